import { escapeHtml } from "./answer.ts";
import type { Account } from "./world.ts";

/** What a person reads for a scope. */
const scopeTexts: Record<string, string> = {
  openid: "Know who you are",
  email: "See your email address",
  "https://www.googleapis.com/auth/analytics.readonly": "See and download your Google Analytics data",
  "https://www.googleapis.com/auth/webmasters.readonly": "View Search Console data for your verified sites",
  "https://www.googleapis.com/auth/business.manage": "See, edit, create and delete your Business Profile listings",
};

export function consentPage(query: URLSearchParams, accounts: Account[]): string {
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

export function refusalPage(problem: string): string {
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
