import { lookup, Resolver } from "node:dns/promises";
import { OutboundError } from "./outbound-error.ts";
import { canonicalAddress, isAddress, isPublicAddress } from "./public-address.ts";
import type { Target } from "./target.ts";

/** Finds the addresses of a name; none when there is no such name. */
export type Resolve = (host: string, signal: AbortSignal) => Promise<string[]>;

/** How long a name server may take over an answer, in ms; the second try takes twice as long. */
const patience = { timeout: 1500, tries: 2 };

/**
 * Asks the name servers directly. The system's own look-up would take one of few threads for as long as a dead name server
 * is silent, and so keep everybody else waiting.
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

/** For hosts that whoever runs the product has named: they may stand in the machine's own list of hosts. */
export const askSystem: Resolve = async (host) => (await lookup(host, { all: true })).map(({ address }) => address);

export type Resolvers = { names: Resolve; allowed: Resolve };

/**
 * The addresses that may be connected to, found once and checked. If one of them leads inside, none is used.
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
