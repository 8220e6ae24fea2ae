import type { LookupFunction, Socket } from "node:net";
import { OutboundError } from "./outbound-error.ts";
import { canonicalAddress, isAddress } from "./public-address.ts";

/** A look-up that returns only these addresses, for a connection that must use one of them. */
export function pinnedLookup(addresses: readonly string[]): LookupFunction {
  const known = addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
  return (host, { all, family }, callback) => {
    const wanted = known.filter((one) => !family || one.family === Number(family));
    const [first] = wanted;
    // Node looks up no IP addresses, so an address here is unexpected.
    if (!first || isAddress(host)) callback(new OutboundError("unreachable"), "", 0);
    else if (all) callback(null, wanted);
    else callback(null, first.address, first.family);
  };
}

/** @throws OutboundError refused when a socket is connected to another address; this also destroys the socket */
export function requirePinned(socket: Socket, addresses: readonly string[]): void {
  if (addresses.includes(canonicalAddress(socket.remoteAddress ?? ""))) return;
  socket.destroy();
  throw new OutboundError("refused");
}
