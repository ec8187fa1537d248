# SPDX-License-Identifier: GPL-3.0-or-later
"""Stand-ins for services of the desktop, on the test's own session bus."""

import threading

try:
    import gi
    gi.require_version("Gio", "2.0")
    from gi.repository import Gio, GLib
except (ImportError, ValueError):
    Gio = GLib = None

# Whether there is what the stand-ins are made of.
has_mocks = Gio is not None

SESSION_MANAGER = """
<node>
  <interface name="org.gnome.SessionManager">
    <method name="RegisterClient">
      <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="o" direction="out"/>
    </method>
    <method name="UnregisterClient"><arg type="o" direction="in"/></method>
    <method name="IsInhibited"><arg type="u" direction="in"/><arg type="b" direction="out"/></method>
    <property name="InhibitedActions" type="u" access="read"/>
  </interface>
  <interface name="org.gnome.SessionManager.ClientPrivate">
    <method name="EndSessionResponse">
      <arg type="b" direction="in"/><arg type="s" direction="in"/>
    </method>
    <signal name="QueryEndSession"><arg type="u"/></signal>
    <signal name="EndSession"><arg type="u"/></signal>
  </interface>
</node>
"""


class Service:
    """Owns a name on the session bus and answers calls in a thread of its own, for the time of a
    block."""

    name = None
    description = None
    # Object path by interface.
    paths = {}

    def __init__(self):
        self.connection = None
        self.ready = threading.Event()

    def __enter__(self):
        self.context = GLib.MainContext()
        self.loop = GLib.MainLoop.new(self.context, False)
        self.thread = threading.Thread(target=self._run)
        self.thread.start()
        self.ready.wait(20)
        return self

    def __exit__(self, *what):
        self.loop.quit()
        self.thread.join()

    def _run(self):
        self.context.push_thread_default()
        self.connection = Gio.DBusConnection.new_for_address_sync(
            Gio.dbus_address_get_for_bus_sync(Gio.BusType.SESSION),
            Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT |
            Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)
        node = Gio.DBusNodeInfo.new_for_xml(self.description)
        for interface, path in self.paths.items():
            self.connection.register_object(path, node.lookup_interface(interface), self._on_call,
                                            self._on_get, None)
        self.connection.call_sync("org.freedesktop.DBus", "/org/freedesktop/DBus",
                                  "org.freedesktop.DBus", "RequestName",
                                  GLib.Variant("(su)", (self.name, 4)), None,
                                  Gio.DBusCallFlags.NONE, -1, None)
        self.ready.set()
        self.loop.run()
        self.connection.close_sync(None)
        self.context.pop_thread_default()

    def _on_call(self, connection, sender, path, interface, method, arguments, invocation):
        invocation.return_value(getattr(self, method)(*arguments.unpack()))

    def _on_get(self, connection, sender, path, interface, name):
        return self.properties[name]


class SessionManager(Service):
    """Announces the end of the session as GNOME's does, and takes down what is answered."""

    name = "org.gnome.SessionManager"
    description = SESSION_MANAGER
    client = "/org/gnome/SessionManager/Client1"
    paths = {"org.gnome.SessionManager": "/org/gnome/SessionManager",
             "org.gnome.SessionManager.ClientPrivate": client}

    def __init__(self):
        super().__init__()
        self.registered = threading.Event()
        self.answered = threading.Event()
        self.properties = {"InhibitedActions": GLib.Variant("u", 0)}

    def RegisterClient(self, identifier, startup):
        """A client has come."""
        self.registered.set()
        return GLib.Variant("(o)", (self.client,))

    def UnregisterClient(self, client):
        """A client goes."""

    def IsInhibited(self, flags):
        """Nobody holds the session up."""
        return GLib.Variant("(b)", (False,))

    def EndSessionResponse(self, agrees, reason):
        """The client has answered."""
        if agrees:
            self.answered.set()

    def _emit(self, signal):
        self.answered.clear()
        self.connection.emit_signal(None, self.client,
                                    "org.gnome.SessionManager.ClientPrivate", signal,
                                    GLib.Variant("(u)", (0,)))
        return self.answered.wait(20)

    def end_session(self):
        """Asks, then ends.  Returns whether the client was there and agreed to both."""
        return self.registered.wait(20) and self._emit("QueryEndSession") and \
            self._emit("EndSession")
