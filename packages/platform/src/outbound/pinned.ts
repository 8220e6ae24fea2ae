import type { LookupFunction, Socket } from "node:net";
import { OutboundError } from "./outbound-error.ts";
import { canonicalAddress, isAddress } from "./public-address.ts";

/** A look-up that knows these addresses and no others, for a connection that must go to one of them. */
export function pinnedLookup(addresses: readonly string[]): LookupFunction {
  const known = addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
  return (host, { all, family }, callback) => {
    const wanted = known.filter((one) => !family || one.family === Number(family));
    const [first] = wanted;
    // Node asks nothing of a look-up for addresses in digits, so that one that comes here is not ours.
    if (!first || isAddress(host)) callback(new OutboundError("unreachable"), "", 0);
    else if (all) callback(null, wanted);
    else callback(null, first.address, first.family);
  };
}

/** @throws OutboundError refused when a connected socket is not where it was meant to be; the socket is gone then */
export function requirePinned(socket: Socket, addresses: readonly string[]): void {
  if (addresses.includes(canonicalAddress(socket.remoteAddress ?? ""))) return;
  socket.destroy();
  throw new OutboundError("refused");
}
