import type { Environment } from "../kit/environment.ts";

/** How a browser reaches an authenticator. */
export const transports = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;

export type Transport = (typeof transports)[number];

/** A credential of WebAuthn with which somebody signs in. Its private key never leaves the authenticator. */
export type Passkey = {
  id: string;
  staffId: string;
  /** SHA-256 of `credentialId`, which is too long for an index. */
  credentialHash: string;
  /** What the authenticator calls it, in base64url. */
  credentialId: string;
  /** In COSE's form, as base64url. */
  publicKey: string;
  /** How often it was used; 0 for ever where the authenticator does not count. */
  counter: number;
  transports: Transport[];
  /** What its owner calls it. */
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
};

/** A challenge that was answered and must not be answered again before it ends. */
export type UsedChallenge = { challengeHash: string; expiresAt: Date };

/** The largest count that its column has room for. */
export const largestCount = 2_147_483_647;

/** For whom passkeys are made: `id` is a host, `origin` the only address whose pages may use them. */
export type RelyingParty = { id: string; origin: string };

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** The relying party of an installation. Browsers take no IP addresses, so on one's own machine it is `localhost`. */
export function relyingParty({ PUBLIC_URL }: Pick<Environment, "PUBLIC_URL">): RelyingParty {
  const { protocol, hostname, port, origin } = new URL(PUBLIC_URL);
  if (!loopback.has(hostname)) return { id: hostname, origin };
  return { id: "localhost", origin: `${protocol}//localhost${port && `:${port}`}` };
}
