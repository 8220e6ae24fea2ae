import { expect, test } from "vitest";
import { createClient, listClients } from "@agency/contracts/clients";
import { allRoutes } from "@agency/contracts/routes.fixture";
import { login } from "@agency/contracts/staff";
import { staffMember, startApi } from "../../testing/api.ts";
import { withEach } from "../../testing/call.ts";

const api = await startApi();

const client = (email: string) => ({ name: `Kedai ${email}`, email });
const params = { clientId: "x", reportId: "x", dispatchId: "x", mailId: "x" };
const elsewhere: [how: string, headers: Record<string, string | undefined>][] = [
  ["from another site", { "sec-fetch-site": "cross-site" }],
  ["from a sibling domain", { "sec-fetch-site": "same-site" }],
  ["from the address bar", { "sec-fetch-site": "none" }],
  ["from another site with our Origin", { "sec-fetch-site": "cross-site", origin: "http://agency.test" }],
  ["with another Origin", { "sec-fetch-site": undefined, origin: "http://evil.example" }],
  ["with an Origin that begins like ours", { "sec-fetch-site": undefined, origin: "http://agency.test.evil.example" }],
  ["from our host on another port", { "sec-fetch-site": undefined, origin: "http://agency.test:8080" }],
  ["from our host on https", { "sec-fetch-site": undefined, origin: "https://agency.test" }],
  ["with the Origin null", { "sec-fetch-site": undefined, origin: "null" }],
  ["with a session but neither header", { "sec-fetch-site": undefined }],
];

test.each(elsewhere)("refuses a request %s", async (_how, headers) => {
  const { body } = await api.refused(createClient, { body: client("a@example.com") }, { headers });
  expect(body.error).toBe("wrong_origin");
});

test("every route that changes something refuses a request from another site", async () => {
  // Mail services call without any page; the newsletter's tests cover that.
  const changing = allRoutes.filter(({ method, contract }) => method !== "GET" && !contract.takesForms);
  await withEach(changing, async (route) => {
    for (const headers of [{ "sec-fetch-site": "cross-site" }, { "sec-fetch-site": undefined }]) {
      const { body } = await api.refused(route, { params }, { headers });
      expect(body.error).toBe("wrong_origin");
    }
  });
});

test("a request from our own pages is accepted, by Sec-Fetch-Site or by Origin", async () => {
  for (const [email, headers] of [
    ["a@example.com", { "sec-fetch-site": "same-origin" }],
    ["b@example.com", { "sec-fetch-site": undefined, origin: "http://agency.test" }],
  ] as const) {
    expect(await api.call(createClient, { body: client(email) }, { headers })).toMatchObject({ email });
  }
});

test("a request that is not from a browser may sign in, since it carries no session", async () => {
  const options = { session: null, headers: { "sec-fetch-site": undefined } };
  expect((await api.answer(login, { body: staffMember }, options)).status).toBe(200);
});

test("any site may send a read, but without CORS headers it cannot see the answer", async () => {
  const headers = { "sec-fetch-site": "cross-site", origin: "http://evil.example" };
  const answer = await api.answer(listClients, {}, { headers });
  expect(Object.keys(answer.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  expect(answer.headers["cross-origin-resource-policy"]).toBe("same-origin");
});

test("a CORS preflight gets no CORS headers", async () => {
  const { statusCode, headers } = await api.app.inject({
    method: "OPTIONS",
    url: "/api/reports/clients",
    headers: { origin: "http://evil.example", "access-control-request-method": "POST" },
  });
  expect(statusCode).toBe(404);
  expect(headers["access-control-allow-origin"]).toBeUndefined();
});
