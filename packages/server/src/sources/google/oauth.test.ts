import { expect, test } from "vitest";
import { sampleBusinesses } from "@agency/google-fake/world";
import { analytics } from "./analytics.ts";
import type { Google } from "./google-fetch.ts";
import { app, november23, openGoogle } from "./google.fixture.ts";
import {
  consentAddress,
  exchangeCode,
  readServiceAccountKey,
  refreshTokens,
  revokeToken,
  signInServiceAccount,
} from "./oauth.ts";
import { searchConsole } from "./search-console.ts";
import { readingScopes } from "./sources.ts";

const { fake, google, clock } = await openGoogle();
const scopes = Object.values(readingScopes);

test("the consent page is asked for a lasting token, with a proof key", async () => {
  const { url, codeVerifier } = await consentAddress(google, app, "unguessable");
  const asked = Object.fromEntries(new URL(url).searchParams);
  expect(asked).toMatchObject({
    client_id: app.clientId,
    redirect_uri: app.redirectUri,
    access_type: "offline",
    prompt: "consent",
    state: "unguessable",
    code_challenge_method: "S256",
    scope: ["openid", "email", readingScopes.analytics, readingScopes.search_console].join(" "),
  });
  expect(codeVerifier).toHaveLength(128);
});

test("the permission for Business Profiles is asked for only when it is wanted", async () => {
  const { url } = await consentAddress(google, app, "state", ["analytics", "business_profile"]);
  expect(new URL(url).searchParams.get("scope")).toContain(readingScopes.business_profile);
});

test("without GOOGLE_URL, the consent page is Google's", async () => {
  const { url } = await consentAddress({ ...google, url: null }, app, "state");
  expect(url).toMatch(/^https:\/\/accounts\.google\.com\/o\/oauth2\/v2\/auth\?/);
});

test("Allow leads to tokens and the account's email, and the code is good once", async () => {
  const { code, codeVerifier, state } = await pressOnConsentPage(google, "allow");
  expect(state).toBe("unguessable");
  const { tokens, account } = await exchangeCode(google, app, { code, codeVerifier });
  expect(account.email).toBe("agency@google.example");
  expect(tokens.scopes).toContain(readingScopes.analytics);
  expect(tokens.refreshToken).toMatch(/./);
  expect(Math.abs(tokens.expiresAt.getTime() - november23.getTime() - 3_599_000)).toBeLessThan(60_000);
  await expect(exchangeCode(google, app, { code, codeVerifier })).rejects.toMatchObject({ problem: "revoked" });
});

test("Cancel comes back with an error, and a code needs its proof key", async () => {
  const cancelled = await pressOnConsentPage(google, "cancel");
  expect(cancelled).toMatchObject({ error: "access_denied", state: "unguessable", code: "" });
  const { code } = await pressOnConsentPage(google, "allow");
  const stolen = exchangeCode(google, app, { code, codeVerifier: "somebody else's" });
  await expect(stolen).rejects.toMatchObject({ problem: "revoked" });
});

test("a refresh token gives new access tokens until it is revoked", async () => {
  const { refreshToken, accessToken } = fake.allow("agency@google.example", scopes);
  const tokens = await refreshTokens(google, app, refreshToken);
  expect(tokens).toMatchObject({ refreshToken: null, scopes });
  await revokeToken(google, refreshToken);
  await expect(refreshTokens(google, app, refreshToken)).rejects.toMatchObject({ problem: "revoked", retryAt: null });
  await expect(searchConsole.list(google, accessToken)).rejects.toMatchObject({ problem: "unauthorised" });
  await revokeToken(google, refreshToken);
});

test("an access token ends after an hour", async () => {
  const { accessToken } = fake.allow("agency@google.example", scopes);
  clock.now = new Date(november23.getTime() + 3_700_000);
  await expect(searchConsole.list(google, accessToken)).rejects.toMatchObject({ problem: "unauthorised" });
  clock.now = november23;
});

test("a service account signs in with its key file", async () => {
  const key = readServiceAccountKey(fake.serviceAccountFile());
  if (!key) throw new Error("The key file was refused");
  const { accessToken, refreshToken } = await signInServiceAccount(google, key);
  expect(refreshToken).toBeNull();
  expect(await searchConsole.list(google, accessToken)).not.toHaveLength(0);
  const unknown = signInServiceAccount(google, { ...key, email: "nobody@sample-project.iam.google.example" });
  await expect(unknown).rejects.toMatchObject({ problem: "revoked" });
});

test.each([
  "",
  "{}",
  '{"type":"authorized_user"}',
  `{"type":"service_account","private_key":"none"}`,
  "[".repeat(30_000),
])("a file without a service account's key is refused (%#)", (text) => {
  expect(readServiceAccountKey(text)).toBeNull();
});

test("properties and sites are listed to their end, without sites that nobody verified", async () => {
  const { fake: big, google: here, accessToken } = await openGoogle({ businesses: sampleBusinesses(2010) });
  const properties = await analytics.list(here, accessToken);
  expect(properties).toHaveLength(big.businesses.length);
  expect(properties[0]).toEqual({ id: "300000002", name: "Kedai Contoh – GA4", group: "Sample account 1" });
  const bakery = "https://sample-bakery.example/";
  const sites = await searchConsole.list(here, accessToken);
  expect(sites).toHaveLength(big.businesses.length);
  expect(sites).toContainEqual({ id: bakery, name: bakery, group: "" });
  expect(await analytics.look(here, accessToken, "300000004")).toMatchObject({ timeZone: "America/Los_Angeles" });
});

test("a property names the websites that it measures, without its apps, or none", async () => {
  const { accessToken } = fake.allow("agency@google.example", scopes);
  expect((await analytics.look(google, accessToken, "300000002"))?.addresses).toEqual(["https://kedai-contoh.example"]);
  fake.faults.set("300000002", "empty");
  expect((await analytics.look(google, accessToken, "300000002"))?.addresses).toEqual([]);
  fake.faults.clear();
});

test("an account without access sees nothing and is told so", async () => {
  const { accessToken } = fake.allow("newcomer@google.example", scopes);
  expect(await analytics.list(google, accessToken)).toEqual([]);
  expect(await searchConsole.list(google, accessToken)).toEqual([]);
  expect(await analytics.look(google, accessToken, "300000001")).toBeNull();
});

/** Presses Allow or Cancel as a person does. @returns what our callback gets */
async function pressOnConsentPage(
  reached: Google,
  answer: "allow" | "cancel",
): Promise<Record<"code" | "state" | "error" | "codeVerifier", string>> {
  const { url, codeVerifier } = await consentAddress(reached, app, "unguessable");
  const page = await (await fetch(url)).text();
  const asked = new URL(url).searchParams;
  const form = new URLSearchParams({ query: asked.toString(), account: "agency@google.example", answer });
  for (const [, scope = ""] of page.matchAll(/name="scope" value="([^"]+)"/g)) form.append("scope", scope);
  const { headers } = await fetch(new URL(url).origin + new URL(url).pathname, {
    method: "POST",
    body: form,
    redirect: "manual",
  });
  const back = new URL(headers.get("location") ?? "");
  expect(back.origin + back.pathname).toBe(app.redirectUri);
  const given = (name: string) => back.searchParams.get(name) ?? "";
  return { code: given("code"), state: given("state"), error: given("error"), codeVerifier };
}
