import { finishConnecting, listConnections, startConnecting } from "@agency/contracts/source-connections";
import { startFakeGoogle } from "@agency/google-fake/start";
import { afterwards } from "@agency/testing/afterwards";
import { type Api, startApi, tuesday } from "./api.ts";
import type { CallOptions } from "./call.ts";

/** The fake's own Google account that sees every business. */
export const agencyAccount = "agency@google.example";

type Options = NonNullable<Parameters<typeof startApi>[0]>;

/** The app with a fake Google, which has the app's clock. */
export async function startApiWithGoogle({ environment = {}, ...options }: Options = {}) {
  let now = () => tuesday;
  const google = await startFakeGoogle({
    now: () => now(),
    redirectUris: ["http://agency.test/api/connections/google/callback"],
  });
  afterwards(google.close);
  const api = await startApi({
    ...options,
    environment: {
      GOOGLE_URL: google.url,
      GOOGLE_CLIENT_ID: "sample-client.apps.google.example",
      GOOGLE_CLIENT_SECRET: "sample-client-secret",
      ...environment,
    },
  });
  now = api.clock.read;
  return { api, google };
}

type Pressed = { account?: string; answer?: "allow" | "cancel"; without?: string };

/**
 * Acts as a person does on the consent page.
 * @param url the address of the page
 * @returns the query with which Google sends the browser back
 */
export async function pressOnConsentPage(
  url: string,
  { account = agencyAccount, answer = "allow", without }: Pressed = {},
): Promise<Record<string, string>> {
  const { origin, pathname, searchParams } = new URL(url);
  const form = new URLSearchParams({ query: searchParams.toString(), account, answer });
  const scopes = (searchParams.get("scope") ?? "").split(" ").filter((scope) => !without || !scope.endsWith(without));
  for (const scope of scopes) form.append("scope", scope);
  const page = await fetch(`${origin}${pathname}`, { method: "POST", body: form, redirect: "manual" });
  const back = new URL(page.headers.get("location") ?? "");
  return Object.fromEntries(back.searchParams);
}

/** Begins to connect. @returns the address of the consent page */
export async function beginConnecting(api: Api, connectionId: string | null = null, options: CallOptions = {}) {
  return (await api.call(startConnecting, { body: { connectionId } }, options)).url;
}

/** The browser comes back. @returns where it is led on to */
export async function comeBack(api: Api, query: Record<string, string>, options: CallOptions = {}): Promise<string> {
  const { headers } = await api.answer(finishConnecting, { query }, options);
  return String(headers.location);
}

/** Connects an account, from the button to the end. @returns the connection */
export async function connect(api: Api, account = agencyAccount) {
  await comeBack(api, await pressOnConsentPage(await beginConnecting(api), { account }));
  const { connections } = await api.call(listConnections, {});
  const connection = connections.find(({ email }) => email === account);
  if (!connection) throw new Error(`${account} was not connected`);
  return connection;
}

/** Deletes every client and connection, and resets the clock. */
export async function forgetConnections(api: Api): Promise<void> {
  await api.empty();
  await api.dependencies.database.write(async (manager) => {
    await manager.query("DELETE FROM connections");
    await manager.query("DELETE FROM pending_consents");
  });
}
