import { beforeEach, describe, expect, test, vi } from "vitest";
import { erasePerson, readPerson } from "@agency/contracts/people";
import { readSystem } from "@agency/contracts/settings";
import {
  disconnect,
  finishConnecting,
  listConnections,
  removeConnection,
  startConnecting,
} from "@agency/contracts/source-connections";
import { chooseSource } from "@agency/contracts/sources";
import { login } from "@agency/contracts/staff";
import { hashPassword } from "../staff/password.ts";
import { addStaff } from "../staff/store.ts";
import { sessionIn, tuesday } from "../testing/api.ts";
import {
  agencyAccount,
  beginConnecting,
  comeBack,
  connect,
  forgetConnections,
  pressOnConsentPage,
  startApiWithGoogle,
} from "../testing/fake-google.ts";
import { addClient } from "../testing/sample-input.ts";

const { api, google } = await startApiWithGoogle();

beforeEach(async () => {
  await forgetConnections(api);
  google.faults.clear();
});

const list = async () => (await api.call(listConnections, {})).connections;
const settingsSay = (outcome: string) => `/admin/settings?google=${outcome}`;

describe("connecting", () => {
  test("leads to Google and back, and says who connected which account and when", async () => {
    const url = await beginConnecting(api);
    expect(new URL(url).origin).toBe(google.url);
    expect(new URL(url).searchParams.get("code_challenge_method")).toBe("S256");
    expect(await comeBack(api, await pressOnConsentPage(url))).toBe(settingsSay("connected"));
    expect(await list()).toMatchObject([
      {
        kind: "oauth",
        email: agencyAccount,
        state: "ok",
        connectedBy: "admin",
        connectedAt: tuesday.toISOString(),
        clients: 0,
      },
    ]);
    expect(await api.call(readSystem, {})).toMatchObject({ sources: { connected: 1, ended: [] } });
  });

  test("comes back in the language in which it began", async () => {
    const headers = { "accept-language": "ms" };
    const back = await pressOnConsentPage(await beginConnecting(api, null, { headers }));
    expect(await comeBack(api, back)).toBe(`/ms${settingsSay("connected")}`);
  });

  test("an account that is connected already is renewed, not added twice", async () => {
    const { id } = await connect(api);
    expect(await connect(api)).toMatchObject({ id });
    expect(await list()).toHaveLength(1);
  });

  test("an app in Testing says when Google ends the sign-in, and one that is published does not", async () => {
    google.faults.set(agencyAccount, "testing");
    await connect(api);
    const nextTuesday = new Date(tuesday.getTime() + 7 * 86_400_000).toISOString();
    expect(await list()).toMatchObject([{ endsAt: nextTuesday }]);
    google.faults.clear();
    await connect(api);
    expect(await list()).toMatchObject([{ endsAt: null }]);
  });

  test("Cancel on Google's page changes nothing and says so", async () => {
    const back = await pressOnConsentPage(await beginConnecting(api), { answer: "cancel" });
    expect(await comeBack(api, back)).toBe(settingsSay("cancelled"));
    expect(await list()).toEqual([]);
  });

  test("a permission that was left out keeps it from being connected", async () => {
    const back = await pressOnConsentPage(await beginConnecting(api), { without: "webmasters.readonly" });
    expect(await comeBack(api, back)).toBe(settingsSay("permission_missing"));
    expect(await list()).toEqual([]);
  });

  test("Google being down is told apart from Google refusing", async () => {
    const back = await pressOnConsentPage(await beginConnecting(api));
    google.faults.set(agencyAccount, "invalid_grant");
    expect(await comeBack(api, back)).toBe(settingsSay("refused"));
  });

  test("without an OAuth app it says what to do", async () => {
    const { api: bare } = await startApiWithGoogle({ environment: { GOOGLE_CLIENT_SECRET: "" } });
    expect(await bare.call(listConnections, {})).toEqual({
      app: false,
      redirectAddress: "http://agency.test/api/connections/google/callback",
      connections: [],
    });
    const { body } = await bare.refused(startConnecting, { body: { connectionId: null } });
    expect(body.error).toBe("google_not_configured");
  });

  test("twenty tries in an hour are enough", async () => {
    const { api: limited } = await startApiWithGoogle({ environment: { RATE_LIMITS: "on" } });
    for (let n = 0; n < 20; n += 1) await beginConnecting(limited);
    const { body } = await limited.refused(startConnecting, { body: { connectionId: null } });
    expect(body.error).toBe("too_many_attempts");
  });
});

describe("the way back from Google is refused", () => {
  test("when it is used a second time", async () => {
    const back = await pressOnConsentPage(await beginConnecting(api));
    await comeBack(api, back);
    expect(await comeBack(api, back)).toBe(settingsSay("used"));
  });

  test.each([{}, { state: "" }, { state: "x".repeat(43), code: "stolen" }, { error: "access_denied" }])(
    "when it did not begin here: %j",
    async (query) => {
      expect(await comeBack(api, query as Record<string, string>)).toBe(settingsSay("used"));
      expect(await list()).toEqual([]);
    },
  );

  test("after ten minutes", async () => {
    const back = await pressOnConsentPage(await beginConnecting(api));
    api.clock.advance(10 * 60);
    expect(await comeBack(api, back)).toBe(settingsSay("expired"));
  });

  test("in another browser of the same person, and then here as well", async () => {
    const back = await pressOnConsentPage(await beginConnecting(api));
    expect(await comeBack(api, back, { session: await api.signIn() })).toBe(settingsSay("other_session"));
    expect(await comeBack(api, back)).toBe(settingsSay("used"));
    expect(await list()).toEqual([]);
  });

  test("in the browser of another member of staff", async () => {
    const colleague = { username: "siti", password: "teh tarik di Taiping" };
    const passwordHash = await hashPassword(colleague.password);
    await addStaff(api.dependencies.database, { username: colleague.username, role: "owner", passwordHash }, tuesday);
    const { headers } = await api.answer(login, { body: colleague }, { session: null });
    const back = await pressOnConsentPage(await beginConnecting(api));
    const session = sessionIn(headers["set-cookie"]);
    expect(await comeBack(api, back, { session })).toBe(settingsSay("other_session"));
  });

  test("without a session, by a page and not by JSON", async () => {
    const back = await pressOnConsentPage(await beginConnecting(api));
    expect(await comeBack(api, back, { session: null })).toBe(settingsSay("signed_out"));
  });

  test("with a code that Google gave for another visit", async () => {
    const [mine, other] = [await beginConnecting(api), await beginConnecting(api)];
    const { state = "" } = await pressOnConsentPage(mine);
    const { code = "" } = await pressOnConsentPage(other);
    expect(await comeBack(api, { state, code })).toBe(settingsSay("refused"));
    expect(await list()).toEqual([]);
  });

  test("when another account than the one to renew was chosen", async () => {
    const { id } = await connect(api);
    const back = await pressOnConsentPage(await beginConnecting(api, id), { account: "newcomer@google.example" });
    expect(await comeBack(api, back)).toBe(settingsSay("other_account"));
    expect((await list()).map(({ email }) => email)).toEqual([agencyAccount]);
  });

  test("to nowhere but our own page, whatever the address asks for", async () => {
    const back = await pressOnConsentPage(await beginConnecting(api));
    const bent = { ...back, redirect_uri: "https://evil.example", next: "//evil.example", error: "//evil.example" };
    expect(await comeBack(api, bent)).toBe(settingsSay("connected"));
  });

  test("when the address has a parameter twice", async () => {
    const address = `${finishConnecting.path}?state=a&state=b`;
    expect((await api.app.inject({ method: "GET", url: address })).statusCode).toBe(400);
  });
});

test("a person's record names the Google account; erasing keeps it and says why", async () => {
  const { id } = await connect(api);
  const { records } = await api.call(readPerson, { query: { email: agencyAccount } });
  expect(records).toMatchObject([{ kind: "connection", id, data: { email: agencyAccount } }]);
  const { kept } = await api.call(erasePerson, { query: { email: agencyAccount } });
  expect(kept).toEqual([{ what: "connections", reason: expect.stringContaining("disconnect and remove it") }]);
  expect(await list()).toHaveLength(1);
});

describe("disconnecting", () => {
  const end = (connectionId: string) => api.call(disconnect, { params: { connectionId } });

  test("revokes the tokens at Google and forgets them; the clients' sources stay", async () => {
    const { id } = await connect(api);
    const { id: clientId } = await addClient(api);
    const accountId = google.businesses[0]?.propertyId ?? "";
    await api.call(chooseSource, { params: { clientId, kind: "analytics" }, body: { connectionId: id, accountId } });
    const token = await api.dependencies.getAccessToken(id);
    expect(await end(id)).toMatchObject({ toldGoogle: true, connection: { state: "disconnected", clients: 1 } });
    const asked = await fetch(`${google.url}/v1/userinfo`, { headers: { authorization: `Bearer ${token}` } });
    expect(asked.status).toBe(401);
    const [row] = await api.dependencies.database.source.query("SELECT secret FROM connections");
    expect(row.secret).toBeNull();
  });

  test("comes before removing", async () => {
    const { id } = await connect(api);
    const params = { connectionId: id };
    expect((await api.refused(removeConnection, { params })).body.error).toBe("still_connected");
    await end(id);
    await api.call(removeConnection, { params });
    expect(await list()).toEqual([]);
    expect((await api.refused(removeConnection, { params })).body.error).toBe("connection_not_found");
  });

  test("works while Google is away, and says that Google was not told", async () => {
    const { id } = await connect(api);
    const away = vi.spyOn(api.dependencies.google, "revokeToken").mockRejectedValueOnce(new Error("Google is away"));
    expect(await end(id)).toMatchObject({ toldGoogle: false, connection: { state: "disconnected" } });
    away.mockRestore();
  });
});
