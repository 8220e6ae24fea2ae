import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { OAuthError, sendJson } from "./answer.ts";
import { apis } from "./apis.ts";
import { serveControl, serviceAccountFile } from "./control.ts";
import type { Fake } from "./fake.ts";
import { type Faults, keepFaults } from "./faults.ts";
import { answerConsent, giveToken, revoke, showConsent, tellAccount } from "./oauth.ts";
import { googleQuota, keepQuota, type Quota, type QuotaKeeper } from "./quota.ts";
import { serveApi } from "./serve-api.ts";
import { keepServedCalls, type ServedCalls } from "./served-calls.ts";
import { keepTokens, newGrantId, type Tokens } from "./tokens.ts";
import { type Business, sampleBusinesses } from "./world.ts";

export type FakeGoogleOptions = {
  now?: () => Date;
  /** How long each call of an API takes, in ms. */
  latency?: number;
  /** 0 for any free one. */
  port?: number;
  host?: string;
  businesses?: Business[];
  quota?: Partial<Quota>;
  /** Addresses that may get a code; any on this machine when left out. */
  redirectUris?: string[];
};

export type FakeGoogle = {
  /** Value for GOOGLE_URL. */
  url: string;
  businesses: Business[];
  faults: Faults;
  calls: ServedCalls;
  quota: QuotaKeeper;
  /** Tokens as if somebody had pressed Allow. */
  allow: (email: string, scopes: string[]) => { accessToken: string; refreshToken: string };
  /** The text of a service account's key file. */
  serviceAccountFile: () => string;
  close: () => Promise<void>;
};

/** Starts a server that plays Google. */
export async function startFakeGoogle(options: FakeGoogleOptions = {}): Promise<FakeGoogle> {
  const { now = () => new Date(), latency = 0, port = 0, host = "127.0.0.1", redirectUris = null } = options;
  const fake: Fake = {
    now,
    redirectUris,
    businesses: options.businesses ?? sampleBusinesses(),
    tokens: keepTokens(now),
    faults: keepFaults(),
    quota: keepQuota({ ...googleQuota, ...options.quota }, now),
    calls: keepServedCalls(),
    serviceKey: makeKeyOnce(),
  };
  const server = createServer((request, response) => {
    void answer(fake, request, response, latency).catch((error: unknown) => {
      if (error instanceof OAuthError) sendJson(response, error.code, error.body());
      else sendJson(response, 500, { error: String(error) });
    });
  }).listen(port, host);
  await once(server, "listening");
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    businesses: fake.businesses,
    faults: fake.faults,
    calls: fake.calls,
    quota: fake.quota,
    allow: (email, scopes) => allow(fake.tokens, email, scopes),
    serviceAccountFile: () => JSON.stringify(serviceAccountFile(fake), null, 2),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function answer(fake: Fake, request: IncomingMessage, response: ServerResponse, latency: number): Promise<void> {
  const { pathname, searchParams: query } = new URL(request.url ?? "/", "http://fake");
  const body = await readText(request);
  const route = `${request.method ?? ""} ${pathname}`;
  switch (route) {
    case "GET /o/oauth2/v2/auth":
      showConsent(fake, query, response);
      return;
    case "POST /o/oauth2/v2/auth":
      answerConsent(fake, new URLSearchParams(body), response);
      return;
    case "POST /token":
      giveToken(fake, new URLSearchParams(body), response);
      return;
    case "POST /revoke":
      revoke(fake, query.get("token") ?? new URLSearchParams(body).get("token") ?? "", response);
      return;
    case "GET /v1/userinfo":
      tellAccount(fake, (request.headers.authorization ?? "").replace(/^Bearer /, ""), response);
      return;
    default:
  }
  if (pathname.startsWith("/control")) {
    serveControl(fake, pathname, request, body, response);
    return;
  }
  for (const api of apis) {
    const target = api.path.exec(pathname)?.[1];
    if (request.method !== api.verb || !api.path.test(pathname)) continue;
    const call = { api, target: decodeURIComponent(target ?? ""), query, body: parsed(body) };
    await serveApi(fake, call, request, response, latency);
    return;
  }
  sendJson(response, 404, { error: { code: 404, message: `${route} is not Google's`, status: "NOT_FOUND" } });
}

function allow(tokens: Tokens, email: string, scopes: string[]): { accessToken: string; refreshToken: string } {
  const grant = { email, scopes, id: newGrantId() };
  return { accessToken: tokens.access(grant).access_token, refreshToken: tokens.refresh(grant) };
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** A key takes a tenth of a second to make, and few tests need one. */
function makeKeyOnce(): Fake["serviceKey"] {
  let made: { publicKey: string; privateKey: string } | null = null;
  return () => {
    made ??= generateKeyPairSync("rsa", {
      modulusLength: 2048,
      publicKeyEncoding: { type: "spki", format: "pem" },
      privateKeyEncoding: { type: "pkcs8", format: "pem" },
    });
    return made;
  };
}
