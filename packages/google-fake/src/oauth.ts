import type { ServerResponse } from "node:http";
import { escapeHtml, OAuthError, redirectTo, sendHtml, sendJson } from "./answer.ts";
import { type Fake, type Grant, readAssertion } from "./fake.ts";
import { type Account, accounts, findAccount, oauthClient, serviceAccount } from "./world.ts";

/** The consent page: https://developers.google.com/identity/protocols/oauth2/web-server#creatingclient */
export function showConsent({ redirectUris }: Fake, query: URLSearchParams, response: ServerResponse): void {
  const problem = requestProblem(query, redirectUris);
  if (problem) sendHtml(response, 400, refusalPage(problem));
  else sendHtml(response, 200, consentPage(query));
}

/** Allow or Cancel was pressed. */
export function answerConsent({ redirectUris, tokens }: Fake, form: URLSearchParams, response: ServerResponse): void {
  const query = new URLSearchParams(form.get("query") ?? "");
  const problem = requestProblem(query, redirectUris);
  const account = findAccount(form.get("account") ?? "");
  if (problem || (!account && form.get("answer") === "allow")) {
    sendHtml(response, 400, refusalPage(problem ?? "Choose an account."));
    return;
  }
  const address = new URL(query.get("redirect_uri") ?? "");
  const state = query.get("state");
  if (state !== null) address.searchParams.set("state", state);
  if (form.get("answer") !== "allow" || !account) {
    address.searchParams.set("error", "access_denied");
  } else {
    const scopes = form.getAll("scope");
    const code = tokens.makeCode({
      email: account.email,
      scopes,
      clientId: query.get("client_id") ?? "",
      redirectUri: query.get("redirect_uri") ?? "",
      challenge: query.get("code_challenge"),
    });
    address.searchParams.set("code", code);
    address.searchParams.set("scope", scopes.join(" "));
  }
  redirectTo(response, address.href);
}

/** Google shows these on a page of its own and sends nobody back. */
function requestProblem(query: URLSearchParams, redirectUris: string[] | null): string | null {
  const redirectUri = query.get("redirect_uri") ?? "";
  if (query.get("client_id") !== oauthClient.clientId) return "Error 401: invalid_client";
  if (!isAllowed(redirectUri, redirectUris)) return "Error 400: redirect_uri_mismatch";
  if (query.get("response_type") !== "code") return "Error 400: unsupported_response_type";
  return query.get("scope") ? null : "Error 400: invalid_scope";
}

function isAllowed(redirectUri: string, redirectUris: string[] | null): boolean {
  if (redirectUris) return redirectUris.includes(redirectUri);
  return URL.canParse(redirectUri) && ["127.0.0.1", "localhost"].includes(new URL(redirectUri).hostname);
}

/** `POST /token`, for the three kinds of grant. */
export function giveToken(fake: Fake, form: URLSearchParams, response: ServerResponse): void {
  const { tokens, faults } = fake;
  const kind = form.get("grant_type");
  if (kind !== jwtGrant) checkClient(form);
  const grant = exchangeGrant(fake, form);
  const state = faults.take([grant.email])?.state;
  if (state === "invalid_grant") throw new OAuthError("invalid_grant", "Token has been expired or revoked.");
  // Only the first exchange gives a refresh token.
  const lasting = kind === "authorization_code" ? lastingToken(fake, grant, { testing: state === "testing" }) : {};
  sendJson(response, 200, { ...tokens.access(grant), ...lasting });
}

/** https://developers.google.com/identity/protocols/oauth2#expiration: in seconds. */
const testingLifetime = 7 * 86_400;

/** The refresh token. Google names its end only when it has one. */
function lastingToken({ tokens }: Fake, grant: Grant, { testing }: { testing: boolean }) {
  if (!testing) return { refresh_token: tokens.refresh(grant) };
  return { refresh_token: tokens.refresh(grant, testingLifetime), refresh_token_expires_in: testingLifetime };
}

const jwtGrant = "urn:ietf:params:oauth:grant-type:jwt-bearer";

function exchangeGrant({ tokens, serviceKey }: Fake, form: URLSearchParams) {
  switch (form.get("grant_type")) {
    case "authorization_code":
      return tokens.takeCode(form.get("code") ?? "", {
        clientId: form.get("client_id") ?? "",
        redirectUri: form.get("redirect_uri") ?? "",
        verifier: form.get("code_verifier"),
      });
    case "refresh_token": {
      const grant = tokens.readRefresh(form.get("refresh_token") ?? "");
      if (!grant) throw new OAuthError("invalid_grant", "Token has been expired or revoked.");
      return grant;
    }
    case jwtGrant: {
      const grant = readAssertion(form.get("assertion") ?? "", serviceKey().publicKey);
      if (grant.email === serviceAccount.email) return grant;
      throw new OAuthError("invalid_grant", "Invalid grant: account not found");
    }
    default:
      throw new OAuthError("unsupported_grant_type", "Invalid grant_type.");
  }
}

function checkClient(form: URLSearchParams): void {
  const { clientId, clientSecret } = oauthClient;
  if (form.get("client_id") === clientId && form.get("client_secret") === clientSecret) return;
  throw new OAuthError("invalid_client", "The OAuth client was not found.", 401);
}

/** https://developers.google.com/identity/protocols/oauth2/web-server#tokenrevoke */
export function revoke({ tokens }: Fake, token: string, response: ServerResponse): void {
  if (!tokens.revoke(token)) throw new OAuthError("invalid_token", "Token expired or revoked");
  sendJson(response, 200, {});
}

/** https://developers.google.com/identity/openid-connect/openid-connect#obtaininguserprofileinformation */
export function tellAccount({ tokens }: Fake, accessToken: string, response: ServerResponse): void {
  const grant = tokens.readAccess(accessToken);
  const account = grant && findAccount(grant.email);
  if (!account) throw new OAuthError("invalid_request", "Invalid Credentials", 401);
  sendJson(response, 200, { sub: account.id, email: account.email, email_verified: true });
}

/** Shown on the consent page for each scope. */
const scopeTexts: Record<string, string> = {
  openid: "Know who you are",
  email: "See your email address",
  "https://www.googleapis.com/auth/analytics.readonly": "See and download your Google Analytics data",
  "https://www.googleapis.com/auth/webmasters.readonly": "View Search Console data for your verified sites",
  "https://www.googleapis.com/auth/business.manage": "See, edit, create and delete your Business Profile listings",
};

function consentPage(query: URLSearchParams): string {
  const scopes = (query.get("scope") ?? "").split(" ");
  return page(
    "Sign in – fake Google",
    `<h1>Choose an account</h1>
<p>This page stands in for Google. Nothing here is real.</p>
<form method="post" action="/o/oauth2/v2/auth">
<input type="hidden" name="query" value="${escapeHtml(query.toString())}">
<fieldset><legend>Account</legend>${accounts.map(accountChoice).join("")}</fieldset>
<fieldset><legend>The agency's reports want to</legend>${scopes.map(scopeChoice).join("")}</fieldset>
<p><button name="answer" value="allow">Allow</button> <button name="answer" value="cancel">Cancel</button></p>
</form>`,
  );
}

function refusalPage(problem: string): string {
  return page("Access blocked – fake Google", `<h1>Access blocked</h1><p>${escapeHtml(problem)}</p>`);
}

function accountChoice({ email, name }: Account, index: number): string {
  const checked = index === 0 ? " checked" : "";
  return `<label><input type="radio" name="account" value="${email}"${checked}> ${name} (${email})</label>`;
}

/** A person may leave out single scopes: https://developers.google.com/identity/protocols/oauth2/resources/granular-permissions */
function scopeChoice(scope: string): string {
  const value = escapeHtml(scope);
  return `<label><input type="checkbox" name="scope" value="${value}" checked> ${scopeTexts[scope] ?? value}</label>`;
}

export function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>
:root{color-scheme:light dark}body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}
label{display:block;margin:.4rem 0}button{font:inherit;padding:.4rem 1.2rem}
.calls{overflow-x:auto}table{border-collapse:collapse}
td,th{border:1px solid #8888;padding:.3rem .5rem;text-align:left;font-size:.9rem}
</style><body>${body}</body></html>`;
}
