import { lookup, Resolver } from "node:dns/promises";
import { OutboundError } from "./outbound-error.ts";
import { canonicalAddress, isAddress, isPublicAddress } from "./public-address.ts";
import type { Target } from "./target.ts";

/** Finds the addresses of a name; an empty list for an unknown name. */
export type Resolve = (host: string, signal: AbortSignal) => Promise<string[]>;

/** Timeout for a name server's reply, in ms. The second try has twice as long. */
const patience = { timeout: 1500, tries: 2 };

/**
 * Asks the name servers directly. The system's look-up would block one of few threads while a dead name server does not
 * reply, and so delay everyone else.
 */
export const askNameServers: Resolve = async (host, signal) => {
  const resolver = new Resolver(patience);
  const cancel = () => resolver.cancel();
  signal.addEventListener("abort", cancel, { once: true });
  try {
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    return answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  } finally {
    signal.removeEventListener("abort", cancel);
  }
};

/** For hosts in OUTBOUND_ALLOW, which may be defined in the machine's hosts file. */
export const askSystem: Resolve = async (host) => (await lookup(host, { all: true })).map(({ address }) => address);

export type Resolvers = { names: Resolve; allowed: Resolve };

/**
 * Resolves a target once and checks its addresses. Refuses all of them when one is internal.
 * @throws OutboundError refused or unreachable
 */
export async function resolveTarget(
  { host, allowed }: Target,
  { names, allowed: allowedNames }: Resolvers,
  signal: AbortSignal,
): Promise<string[]> {
  const addresses = isAddress(host) ? [host] : await (allowed ? allowedNames : names)(host, signal);
  signal.throwIfAborted();
  if (addresses.length === 0) throw new OutboundError("unreachable");
  if (!allowed && !addresses.every(isPublicAddress)) throw new OutboundError("refused");
  return addresses.map(canonicalAddress);
}
