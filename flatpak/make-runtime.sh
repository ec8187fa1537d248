#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# A local stand-in for the GNOME Flatpak runtime, for building and testing only.
#
# Makes org.gnome.Platform and org.gnome.Sdk out of Debian packages and commits
# both to a local OSTree repository, for machines which cannot reach Flathub.
#
#   make-runtime.sh [options] SUITE BRANCH REPO
#
#   SUITE    Debian suite: trixie (GNOME 48) or sid (whatever is newest)
#   BRANCH   Flatpak branch to pretend to be, e.g. 50
#   REPO     directory of the OSTree repository; made when it is missing
#
#   --install         also add REPO as a user remote and install both runtimes
#                     (FLATPAK_USER_DIR chooses the installation)
#   --remote NAME     name of that remote                   [gnome-standin]
#   --force           build even if REPO already has this very runtime
#   --platform PKGS   more packages for Platform and Sdk, comma separated
#   --sdk PKGS        more packages for the Sdk only, comma separated
#   --locales LIST    locales to compile, space separated
#   --no-gl           leave Mesa out (saves about 200 MB; GTK then uses cairo)
#   --mirror URL      Debian mirror            [the one this machine's apt uses]
#   --work DIR        scratch space, about 5 GB    [a new directory in $TMPDIR]
#   --keep            do not remove the scratch space
#
# Needs: mmdebstrap flatpak ostree.  Runs as root, or as a user who has ranges
# in /etc/subuid and /etc/subgid (package uidmap).  A run takes 2 to 4 minutes.
# A second run with the same arguments finds its own work and stops at once.
#
# The result is for building and testing only.  It has Debian's builds, file
# layout (/usr/lib/<triplet>) and versions, not GNOME's; see manifest.dpkg in
# either runtime for what is inside.

set -euo pipefail
shopt -s nullglob

me=${0##*/}
die() { echo "$me: $*" >&2; exit 1; }
say() { echo "$me: [$((SECONDS))s] $*" >&2; }
usage() { sed -n '2,/^$/s/^# \{0,1\}//p' "$0"; }

### Arguments ################################################################

install='' remote=gnome-standin force='' gl=y keep='' work=''
platform_extra='' sdk_extra=''
mirror=$(sed -n 's/^URIs: *//p' /etc/apt/sources.list.d/debian.sources 2>/dev/null | head -n1)
locales='en_US.UTF-8 en_GB.UTF-8 es_ES.UTF-8 es_MX.UTF-8'

while [[ ${1-} == -* ]]; do
    case $1 in
        --install) install=y ;;
        --force)   force=y ;;
        --keep)    keep=y ;;
        --no-gl)   gl= ;;
        --remote)   remote=$2; shift ;;
        --platform) platform_extra=$2; shift ;;
        --sdk)      sdk_extra=$2; shift ;;
        --locales)  locales=$2; shift ;;
        --mirror)   mirror=$2; shift ;;
        --work)     work=$2; shift ;;
        -h|--help)  usage; exit 0 ;;
        *) usage >&2; die "unknown option $1" ;;
    esac
    shift
done
[[ $# == 3 ]] || { usage >&2; exit 2; }
suite=$1 branch=$2 repo=$3

for tool in mmdebstrap flatpak ostree bwrap; do
    command -v "$tool" >/dev/null || die "$tool is missing"
done

arch=$(flatpak --default-arch)
case $arch in
    x86_64)  triplet=x86_64-linux-gnu ;;
    aarch64) triplet=aarch64-linux-gnu ;;
    *) die "no Debian triplet known for $arch" ;;
esac

# Root can run mmdebstrap as it is; anyone else needs a user namespace.
mode=root
if [[ $EUID != 0 ]]; then
    mode=unshare
    grep -q "^$(id -un):" /etc/subuid || die "no range for $(id -un) in /etc/subuid"
fi

mkdir -p "$repo"
repo=$(realpath "$repo")

### Packages #################################################################

# What an application may use when it runs: a subset of GNOME's Platform.
platform=(
    libgtk-4-1 libgtk-4-bin libadwaita-1-0 gtk-update-icon-cache
    gir1.2-gtk-4.0 gir1.2-adw-1
    adwaita-icon-theme hicolor-icon-theme gsettings-desktop-schemas
    shared-mime-info librsvg2-common libgdk-pixbuf2.0-bin
    libglib2.0-bin dconf-gsettings-backend glib-networking
    libjson-glib-1.0-0 libsoup-3.0-0 libsecret-1-0 libgtksourceview-5-0
    libsqlite3-0 libxml2-utils
    fontconfig fonts-cantarell fonts-dejavu-core fonts-noto-color-emoji
    xkb-data iso-codes tzdata ca-certificates flatpak-xdg-utils
    dbus-bin dbus-daemon less
)
# Since GNOME 48 the interface font is Adwaita Sans, which is Inter with a few
# changes; trixie has only Inter.
case $suite in
    trixie|stable) platform+=(fonts-inter) ;;
    *)             platform+=(fonts-adwaita) ;;
esac
if [[ $gl ]]; then
    platform+=(libgl1-mesa-dri libegl1 libegl-mesa0 libglx-mesa0 libgles2 libvulkan1)
fi

# What it takes to build one.  GNOME's Sdk has blueprint-compiler since 49.
sdk=(
    gcc g++ make libc6-dev pkgconf meson ninja-build gettext git patch file
    xz-utils unzip python3 gdb valgrind strace elfutils locales
    libglib2.0-dev libglib2.0-dev-bin libgtk-4-dev libadwaita-1-dev
    libjson-glib-dev libsoup-3.0-dev libsecret-1-dev libgtksourceview-5-dev
    libsqlite3-dev libxml2-dev librsvg2-dev gobject-introspection
    blueprint-compiler appstream appstream-compose desktop-file-utils itstool
)
[[ ! $platform_extra ]] || IFS=, read -ra more <<<"$platform_extra"
platform+=(${more[@]+"${more[@]}"}); more=()
[[ ! $sdk_extra ]] || IFS=, read -ra more <<<"$sdk_extra"
sdk+=(${more[@]+"${more[@]}"})

### Is it there already? #####################################################

platform_ref=runtime/org.gnome.Platform/$arch/$branch
sdk_ref=runtime/org.gnome.Sdk/$arch/$branch

# The subject line of each commit says what it was made from.
stamp=$(cat "$0" - <<<"$suite $mirror ${platform[*]} ${sdk[*]} $locales" |
        sha256sum | cut -c1-16)
subject="Stand-in made from Debian $suite, recipe $stamp"

have() { ostree --repo="$repo" log "$1" 2>/dev/null | grep -qF "$subject"; }

install_both() {
    [[ $install ]] || return 0
    flatpak --user remote-add --if-not-exists --no-gpg-verify "$remote" "file://$repo"
    flatpak --user remote-modify --no-gpg-verify --url="file://$repo" "$remote"
    # --or-update: the same command serves the first run and the tenth.
    flatpak --user install -y --noninteractive --or-update --no-related \
        "$remote" "$platform_ref" "$sdk_ref"
}

if [[ ! $force ]] && have "$platform_ref" && have "$sdk_ref"; then
    say "$repo has this runtime already"
    install_both
    exit 0
fi

### Scratch space ############################################################

if [[ $work ]]; then
    mkdir -p "$work"
else
    work=$(mktemp -d "${TMPDIR:-/tmp}/make-runtime.XXXXXX")
fi
work=$(realpath "$work")
cleanup() { [[ $keep ]] || rm -rf "$work/root" "$work/org.gnome.Platform" "$work/org.gnome.Sdk"
            [[ $keep ]] || rmdir --ignore-fail-on-non-empty "$work"; }
trap cleanup EXIT
rm -rf "$work/root" "$work"/org.gnome.{Platform,Sdk}
mkdir -p "$work/root"

### Debian root ##############################################################

# One bootstrap gives both trees: Platform is copied aside to /platform before
# the development packages go in.  Hooks see the root as $1.
# shellcheck disable=SC2016
platform_done='set -e
    dpkg-query --admindir="$1/var/lib/dpkg" -W -f "\${Package}\t\${Version}\n" >"$1/usr/manifest.dpkg"
    mkdir "$1/platform"
    cp -a --reflink=auto "$1/usr" "$1/etc" "$1/platform/"'
sdk_install="set -e
    chroot \"\$1\" apt-get install -y --no-install-recommends ${sdk[*]}
    for l in $locales; do
        chroot \"\$1\" localedef --no-archive -i \${l%.*} -f UTF-8 \$l
    done
    cp -a \"\$1\"/usr/lib/locale/. \"\$1\"/platform/usr/lib/locale/
    dpkg-query --admindir=\"\$1/var/lib/dpkg\" -W -f '\${Package}\t\${Version}\n' >\"\$1/usr/manifest.dpkg\""

say "bootstrapping Debian $suite ($mode mode)"
mmdebstrap --mode=$mode --variant=apt --format=tar \
    --include="$(IFS=,; echo "${platform[*]}")" \
    --aptopt='APT::Install-Recommends "false"' \
    --aptopt='Acquire::Languages "none"' \
    --aptopt='Acquire::Check-Valid-Until "false"' \
    --dpkgopt='force-unsafe-io' \
    --dpkgopt='path-exclude=/usr/share/doc/*' \
    --dpkgopt='path-include=/usr/share/doc/*/copyright' \
    --dpkgopt='path-exclude=/usr/share/man/*' \
    --dpkgopt='path-exclude=/usr/share/info/*' \
    --dpkgopt='path-exclude=/usr/share/gtk-doc/*' \
    --customize-hook="$platform_done" \
    --customize-hook="$sdk_install" \
    "$suite" - "$mirror" |
    tar -x -C "$work/root" --no-same-owner --no-same-permissions \
        ./usr ./etc ./platform

### Turn a Debian tree into a runtime ########################################

# make_runtime NAME TREE: TREE has usr and etc; the result has the form that
# flatpak build-export takes, in $work/NAME.
make_runtime() {
    local name=$1 tree=$2 out=$work/$1 files=$work/$1/files link target
    mkdir "$out"
    mv "$tree/usr" "$files"
    mv "$tree/etc" "$files/etc"

    # An alternative is a link to /etc/alternatives/x, which is a link to the
    # file meant; keep one link, and drop the middle man.
    find "$files" -lname '/etc/alternatives/*' -print0 |
    while IFS= read -r -d '' link; do
        target=$(readlink "$files$(readlink "$link")" || true)   # /etc is files/etc
        case $target in
            /usr/*) ln -sfn "$target" "$link" ;;
            *)      rm -f "$link" ;;
        esac
    done

    # Flatpak supplies these itself, or they mean nothing in a sandbox.  What
    # is left of /etc is the like of fonts, ssl, gtk-4.0, xdg and nsswitch.conf.
    local gone=(
        alternatives apt bash_completion.d bindresvport.blacklist binfmt.d
        credstore credstore.encrypted cron.daily debconf.conf debuginfod
        default debian_version dpkg environment ethertypes fstab gai.conf group group- gshadow gshadow- gss host.conf
        hostname hosts init.d issue issue.net kernel ld.so.conf ld.so.conf.d
        libaudit.conf locale.conf locale.gen localtime logcheck logrotate.d machine-id modules-load.d motd
        mtab networks opt pam.conf pam.d passwd passwd- profile.d rc0.d rc1.d rc2.d
        rc3.d rc4.d rc5.d rc6.d rcS.d resolv.conf rmt securetty security
        selinux sensors.d sensors3.conf shadow shadow- shells skel ssh subgid
        subgid- subuid subuid- systemd sysctl.d terminfo timezone tmpfiles.d
        ucf.conf udev update-motd.d vconsole.conf xattr.conf xdg/systemd
        .pwd.lock .resolv.conf.systemd-resolved.bak
    )
    ( cd "$files/etc" && rm -rf "${gone[@]}" )
    ( cd "$files" && rm -rf games local src lib/apt lib/dpkg lib/init \
        lib/modprobe.d lib/modules-load.d lib/sysctl.d lib/sysusers.d \
        lib/systemd lib/tmpfiles.d lib/udev share/bash-completion share/bug \
        share/debconf share/doc-base share/info share/lintian share/man \
        share/menu share/pixmaps/debian-logo.png share/zsh )
    # Only the Sdk needs the charmaps, and nothing needs a package manager.
    rm -rf "$files"/bin/{apt,dpkg}* "$files"/sbin/{apt,dpkg}*
    [[ $name == *.Sdk ]] || rm -rf "$files"/share/{i18n,perl5}

    # Flatpak makes ld.so.cache for the app (so that /app/lib is searched) only
    # if the runtime has an EMPTY ld.so.conf.  Debian's ld.so and ldconfig have
    # /usr/lib/<triplet> built in, so no line for it is missed.
    : >"$files/etc/ld.so.conf"
    # It calls ldconfig with PATH=/app/bin:/usr/bin, where Debian has none.
    [[ -e $files/bin/ldconfig ]] || ln -s ../sbin/ldconfig "$files/bin/ldconfig"

    # GNOME's runtime opens links and files through the portals.
    for target in "$files"/libexec/flatpak-xdg-utils/*; do
        ln -sfn "../libexec/flatpak-xdg-utils/${target##*/}" "$files/bin/${target##*/}"
    done

    # flatpak-builder 1.2 calls appstream-compose (of appstream-glib, which
    # Debian has no longer), newer ones call "appstreamcli compose" themselves.
    if [[ $name == *.Sdk && ! -e $files/bin/appstream-compose ]]; then
        install -m755 /dev/stdin "$files/bin/appstream-compose" <<'SHIM'
#!/bin/sh
# appstream-compose of appstream-glib, in terms of appstreamcli compose.
# Called as: appstream-compose --prefix=/app --origin=flatpak --basename=ID ID
prefix=/usr origin=flatpak base= id=
for arg; do
    case $arg in
        --prefix=*)   prefix=${arg#*=} ;;
        --origin=*)   origin=${arg#*=} ;;
        --basename=*) base=${arg#*=} ;;
        -*) ;;
        *) id=$arg ;;
    esac
done
share=$prefix/share

# flatpak-builder 1.2 moves the metainfo file to the place it had long ago,
# which AppStream no longer reads.
if [ -e "$share/appdata/$id.appdata.xml" ]; then
    mkdir -p "$share/metainfo"
    mv "$share/appdata/$id.appdata.xml" "$share/metainfo/$id.metainfo.xml"
    rmdir --ignore-fail-on-non-empty "$share/appdata"
fi

# Flatpak expects xmls/ID.xml.gz and PNG icons; AppStream 1.2 would make JXL.
set -- --icon-policy=48x48=ignored,48x48@2=ignored,64x64=cached,64x64@2=ignored,128x128=cached,128x128@2=ignored
if appstreamcli compose --help | grep -q -e --image-format; then
    set -- "$@" --image-format=png
fi
exec appstreamcli compose --no-color --no-net --print-report=full --prefix=/ \
    --origin="${base:-$id}" --result-root="$prefix" \
    --data-dir="$share/app-info/xmls" --icons-dir="$share/app-info/icons/$origin" \
    --components="$id" "$@" "$prefix"
SHIM
    fi

    # What flatpak-builder adds to each module: optimisation, hardening, debug
    # information, and /app/lib, which Debian's Meson would not choose.
    if [[ $name == *.Sdk ]]; then
        local c='-O2 -g -pipe -Wp,-U_FORTIFY_SOURCE,-D_FORTIFY_SOURCE=3'
        c+=' -fstack-protector-strong -fstack-clash-protection'
        c+=' -fasynchronous-unwind-tables -fno-omit-frame-pointer'
        mkdir "$files/etc/flatpak-builder"
        cat >"$files/etc/flatpak-builder/defaults.json" <<JSON
{
    "cflags": "$c",
    "cxxflags": "$c -Wp,-D_GLIBCXX_ASSERTIONS",
    "cppflags": "-I/app/include",
    "ldflags": "-L/app/lib -Wl,-z,relro,-z,now -Wl,--as-needed",
    "libdir": "/app/lib"
}
JSON
    fi

    # Fonts of the host are to be seen as well, and the interface font first.
    cat >"$files/etc/fonts/conf.d/05-flatpak.conf" <<'CONF'
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>/app/share/fonts</dir>
  <dir>/run/host/fonts</dir>
  <dir>/run/host/local-fonts</dir>
  <dir>/run/host/user-fonts</dir>
  <include ignore_missing="yes">/run/host/font-dirs.xml</include>
  <cachedir>/usr/cache/fontconfig</cachedir>
  <cachedir>/run/host/fonts-cache</cachedir>
  <cachedir>/run/host/user-fonts-cache</cachedir>
  <alias binding="same"><family>Adwaita Sans</family>
    <prefer><family>Adwaita Sans</family><family>Inter</family><family>Inter Variable</family></prefer></alias>
  <alias binding="same"><family>Adwaita Mono</family>
    <prefer><family>Adwaita Mono</family><family>DejaVu Sans Mono</family></prefer></alias>
  <alias><family>sans-serif</family>
    <prefer><family>Adwaita Sans</family><family>Inter</family><family>Cantarell</family></prefer></alias>
</fontconfig>
CONF

    # Say what this is, to whoever looks.
    rm -f "$files/etc/os-release"
    cat >"$files/lib/os-release" <<OSR
NAME="Stand-in for the GNOME runtime"
ID=org.gnome.Platform.standin
ID_LIKE=debian
PRETTY_NAME="Stand-in for GNOME $branch, made from Debian $suite"
VERSION_ID=$branch
DEBIAN_SUITE=$suite
OSR
    ln -s ../usr/lib/os-release "$files/etc/os-release"

    # No setuid or odd modes; everything must be readable by the user.
    chmod -R u=rwX,go=rX,a-st "$files"

    # Caches whose validity hangs on time stamps have to be made with the time
    # stamp that they will have when deployed, which is 0 for all of OSTree.
    find "$files" -exec touch -h -d @0 {} +
    mkdir -p "$files/cache/fontconfig"
    in_runtime "$files" fc-cache -s

    cat >"$out/metadata" <<META
[Runtime]
name=$name
runtime=org.gnome.Platform/$arch/$branch
sdk=org.gnome.Sdk/$arch/$branch

[Environment]
GI_TYPELIB_PATH=/app/lib/girepository-1.0
GST_PLUGIN_SYSTEM_PATH=/app/lib/gstreamer-1.0:/usr/lib/$triplet/gstreamer-1.0
XDG_DATA_DIRS=/app/share:/usr/share:/usr/share/runtime/share:/run/host/user-share:/run/host/share
META
}

# in_runtime FILES COMMAND...: run a program of the new runtime, with FILES as
# a writable /usr.
in_runtime() {
    local files=$1; shift
    bwrap --unshare-all --bind "$files" /usr --ro-bind "$files/etc" /etc \
        --symlink usr/lib /lib --symlink usr/lib64 /lib64 \
        --symlink usr/bin /bin --symlink usr/sbin /sbin \
        --proc /proc --dev /dev --tmpfs /tmp --tmpfs /var \
        --setenv PATH /usr/bin:/usr/sbin --setenv HOME /tmp \
        --setenv LC_ALL C.UTF-8 "$@"
}

say 'laying out org.gnome.Platform'
make_runtime org.gnome.Platform "$work/root/platform"
say 'laying out org.gnome.Sdk'
make_runtime org.gnome.Sdk "$work/root"

### Commit ###################################################################

# In bare-user-only mode, which is that of a user installation, files are not
# compressed and flatpak install makes hard links: 25 s in place of 2 minutes.
# (Serving the repository over http would need --mode=archive.)
ostree --repo="$repo" init --mode=bare-user-only
for name in org.gnome.Platform org.gnome.Sdk; do
    say "committing $name//$branch"
    flatpak build-export --arch="$arch" --files=files --disable-fsync \
        --disable-sandbox --no-update-summary --subject="$subject" \
        "$repo" "$work/$name" "$branch" >&2
done
# Leave one commit of each and no objects of those before it.
flatpak build-update-repo --prune --prune-depth=0 "$repo" >&2
install_both
say "done: $(du -sh "$repo" | cut -f1) in $repo"
