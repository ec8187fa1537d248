/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * libFuzzer over the loader of journals: `fuzz-position -max_len=65536 CORPUS`.
 */

#include <stdint.h>

#include "nw-fuzz-load.h"

int LLVMFuzzerTestOneInput (const uint8_t *bytes,
                            size_t         length);

int
LLVMFuzzerTestOneInput (const uint8_t *bytes,
                        size_t         length)
{
  nw_fuzz_load_journal ((const char *) bytes, length);
  return 0;
}
