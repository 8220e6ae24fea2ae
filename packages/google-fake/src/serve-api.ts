import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { ApiError, sendJson } from "./answer.ts";
import type { Api } from "./apis.ts";
import type { Fake } from "./fake.ts";
import type { Fault } from "./faults.ts";
import { type Account, type Business, findAccount } from "./world.ts";

type Incoming = { api: Api; target: string; query: URLSearchParams; body: unknown };

/** Answers one call of an API: checks as Google does, fails as the control page says, and logs. */
export async function serveApi(
  fake: Fake,
  { api, target, query, body }: Incoming,
  request: IncomingMessage,
  response: ServerResponse,
  latency: number,
): Promise<void> {
  const { calls, quota } = fake;
  let email = "";
  const log = (status: number, asked: unknown, answer: unknown, method = api.method) =>
    calls.add({ at: fake.now(), account: email, method, target, request: asked, status, answer });

  try {
    const account = accountOf(fake, request, api.scope);
    email = account.email;
    const fault = fake.faults.take([target, email].filter((name) => name !== ""));
    const seen = account.sees === "everything" ? fake.businesses : [];
    const business = findBusiness(api, target, seen);
    const leave = api.admit(fake, target, email, body);
    try {
      if (fault?.state === "slow") {
        await once(response, "close");
        return;
      }
      if (latency > 0) await sleep(latency);
      fail(fault);
      const { body: answer, served } = api.answer({ fake, query, body, fault, business, seen });
      for (const { request: asked, answer: given } of served) log(200, asked, given);
      if (fault?.state === "cut_off") cutOff(response, answer);
      else sendJson(response, 200, answer);
    } finally {
      leave();
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code >= 500 && api.method.startsWith("analyticsdata")) quota.countServerError(target);
    log(error.code, body, error.body());
    const headers = error.retryAfter === null ? {} : { "retry-after": String(error.retryAfter) };
    sendJson(response, error.code, error.body(), headers);
  }
}

function accountOf({ tokens }: Fake, { headers }: IncomingMessage, scope: string): Account {
  const token = /^Bearer (.+)$/.exec(headers.authorization ?? "")?.[1] ?? "";
  const grant = tokens.readAccess(token);
  const account = grant && findAccount(grant.email);
  if (!account) throw unauthenticated();
  if (!grant.scopes.includes(`https://www.googleapis.com/auth/${scope}`)) {
    const message = "Request had insufficient authentication scopes.";
    throw new ApiError(403, "PERMISSION_DENIED", message, "ACCESS_TOKEN_SCOPE_INSUFFICIENT");
  }
  return account;
}

function findBusiness({ findTarget }: Api, target: string, seen: Business[]): Business {
  const found = findTarget ? seen.find((business) => findTarget(business, target)) : seen[0];
  if (found) return found;
  if (findTarget) throw denied(target);
  return {
    name: "",
    website: "https://none.example",
    propertyId: "",
    siteUrl: "",
    locationId: "",
    timeZone: "Etc/GMT",
  };
}

/** @throws ApiError when the control page asked for one */
function fail(fault: Fault | null): void {
  switch (fault?.state) {
    case "401":
      throw unauthenticated();
    case "403":
      throw denied("this resource");
    case "404":
      throw new ApiError(404, "NOT_FOUND", "Requested entity was not found.", "notFound");
    case "429":
      throw new ApiError(429, "RESOURCE_EXHAUSTED", "Quota exceeded.", "rateLimitExceeded", fault.retryAfter);
    case "500":
      throw new ApiError(500, "INTERNAL", "Internal error encountered.", "backendError", fault.retryAfter);
    case "503":
      throw new ApiError(503, "UNAVAILABLE", "The service is currently unavailable.", "backendError", fault.retryAfter);
    case "api_disabled":
      throw new ApiError(403, "PERMISSION_DENIED", "The API has not been used in this project.", "SERVICE_DISABLED");
    default:
  }
}

/** Ends the connection in the middle of the body. */
function cutOff(response: ServerResponse, answer: object): void {
  const body = Buffer.from(JSON.stringify(answer));
  response.writeHead(200, { "content-type": "application/json", "content-length": body.length });
  response.write(body.subarray(0, body.length / 2), () => response.destroy());
}

function unauthenticated(): ApiError {
  const message = "Request had invalid authentication credentials.";
  return new ApiError(401, "UNAUTHENTICATED", message, "authError");
}

function denied(target: string): ApiError {
  const message = `User does not have sufficient permission for ${target}.`;
  return new ApiError(403, "PERMISSION_DENIED", message, "forbidden");
}
