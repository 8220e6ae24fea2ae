import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { login } from "@agency/contracts/auth/routes";
import { createClient, listClients } from "@agency/contracts/clients/routes";
import { type Api, staffMember, startApi } from "../testing/api.ts";
import { allRoutes, named } from "../testing/routes.ts";

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const params = { clientId: "x", reportId: "x", dispatchId: "x", mailId: "x" };
// What mail services call comes from no page at all; its own test is beside the newsletter's routes.
const changing = named(allRoutes.filter(({ method, contract }) => method !== "GET" && !contract.takesForms));

describe.each(changing)("%s", (_, route) => {
  test.each([
    ["of another site", { "sec-fetch-site": "cross-site" }],
    ["of another site of the same domain", { "sec-fetch-site": "same-site" }],
    ["typed into the address bar", { "sec-fetch-site": "none" }],
    ["of another site, by an Origin of ours", { "sec-fetch-site": "cross-site", origin: "http://agency.test" }],
    ["by another Origin", { "sec-fetch-site": undefined, origin: "http://evil.example" }],
    ["by an Origin that begins like ours", { "sec-fetch-site": undefined, origin: "http://agency.test.evil.example" }],
    ["by our host on another port", { "sec-fetch-site": undefined, origin: "http://agency.test:8080" }],
    ["by our host on https", { "sec-fetch-site": undefined, origin: "https://agency.test" }],
    ["by the Origin null", { "sec-fetch-site": undefined, origin: "null" }],
    ["by neither, with a session", { "sec-fetch-site": undefined }],
  ])("is refused to a request %s", async (_how, headers) => {
    const { body } = await api.refused(route, { params }, { headers });
    expect(body.error).toBe("wrong_origin");
  });
});

const client = (email: string) => ({ name: "Kedai", email });

test("a request of our own pages is taken, by Sec-Fetch-Site or by Origin", async () => {
  for (const [email, headers] of [
    ["a@example.com", { "sec-fetch-site": "same-origin" }],
    ["b@example.com", { "sec-fetch-site": undefined, origin: "http://agency.test" }],
  ] as const) {
    expect(await api.call(createClient, { body: client(email) }, { headers })).toMatchObject({ email });
  }
});

test("a request of no browser may sign in, since it carries no session", async () => {
  const options = { session: null, headers: { "sec-fetch-site": undefined } };
  expect((await api.answer(login, { body: staffMember }, options)).status).toBe(200);
});

test("reading is not bound to our pages, and shows a stranger's page nothing: no CORS header is sent", async () => {
  const headers = { "sec-fetch-site": "cross-site", origin: "http://evil.example" };
  const answer = await api.answer(listClients, {}, { headers });
  expect(Object.keys(answer.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  expect(answer.headers["cross-origin-resource-policy"]).toBe("same-origin");
});

test("a browser that asks first whether it may is told nothing", async () => {
  const { statusCode, headers } = await api.app.inject({
    method: "OPTIONS",
    url: "/api/reports/clients",
    headers: { origin: "http://evil.example", "access-control-request-method": "POST" },
  });
  expect(statusCode).toBe(404);
  expect(headers["access-control-allow-origin"]).toBeUndefined();
});
