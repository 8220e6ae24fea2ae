import { describe, expect, test } from "vitest";
import { clientSchema, keepLogo, listClients, portalClientSchema, readClient } from "@agency/contracts/clients";
import { downloadReport, listReports, readReport, requestReport } from "@agency/contracts/reports";
import { allRoutes, parameterNames, routesFor } from "@agency/contracts/routes.fixture";
import { sampleBody } from "@agency/contracts/samples.fixture";
import { makeShare } from "@agency/contracts/shares";
import { logout } from "@agency/contracts/staff";
import { redCircle } from "../clients/logo-files.fixture.ts";
import { startApi } from "../testing/api.ts";
import { withEach } from "../testing/call.ts";
import { addClientWithFigures } from "../testing/sample-input.ts";

/** Looks like a client ID, but belongs to no client. */
const nobodysId = "00000-00000-00000-00000-000000";
const nobodysToken = "x".repeat(43);
const nobodysReport = "01890000-0000-7000-8000-000000000000";

const api = await startApi();
const client = await addClientWithFigures(api, { email: "owner@kedai.example", monthlyFee: 4321 });
const { id: reportId } = await api.call(requestReport, {
  params: { clientId: client.id },
  body: { reportType: "monthly" },
});
await api.worker.generate();
await api.call(keepLogo, {
  params: { clientId: client.id },
  body: { file: redCircle.toString("base64") },
});
const { share } = await api.call(makeShare, { params: { clientId: client.id, reportId }, body: {} });

const params = () => ({
  clientId: client.id,
  reportId,
  number: "1",
  shareId: share.id,
  dispatchId: nobodysReport,
  mailId: "none",
  auditId: nobodysReport,
  enquiryId: nobodysReport,
  notificationId: nobodysReport,
  ticket: nobodysReport,
  token: nobodysToken,
});

describe("a staff route", () => {
  const garbage = ["x", "..", "%00", "a".repeat(5000), "[object Object]"];

  test("answers 401 without a session", async () => {
    await withEach(routesFor("staff"), async (route) => {
      const { body, headers } = await api.refused(route, { params: params() }, { session: null });
      expect(body).toEqual({ error: "not_signed_in", message: "Please sign in." });
      expect(headers["cache-control"]).toBe("no-store");
    });
  });

  test.each(garbage)("answers 401 with the session cookie %s", async (session) => {
    expect((await api.refused(listClients, {}, { session })).body.error).toBe("not_signed_in");
  });

  test("answers 401 with an ended or expired session", async () => {
    const [ended, old] = [await api.signIn(), await api.signIn()];
    await api.call(logout, {}, { session: ended });
    api.clock.advance(24 * 60 * 60);
    try {
      await withEach(routesFor("staff"), async (route) => {
        for (const session of [ended, old]) {
          const { body } = await api.refused(route, { params: params() }, { session });
          expect(body.error).toBe("not_signed_in");
        }
      });
    } finally {
      api.clock.advance(-24 * 60 * 60);
    }
  });
});

describe("a portal route", () => {
  test("answers without a session, but without email and fee", async () => {
    await withEach(routesFor("portal"), async (route) => {
      const input = { params: params(), body: sampleBody(route) };
      const { body, statusCode } = await api.attempt(route, input, { session: null });
      expect(statusCode).toBeLessThan(400);
      expect(body).not.toMatch(/owner@kedai|4321|email"|monthlyFee|businessType/);
    });
  });

  test("shows a client its own part and the staff the whole record", async () => {
    const portal = await api.call(readClient, { params: params() }, { session: null });
    expect(portalClientSchema.strict().parse(portal)).toMatchObject({ id: client.id, name: client.name });
    expect(clientSchema.parse(await api.call(readClient, { params: params() }))).toMatchObject({
      email: "owner@kedai.example",
      monthlyFee: 4321,
    });
  });

  test("treats an expired session like none", async () => {
    const portal = await api.call(readClient, { params: params() }, { session: "garbage" });
    expect(portalClientSchema.strict().parse(portal).id).toBe(client.id);
  });
});

test("every route refuses an unreadable body, even one without a body", async () => {
  const json = { "content-type": "application/json" };
  await withEach(
    allRoutes.filter(({ method }) => method !== "GET"),
    async (route) => {
      const refuse = (payload: string) => api.refused(route, { params: params(), payload }, { headers: json });
      expect((await refuse('{"a":')).body.error).toBe("malformed_body");
      const size = route.contract.bodyBytes ?? 64 * 1024;
      expect((await refuse(JSON.stringify("x".repeat(size)))).body.error).toBe("body_too_large");
    },
  );
});

describe("an unknown id", () => {
  const withId = allRoutes.filter(({ path }) => path.includes(":"));
  const unlike = [
    nobodysId,
    nobodysToken,
    "1",
    "no-such-id",
    "../../etc/passwd",
    "%",
    "a b",
    "🌺",
    "'; DROP TABLE clients; --",
    "x".repeat(65),
  ];

  test("gets 404 from every route", async () => {
    await withEach(withId, async (route) => {
      const body = sampleBody(route);
      for (const id of unlike) {
        const other = Object.fromEntries(parameterNames(route).map((name) => [name, id]));
        const answer = await api.refused(route, { params: other, body });
        expect(answer.status, id).toBe(404);
        expect(answer.body.message).not.toContain(id);
      }
    });
  });

  test("of another client's report gets 404 from every route", async () => {
    const other = await addClientWithFigures(api);
    await withEach(
      withId.filter(({ path }) => path.includes(":reportId")),
      async (route) => {
        for (const wrong of [
          { clientId: other.id, reportId },
          { clientId: client.id, reportId: nobodysReport },
        ]) {
          const answer = await api.refused(route, { params: { ...params(), ...wrong }, body: sampleBody(route) });
          expect(answer.body.error).toMatch(/^(report_not_found|not_uncertain|proposal_not_found|share_not_found)$/);
        }
      },
    );
  });

  test("gets the same answer whether it is well formed or not", async () => {
    for (const route of [readClient, listReports]) {
      const bodies = await Promise.all(
        unlike.map(async (clientId) => (await api.refused(route, { params: { clientId } }, { session: null })).body),
      );
      expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    }
  });
});

test("a client ID works in lower case, without dashes, with spaces, and with O and I for 0 and 1", async () => {
  const zerosAndOnes = (text: string) => text.replaceAll("0", "O").replaceAll("1", "I");
  const forms = [
    client.id.toLowerCase(),
    client.id.replaceAll("-", ""),
    client.id.replaceAll("-", " "),
    zerosAndOnes(client.id),
  ];
  for (const clientId of [...forms, ` ${forms[1]} `]) {
    expect(await api.call(readClient, { params: { clientId } }, { session: null })).toMatchObject({ id: client.id });
    const [report] = await api.call(listReports, { params: { clientId } }, { session: null });
    expect(report?.id).toBe(reportId);
    await api.call(readReport, { params: { clientId, reportId } }, { session: null });
    await api.call(downloadReport, { params: { clientId, reportId } }, { session: null });
  }
});
