import { createHash, createPublicKey, randomBytes, verify } from "node:crypto";
import { type Faults, OAuthError, type QuotaKeeper, type ServedCalls } from "./answer.ts";
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

/** Tokens carry their grant themselves, so that they outlive a restart of the fake. */
export type Grant = {
  email: string;
  scopes: string[];
  /** Names what a person allowed. Revoking one of its tokens ends all of them. */
  id: string;
};

type Code = Pick<Grant, "email" | "scopes"> & {
  clientId: string;
  redirectUri: string;
  challenge: string | null;
  until: number;
};

/** https://developers.google.com/identity/protocols/oauth2/web-server: in seconds. */
const accessLifetime = 3599;
const codeLifetime = 600;

export type Tokens = {
  makeCode: (code: Omit<Code, "until">) => string;
  /** @throws OAuthError for a code that was used, is old, or belongs to another client or address */
  takeCode: (code: string, given: { clientId: string; redirectUri: string; verifier: string | null }) => Grant;
  access: (grant: Grant) => { access_token: string; expires_in: number; token_type: string; scope: string };
  /** Valid until it is revoked, or for some seconds. */
  refresh: (grant: Grant, lifetime?: number) => string;
  /** Null when the refresh token is not valid. */
  readRefresh: (token: string) => Grant | null;
  /** Null when the access token is not valid any more. */
  readAccess: (token: string) => Grant | null;
  /** @returns whether there was such a token */
  revoke: (token: string) => boolean;
};

export function keepTokens(now: () => Date): Tokens {
  const codes = new Map<string, Code>();
  /** Names of grants. */
  const revoked = new Set<string>();

  const read = (token: string, kind: Kind): Grant | null => {
    const [prefix, packed = ""] = token.split(".");
    const opened = prefix === `sample-${kind}` ? unpack(packed) : null;
    return opened === null || opened.until < now().getTime() || revoked.has(opened.id) ? null : opened;
  };

  return {
    makeCode: (code) => {
      const name = `sample/${randomBytes(24).toString("base64url")}`;
      codes.set(name, { ...code, until: now().getTime() + codeLifetime * 1000 });
      return name;
    },
    takeCode: (name, { clientId, redirectUri, verifier }) => {
      const code = codes.get(name);
      codes.delete(name);
      if (!code || code.until < now().getTime()) throw new OAuthError("invalid_grant", "Malformed auth code.");
      if (code.clientId !== clientId) throw new OAuthError("invalid_grant", "Code was not issued to this client.");
      if (code.redirectUri !== redirectUri) throw new OAuthError("redirect_uri_mismatch", "Bad Request");
      const challenge = verifier === null ? null : createHash("sha256").update(verifier).digest("base64url");
      if (code.challenge !== challenge) throw new OAuthError("invalid_grant", "Invalid code verifier.");
      return { email: code.email, scopes: code.scopes, id: newGrantId() };
    },
    access: (grant) => ({
      access_token: pack("access", { ...grant, until: now().getTime() + accessLifetime * 1000 }),
      expires_in: accessLifetime,
      token_type: "Bearer",
      scope: grant.scopes.join(" "),
    }),
    refresh: (grant, lifetime) => {
      const until = lifetime === undefined ? Number.MAX_SAFE_INTEGER : now().getTime() + lifetime * 1000;
      return pack("refresh", { ...grant, until });
    },
    readRefresh: (token) => read(token, "refresh"),
    readAccess: (token) => read(token, "access"),
    revoke: (token) => {
      const known = read(token, "refresh") ?? read(token, "access");
      if (!known) return false;
      revoked.add(known.id);
      return true;
    },
  };
}

/**
 * The issuer and scopes of a service account's signed request for a token
 * (https://developers.google.com/identity/protocols/oauth2/service-account). Its times are those of the real clock, so only their
 * distance is checked.
 * @throws OAuthError
 */
export function readAssertion(assertion: string, publicKey: string): Grant {
  const [head = "", body = "", signature = ""] = assertion.split(".");
  const isSigned = verify(
    "RSA-SHA256",
    Buffer.from(`${head}.${body}`),
    createPublicKey(publicKey),
    Buffer.from(signature, "base64url"),
  );
  if (!isSigned) throw new OAuthError("invalid_grant", "Invalid JWT Signature.");
  const claims = JSON.parse(Buffer.from(body, "base64url").toString()) as Partial<Record<string, string | number>>;
  const lifetime = Number(claims["exp"]) - Number(claims["iat"]);
  if (!(lifetime > 0 && lifetime <= 3600)) throw new OAuthError("invalid_grant", "Invalid JWT: exp.");
  if (claims["aud"] !== "https://oauth2.googleapis.com/token")
    throw new OAuthError("invalid_grant", "Invalid JWT: aud.");
  return { email: String(claims["iss"]), scopes: String(claims["scope"]).split(" "), id: newGrantId() };
}

type Kind = "access" | "refresh";
type Packed = Grant & { until: number };

export function newGrantId(): string {
  return randomBytes(9).toString("base64url");
}

function pack(kind: Kind, { email, scopes, id, until }: Packed): string {
  return `sample-${kind}.${Buffer.from(JSON.stringify({ email, scopes, id, until })).toString("base64url")}`;
}

function unpack(packed: string): Packed | null {
  try {
    return JSON.parse(Buffer.from(packed, "base64url").toString()) as Packed;
  } catch {
    return null;
  }
}
