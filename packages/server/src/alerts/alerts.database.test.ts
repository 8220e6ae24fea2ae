import { beforeEach, expect, test } from "vitest";
import { dismissAlert, listAlerts } from "@agency/contracts/alerts";
import { readAttention } from "@agency/contracts/attention";
import { deleteClient } from "@agency/contracts/clients";
import { listClientReports, requestReport } from "@agency/contracts/reports";
import { allRoutes } from "@agency/contracts/routes.fixture";
import { makeShare } from "@agency/contracts/shares";
import { chooseSource } from "@agency/contracts/sources";
import { sumUpAds } from "@agency/model/ads";
import type { WatchedSource } from "@agency/model/alerts/alert";
import { mailAttention } from "../attention/jobs.ts";
import { clientByAccessId } from "../clients/store.ts";
import { keepFigures } from "../figures/change-figures.ts";
import type { NotificationRequest } from "../notifications/notification.ts";
import { notificationEntity } from "../notifications/table.ts";
import { googleLimits } from "../sources/google/google-access.ts";
import { callsAMinute, googleSources } from "../sources/google/sources.ts";
import { healthyServer } from "../testing/context.ts";
import { connect, startApiWithGoogle } from "../testing/fake-google.ts";
import { addClient, addClientWithFigures } from "../testing/sample-input.ts";
import { watchJob } from "./jobs.ts";
import { alertEntity } from "./table.ts";

const { api, google } = await startApiWithGoogle();
const { dependencies, clock } = api;
const { database } = dependencies;
const { id: connectionId } = await connect(api);
const [bakery, kedai] = google.businesses;

/** Monday, 23 November, 6:00 in Kuala Lumpur. */
const monday = "2026-11-22T22:00:00Z";

beforeEach(async () => {
  await api.empty();
  google.faults.clear();
  google.calls.list().length = 0;
  for (const table of ["notifications", "settings"])
    await database.write((manager) => manager.query(`DELETE FROM ${table}`));
  await moveTo(monday);
});

/** Sets the clock, and signs in again: a session does not last for days. */
async function moveTo(moment: string): Promise<void> {
  clock.set(moment);
  await api.renewSession();
}

/** What a worker does in its hour. */
const watch = watchJob({
  ...dependencies,
  stopping: new AbortController().signal,
  google: {
    getAccessToken: dependencies.getAccessToken,
    readDays: async (source, accessToken, first) => {
      const reached = { url: google.url, now: clock.read, deadline: 60_000 };
      const limits = googleLimits({ throttle: { attempt: async () => 0 }, callsAMinute });
      return (
        (await googleSources[source.kind].readDays?.({ google: reached, accessToken, limits }, source, first)) ?? null
      );
    },
  },
});

const watchOn = async (moment: string) => {
  await moveTo(moment);
  await watch();
};

async function addClientWith(kind: WatchedSource, business = bakery) {
  const client = await addClient(api);
  const accountId = (kind === "analytics" ? business?.propertyId : business?.siteUrl) ?? "";
  await api.call(chooseSource, { params: { clientId: client.id, kind }, body: { connectionId, accountId } });
  return { ...client, accountId };
}

const attention = async (session?: string) =>
  (await api.call(readAttention, { query: {} }, session === undefined ? {} : { session })).items.filter((item) =>
    ["source_silent", "month_fallen", "ads_without_result"].includes(item.kind),
  );

test.each([
  ["analytics", "2026-11-18", "2026-11-21"],
  ["search_console", "2026-11-17", "2026-11-19"],
] as const)(
  "a source of %s that counts nothing is in Attention once, and no longer once it counts",
  async (kind, from, until) => {
    const { id, name, accountId } = await addClientWith(kind);
    await watch();
    expect(await attention()).toEqual([]);

    google.faults.set(accountId, "silent");
    await watchOn("2026-11-23T22:00:00Z");
    const next = (day: string) => `${day.slice(0, 8)}${Number(day.slice(8)) + 1}`;
    const silent = { kind: "source_silent", source: kind, clientId: id, clientName: name };
    const found = await attention();
    expect(found).toMatchObject([{ ...silent, from: next(from), until: next(until) }]);
    await watchOn("2026-11-24T22:00:00Z");
    expect(await attention()).toMatchObject([{ ...silent, id: found[0] && "id" in found[0] && found[0].id }]);

    google.faults.clear();
    await watchOn("2026-11-25T22:00:00Z");
    expect(await attention()).toEqual([]);
  },
);

test("a source is asked once a day, in one call, from five in the morning", async () => {
  await addClientWith("analytics");
  const asked = () => google.calls.list().filter(({ method }) => method === "analyticsdata.runReport").length;
  const before = asked();
  await watchOn("2026-11-22T20:59:00Z");
  expect(asked() - before).toBe(0);
  await watchOn(monday);
  await watchOn("2026-11-23T10:00:00Z");
  expect(asked() - before).toBe(1);
});

test("when Google asks to wait, the other sources wait for the next hour", async () => {
  for (const business of google.businesses.slice(0, 3)) await addClientWith("analytics", business);
  const asked = () => google.calls.list().filter(({ method }) => method === "analyticsdata.runReport").length;
  const before = asked();
  google.faults.set("*", "429", { times: 1 });
  await watch();
  expect(asked() - before).toBe(1);
  await watch();
  expect(asked() - before).toBe(3);
});

test("what Google marks as incomplete, or does not answer, neither begins nor ends anything", async () => {
  const { accountId } = await addClientWith("analytics");
  google.faults.set(accountId, "silent");
  await watch();
  expect(await attention()).toHaveLength(1);
  google.faults.set(accountId, "500");
  await watchOn("2026-11-23T22:00:00Z");
  google.faults.set(accountId, "thresholded");
  await watchOn("2026-11-24T22:00:00Z");
  expect(await attention()).toHaveLength(1);
});

test("a month below its usual range is told from its middle until its end, and with its figures", async () => {
  const { accountId } = await addClientWith("search_console", kedai);
  google.faults.set(accountId, "fewer");
  await watchOn("2026-11-16T22:00:00Z");
  expect(await attention()).toEqual([]);
  await watchOn(monday);
  const [fall] = await attention();
  expect(fall).toMatchObject({
    kind: "month_fallen",
    figure: "searchClicks",
    from: "2026-11-01",
    until: "2026-11-19",
    months: 12,
  });
  if (fall?.kind !== "month_fallen") throw new Error("No fall");
  expect(fall.value).toBeLessThan(fall.low);
  await watchOn("2026-12-01T22:00:00Z");
  expect(await attention()).toEqual([]);
});

test("one email tells of it, and no second one; a person dismisses it, and it stays so while it lasts", async () => {
  const { id, accountId } = await addClientWith("analytics");
  google.faults.set(accountId, "silent");
  await watch();
  const mail = async (moment: string) => {
    await moveTo(moment);
    return mailAttention({ ...dependencies, server: healthyServer });
  };
  expect(await mail("2026-11-23T00:30:00Z")).toBe(1);
  expect(await mail("2026-11-24T00:30:00Z")).toBe(0);
  const [mailed]: Pick<NotificationRequest, "parameters">[] = await database.manager.findBy(notificationEntity, {
    kind: "attention-summary",
  });
  expect(mailed?.parameters).toMatchObject({
    counts: { source_silent: 1 },
    first: [{ seen: { source: "analytics" } }],
  });

  const [alert] = (await api.call(listAlerts, { params: { clientId: id } })).alerts;
  const params = { clientId: id, alertId: alert?.id ?? "" };
  const session = await api.join("viewer", [id]);
  expect((await api.refused(dismissAlert, { params }, { session })).status).toBe(403);
  await api.call(dismissAlert, { params });
  expect((await api.refused(dismissAlert, { params })).body.error).toBe("not_found");
  await watchOn("2026-11-24T22:00:00Z");
  expect(await attention()).toEqual([]);
  expect(await api.call(listAlerts, { params: { clientId: id } })).toEqual({ alerts: [] });
});

test("somebody who sees only some clients sees only theirs, and what is noticed goes with its source and its client", async () => {
  const [own, other] = [await addClientWith("analytics"), await addClientWith("analytics", kedai)];
  for (const { accountId } of [own, other]) google.faults.set(accountId, "silent");
  await watch();
  const session = await api.join("staff", [own.id]);
  expect(await attention()).toHaveLength(2);
  expect(await attention(session)).toMatchObject([{ clientId: own.id }]);
  expect((await api.refused(listAlerts, { params: { clientId: other.id } }, { session })).body.error).toBe(
    "client_not_found",
  );

  const replaced = { connectionId, accountId: google.businesses[2]?.propertyId ?? "" };
  await api.call(chooseSource, {
    params: { clientId: own.id, kind: "analytics" },
    body: { ...replaced, confirmed: ["name"] },
  });
  await api.call(deleteClient, { params: { clientId: other.id } });
  expect(await database.manager.count(alertEntity)).toBe(0);
});

test("ads that spent and brought nothing are found in the kept figures, and are over with a conversion", async () => {
  const { id } = await addClient(api);
  const client = await clientByAccessId(database, id.replaceAll("-", ""));
  const keep = (conversions: number) => {
    const campaigns = [{ name: "Raya", spend: 900, clicks: 340, impressions: 9000, conversions, value: null }];
    const value = sumUpAds({ platform: "meta_ads", currency: "MYR", counted: null, attribution: null }, campaigns);
    return keepFigures(dependencies, [
      {
        clientId: client?.id ?? "",
        reportType: "monthly",
        periodStart: "2026-10-01",
        kind: "file",
        detail: "meta",
        author: "siti",
        final: null,
        figures: {},
        ads: [{ value, detail: "meta" }],
      },
    ]);
  };
  await keep(0);
  await watch();
  const idle = {
    platform: "meta_ads",
    campaign: null,
    spend: 900,
    clicks: 340,
    from: "2026-10-01",
    until: "2026-10-31",
  };
  expect(await attention()).toMatchObject([{ kind: "ads_without_result", clientId: id, ...idle }]);
  await keep(3);
  await watchOn("2026-11-23T22:00:00Z");
  expect(await attention()).toEqual([]);
});

test("no answer to a client says anything of it: portal, report, PDF, share", async () => {
  const { id: clientId } = await addClientWithFigures(api);
  const body = { reportType: "monthly" as const };
  await api.call(requestReport, { params: { clientId }, body });
  await api.worker.generate();
  const [report] = (await api.call(listClientReports, { params: { clientId } })).reports;
  const reportId = report?.id ?? "";
  const { token: shareToken } = await api.call(makeShare, { params: { clientId, reportId }, body: {} });
  const own = { clientId, reportId, shareToken, revision: "1" };
  const readable = allRoutes.filter(
    ({ method, path, contract }) =>
      method === "GET" && contract.access !== "staff" && /:(?:clientId|shareToken)/.test(path),
  );
  const answers = async () => {
    const found: Record<string, string> = {};
    for (const route of readable) {
      const answer = await api.attempt(route, { params: own }, { session: null });
      found[route.path] =
        `${answer.statusCode} ${answer.headers["content-type"]} ${answer.body.replaceAll(/"(?:at|now)":"[^"]*"/g, "")}`;
    }
    return found;
  };
  const before = await answers();
  expect(Object.values(before).filter((answer) => answer.startsWith("200")).length).toBeGreaterThan(5);
  const client = await clientByAccessId(database, clientId.replaceAll("-", ""));
  await database.manager.insert(alertEntity, {
    id: dependencies.newId(),
    clientId: client?.id ?? "",
    sourceId: null,
    kind: "month_fallen",
    subject: "sessions",
    begunOn: "2026-11-01",
    seen: {
      kind: "month_fallen",
      figure: "sessions",
      from: "2026-11-01",
      until: "2026-11-19",
      value: 7,
      low: 300,
      high: 400,
      months: 8,
    },
    foundAt: clock.read(),
    toldAt: null,
    endedAt: null,
    dismissedAt: null,
    dismissedBy: null,
  });
  expect(await attention()).toHaveLength(1);
  expect(await answers()).toEqual(before);
});
