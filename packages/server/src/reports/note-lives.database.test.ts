import * as fc from "fast-check";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { startRun, stopRun } from "@agency/contracts/board";
import { updateClient } from "@agency/contracts/clients";
import { deletePeriod, saveFigures } from "@agency/contracts/figures";
import {
  approveReport,
  editReport,
  listClientReports,
  requestReport,
  resendReport,
  sendApproved,
  sendReport,
  settleDispatch,
} from "@agency/contracts/reports";
import { leaveAsSent } from "@agency/contracts/sent-reports";
import { noteHandOver } from "@agency/contracts/shares";
import { removeConnection } from "@agency/contracts/source-connections";
import { cancelBackfill, chooseSource, clearSource, readPeriod } from "@agency/contracts/sources";
import { runActions } from "@agency/model/states";
import { clientByAccessId } from "../clients/store.ts";
import { octoberFigures } from "../figures/october.fixture.ts";
import { figuresOfClient } from "../figures/store.ts";
import { readWork } from "../sources/read-work.ts";
import { contextOn } from "../testing/context.ts";
import { connect, startApiWithGoogle } from "../testing/fake-google.ts";
import { busyMailServer, refusingMailServer, silentMailServer } from "../testing/polled-worker.ts";
import { addClient } from "../testing/sample-input.ts";
import { followRules, recheckLives } from "./note-lives.ts";

const starts = ["2026-09-01", "2026-10-01"] as const;
const servers = { takes: undefined, silent: silentMailServer, refusing: refusingMailServer, busy: busyMailServer };

const { api, google } = await startApiWithGoogle({ environment: { SAMPLE_DATA: "on" } });
const { database } = api.dependencies;

/** MariaDB takes several times as long for each; `npm run test:faults` plays all. */
const histories = Number(process.env["LIFE_HISTORIES"] ?? (database.kind === "sqlite" ? 200 : 10));

/** In ms. */
const timeout = Math.max(300_000, histories * 3000);

const choice = {
  start: fc.constantFrom(...starts),
  which: fc.nat(3),
};

const typing = fc.record({ does: fc.constant("type" as const), ...choice, leads: fc.constantFrom(null, 12, 13, 900) });
const run = fc.record({ does: fc.constant("run" as const), ...choice, action: fc.constantFrom(...runActions) });
const oneReport = fc.record({
  does: fc.constantFrom("generate", "send", "approve", "edit", "mail", "resend", "settle", "hand over", "leave"),
  ...choice,
});
const working = fc.record({ does: fc.constant("work" as const) });
const deliver = fc.record({
  does: fc.constant("deliver" as const),
  server: fc.constantFrom("takes", ...(Object.keys(servers) as Server[])),
});

/** What staff, clients, sources, mail servers and the worker may do. */
const step = fc.oneof(
  { weight: 2, arbitrary: typing },
  { weight: 4, arbitrary: run },
  { weight: 5, arbitrary: oneReport },
  { weight: 6, arbitrary: working },
  { weight: 4, arbitrary: deliver },
  fc.record({ does: fc.constant("delete" as const), ...choice }),
  fc.record({
    does: fc.constant("client" as const),
    status: fc.constantFrom("active", "active", "active", "paused" as const),
    email: fc.constantFrom("one", "two"),
    gets: fc.constantFrom(null, null, []),
    others: fc.nat(2),
  }),
  fc.record({ does: fc.constantFrom("choose", "clear", "cancel", "disconnect", "stop") }),
  fc.record({ does: fc.constant("ask" as const), ...choice }),
  fc.record({ does: fc.constant("read" as const), problem: fc.constantFrom(null, null, "server_error", "no_access") }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
type Server = keyof typeof servers;

test(
  "whatever happens to clients, figures, sources, reports and mails, what is noted of each report is what follows from it",
  async () => {
    await followRules(database);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 40 }), async (steps) => {
        await api.empty();
        const { id } = await addClient(api);
        for (const [index, one] of steps.entries()) {
          await take(one, id);
          expect(await recheckLives(database), `after ${JSON.stringify(steps.slice(0, index + 1))}`).toBe(0);
        }
      }),
      { numRuns: histories },
    );
  },
  timeout,
);

async function take(one: Step, clientId: string): Promise<unknown> {
  const params = { clientId };
  const kind = "analytics";
  switch (one.does) {
    case "type": {
      const figures = { ...octoberFigures, topRankings: [...octoberFigures.topRankings], totalLeads: one.leads };
      return api.attempt(saveFigures, { params, body: { reportType: "monthly", periodStart: one.start, figures } });
    }
    case "delete": {
      const [seen] = (await figuresOfClient(database, await findId(clientId))).filter(
        ({ reportType, periodStart }) => reportType === "monthly" && periodStart === one.start,
      );
      if (!seen) return;
      return api.attempt(deletePeriod, {
        params: { clientId, reportType: "monthly", periodStart: one.start },
        query: { seen: seen.updatedAt.toISOString() },
      });
    }
    case "run": {
      const body = { action: one.action, reportType: "monthly", periodStart: one.start };
      return api.attempt(startRun, { body: one.which === 0 ? body : { ...body, clientIds: [clientId] } });
    }
    case "generate":
    case "send": {
      const body = { reportType: "monthly", periodStart: one.start, confirmed: ["source_unread"] };
      return api.attempt(one.does === "send" ? sendReport : requestReport, { params, body });
    }
    case "approve":
    case "edit":
    case "mail":
    case "resend":
    case "settle":
    case "hand over":
    case "leave":
      return takeOnReport(one, clientId);
    case "work":
      return api.worker.generate();
    case "deliver":
      return api.worker.deliver(servers[one.server]);
    case "client": {
      const contacts = Array.from({ length: one.others }, (_, index) => ({
        name: null,
        email: `other${index}@client.test`,
        language: null,
        reportTypes: ["monthly"],
      }));
      const body = { name: "Kedai", status: one.status, email: `${one.email}@client.test`, contacts };
      return api.attempt(updateClient, { params, body: { ...body, contactReportTypes: one.gets } });
    }
    case "choose": {
      const { id: connectionId } = await connect(api);
      const accountId = google.businesses[0]?.propertyId ?? "";
      const body = { connectionId, accountId, confirmed: true };
      return api.attempt(chooseSource, { params: { clientId, kind }, body });
    }
    case "clear":
      return api.attempt(clearSource, { params: { clientId, kind } });
    case "cancel":
      return api.attempt(cancelBackfill, { params: { clientId, kind } });
    case "disconnect": {
      const [connection] = await database.select("SELECT id FROM connections");
      return connection && api.attempt(removeConnection, { params: { connectionId: String(connection["id"]) } });
    }
    case "stop": {
      const [sending] = await database.select(
        "SELECT id FROM report_runs WHERE endedAt IS NULL ORDER BY requestedAt DESC",
      );
      return sending && api.attempt(stopRun, { params: { runId: String(sending["id"]) } });
    }
    case "ask":
      return api.attempt(readPeriod, { params, body: { reportType: "monthly", periodStart: one.start } });
    case "read":
      return read(one.problem);
  }
}

async function takeOnReport({ does, which }: Extract<Step, { which: number }> & { does: string }, clientId: string) {
  const { reports } = await api.call(listClientReports, { params: { clientId }, query: {} });
  const report = reports[which % Math.max(1, reports.length)];
  if (!report) return;
  const params = { clientId, reportId: report.id };
  if (does === "approve") return api.attempt(approveReport, { params, body: { confirmed: ["source_unread"] } });
  if (does === "edit") return api.attempt(editReport, { params, body: { comment: `Comment ${which}` } });
  if (does === "mail") return api.attempt(sendApproved, { params });
  if (does === "resend") return api.attempt(resendReport, { params, body: { number: which } });
  if (does === "hand over") return api.attempt(noteHandOver, { params, body: { email: "one@client.test" } });
  if (does === "leave") return api.attempt(leaveAsSent, { params, body: { version: report.version } });
  const unknown = report.dispatches.find(({ state }) => state === "uncertain");
  if (!unknown) return;
  const settled = { arrived: which % 2 === 0 };
  return api.attempt(settleDispatch, { params: { ...params, dispatchId: unknown.id }, body: settled });
}

/** What a source's reader does with what is due. */
async function read(problem: "server_error" | "no_access" | null): Promise<void> {
  const work = readWork(contextOn(database));
  const claimed = await work.claim();
  if (!claimed) return;
  const { source, reads } = claimed;
  const at = await database.now();
  const health = { problem, problemSince: problem && at, readAt: at, timeZone: source.timeZone };
  if (problem) {
    await work.giveBack(claimed, { retryAt: problem === "server_error" ? at : null }, health);
    return;
  }
  const ends = reads.map((one, index) => ({
    read: one,
    final: true,
    problem: index % 3 === 2 ? ("empty" as const) : null,
    nextAt: null,
    reading: {
      id: newId(),
      clientId: source.clientId,
      reportType: one.reportType,
      periodStart: one.periodStart,
      kind: source.kind,
      readAt: at,
      detail: null,
      author: null,
      account: source.accountId,
      final: true,
      figures: { totalVisitors: { value: 400 + index } },
    },
  }));
  await work.finish(source, ends, health);
}

async function findId(clientId: string): Promise<string> {
  const client = await clientByAccessId(database, clientId.replaceAll("-", ""));
  return client?.id ?? "";
}
