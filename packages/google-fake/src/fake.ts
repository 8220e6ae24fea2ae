import type { Faults } from "./faults.ts";
import type { QuotaKeeper } from "./quota.ts";
import type { ServedCalls } from "./served-calls.ts";
import type { Tokens } from "./tokens.ts";
import type { Business } from "./world.ts";

/** Everything that a handler needs. */
export type Fake = {
  now: () => Date;
  businesses: Business[];
  tokens: Tokens;
  faults: Faults;
  quota: QuotaKeeper;
  calls: ServedCalls;
  /** Addresses that may get a code; null for any on this machine. */
  redirectUris: string[] | null;
  /** The service account's key pair, in PEM; made when first asked for. */
  serviceKey: () => { publicKey: string; privateKey: string };
};
