import type { IncomingMessage, ServerResponse } from "node:http";
import { escapeHtml, redirectTo, sendHtml, sendJson } from "./answer.ts";
import { page } from "./consent-page.ts";
import type { Fake } from "./fake.ts";
import { type Fault, faultStates } from "./faults.ts";
import { accounts, oauthClient, serviceAccount } from "./world.ts";

/** What the control page sets: `{ target, state, times?, retryAfter?, timeZone? }`. */
type Setting = { target?: string; state?: string; times?: number; retryAfter?: number; timeZone?: string };

/** The page and its JSON: GET /control, GET /control/calls, GET /control/service-account.json, POST /control. */
export function serveControl(
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
export function serviceAccountFile({ serviceKey }: Fake): Record<string, string> {
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
