import type { FastifyInstance, FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";
import { BlockList } from "node:net";
import type { System } from "@agency/contracts/settings";
import type { Context } from "../context.ts";
import type { Environment } from "../environment.ts";

/** The state of the proxy in front, as far as the API can tell. */
export type Proxies = () => System["proxy"];

/**
 * Notices a proxy that TRUSTED_PROXIES does not name. Its visitors would all share one address, and so one limit on guesses
 * and forms. Each state is logged once.
 */
export function watchProxies(app: FastifyInstance, { environment, log }: Context): Proxies {
  const { TRUSTED_PROXIES: trusted, PUBLIC_URL } = environment;
  const usual = trusted ? "trusted" : PUBLIC_URL.startsWith("https:") ? "missing" : "none";
  let untrusted: string | null = null;
  if (usual === "missing") {
    log.warn(
      "PUBLIC_URL is https, but TRUSTED_PROXIES is not set: all visitors share one limit. Name the proxy in it.",
    );
  }
  app.addHook("onRequest", (request, _reply, done) => {
    // A trusted peer's header gives at least two addresses: its own and the visitor's.
    if (request.headers["x-forwarded-for"] && (request.ips?.length ?? 1) < 2) {
      const { remoteAddress: address = "" } = request.socket;
      const peer = ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
      if (untrusted === null) {
        log.warn(
          { peer },
          "X-Forwarded-For from a peer that TRUSTED_PROXIES does not name: all its visitors share one limit",
        );
      }
      untrusted = peer;
    }
    done();
  });
  return () => (untrusted === null ? { kind: usual, peer: null } : { kind: "untrusted", peer: untrusted });
}

/** Whether a program on this machine asks by itself, and no proxy for somebody else. */
export function isFromThisMachine({ headers, socket }: Pick<FastifyRequest, "headers" | "socket">): boolean {
  const { remoteAddress = "", localAddress } = socket;
  if (headers.forwarded !== undefined || headers["x-forwarded-for"] !== undefined) return false;
  return remoteAddress === localAddress || isLoopback(remoteAddress);
}

/** Whether a connection is that of many people: it comes from a proxy in TRUSTED_PROXIES, or from this machine. */
export function sharedPeers({
  TRUSTED_PROXIES = "",
}: Pick<Environment, "TRUSTED_PROXIES">): (address: string) => boolean {
  const trusted = new BlockList();
  for (const one of TRUSTED_PROXIES.split(",").filter(Boolean)) {
    const [network = "", bits] = one.trim().split("/");
    const family = network.includes(":") ? "ipv6" : "ipv4";
    if (bits === undefined) trusted.addAddress(network, family);
    else trusted.addSubnet(network, Number(bits), family);
  }
  return (address) => isLoopback(address) || trusted.check(address, address.includes(":") ? "ipv6" : "ipv4");
}

function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";
}
