import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import {
  escapeHtml,
  type Fault,
  type Faults,
  faultStates,
  googleQuota,
  keepFaults,
  keepQuota,
  keepServedCalls,
  OAuthError,
  type Quota,
  type QuotaKeeper,
  redirectTo,
  sendHtml,
  sendJson,
  type ServedCalls,
} from "./answer.ts";
import { apis, serveApi } from "./apis.ts";
import { type Fake, keepTokens, newGrantId, type Tokens } from "./fake.ts";
import { answerConsent, giveToken, page, revoke, showConsent, tellAccount } from "./oauth.ts";
import { accounts, type Business, oauthClient, sampleBusinesses, serviceAccount } from "./world.ts";

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

/** A setting of the control page: `{ target, state, times?, retryAfter?, timeZone? }`. */
type Setting = { target?: string; state?: string; times?: number; retryAfter?: number; timeZone?: string };

/** The page and its JSON: GET /control, GET /control/calls, GET /control/service-account.json, POST /control. */
function serveControl(
  fake: Fake,
  path: string,
  { method, headers }: IncomingMessage,
  body: string,
  response: ServerResponse,
): void {
  if (method === "POST") {
    const isForm = headers["content-type"]?.includes("form-urlencoded") ?? false;
    const isSet = setFault(fake, isForm ? readForm(body) : (JSON.parse(body) as Setting));
    if (!isSet) sendJson(response, 400, { error: `state must be one of ${faultStates.join(", ")}` });
    else if (isForm) redirectTo(response, "/control");
    else sendJson(response, 200, { faults: Object.fromEntries(fake.faults.list()) });
  } else if (path === "/control/calls") {
    sendJson(response, 200, { calls: fake.calls.list() });
  } else if (path === "/control/service-account.json") {
    sendJson(response, 200, serviceAccountFile(fake));
  } else if (path === "/control") {
    sendHtml(response, 200, controlPage(fake));
  } else {
    sendJson(response, 404, { error: "Not found" });
  }
}

/** The key file of the service account, as Google gives it: https://cloud.google.com/iam/docs/keys-create-delete */
function serviceAccountFile({ serviceKey }: Fake): Record<string, string> {
  return {
    type: "service_account",
    project_id: "sample-project",
    private_key_id: "0".repeat(40),
    private_key: serviceKey().privateKey,
    client_email: serviceAccount.email,
    client_id: serviceAccount.id,
    token_uri: "https://oauth2.googleapis.com/token",
  };
}

function setFault({ faults }: Fake, { target = "*", state, times, retryAfter, timeZone }: Setting): boolean {
  const known = faultStates.find((one) => one === state);
  if (!known) return false;
  faults.set(target, known, { times: times ?? null, retryAfter: retryAfter ?? null, timeZone: timeZone ?? null });
  return true;
}

function readForm(body: string): Setting {
  const form = new URLSearchParams(body);
  const [times, retryAfter, timeZone] = [form.get("times"), form.get("retryAfter"), form.get("timeZone")];
  return {
    target: form.get("target") ?? "*",
    state: form.get("state") ?? "",
    ...(times && { times: Number(times) }),
    ...(retryAfter && { retryAfter: Number(retryAfter) }),
    ...(timeZone && { timeZone }),
  };
}

function inWords({ state, times, retryAfter, timeZone }: Fault): string {
  const details = [
    times === null ? null : `for ${times} calls`,
    retryAfter === null ? null : `Retry-After ${retryAfter} s`,
    timeZone,
  ];
  return [state, ...details.filter((detail) => detail !== null)].join(", ");
}

const shownCalls = 100;

function controlPage({ businesses, faults, calls }: Fake): string {
  const emails = [...accounts, serviceAccount].map(({ email }) => email);
  const targets = ["*", ...emails, ...businesses.flatMap((one) => [one.propertyId, one.siteUrl, one.locationId])];
  const set = faults
    .list()
    .map(([target, fault]) => `<li><b>${escapeHtml(target)}</b>: ${escapeHtml(inWords(fault))}</li>`);
  const rows = calls
    .list()
    .slice(-shownCalls)
    .toReversed()
    .map((call) => {
      const cells = [
        call.id,
        call.at.toISOString(),
        call.status,
        call.method,
        call.target,
        JSON.stringify(call.request),
      ];
      return `<tr>${cells.map((cell) => `<td>${escapeHtml(String(cell))}</td>`).join("")}</tr>`;
    });
  return page(
    "Fake Google",
    `<h1>Fake Google</h1>
<p>Client ID <code>${oauthClient.clientId}</code>, secret <code>${oauthClient.clientSecret}</code>.
<a href="/control/service-account.json">Key of a service account</a>. <a href="/control/calls">All calls as JSON</a>.</p>
<h2>Make it fail</h2>
<form method="post" action="/control">
<label>For <input name="target" list="targets" value="*"></label>
<datalist id="targets">${targets.map((target) => `<option value="${escapeHtml(target)}">`).join("")}</datalist>
<label>Answer <select name="state">${faultStates.map((state) => `<option>${state}</option>`).join("")}</select></label>
<label>For so many calls <input name="times" type="number" min="1"></label>
<label>Retry-After, seconds <input name="retryAfter" type="number" min="1"></label>
<label>Time zone <input name="timeZone" placeholder="Etc/GMT"></label>
<p><button>Set</button></p>
</form>
<ul>${set.join("") || "<li>Nothing fails.</li>"}</ul>
<h2>Last ${shownCalls} calls</h2>
<div class="calls"><table><tr><th>ID</th><th>Time</th><th>Status</th><th>Method</th><th>For</th><th>Request</th></tr>${rows.join("")}</table></div>`,
  );
}
