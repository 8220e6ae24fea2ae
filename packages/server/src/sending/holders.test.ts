import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  boolean,
  constant,
  constantFrom,
  integer,
  oneof,
  record,
  subarray,
} from "fast-check";
import { expect, test } from "vitest";
import { startRun } from "@agency/contracts/board";
import { updateClient } from "@agency/contracts/clients";
import {
  approveReport,
  editReport,
  listClientReports,
  resendReport,
  sendApproved,
  sendReport,
  settleDispatch,
} from "@agency/contracts/reports";
import type { DispatchState, RunAction } from "@agency/model/states";
import type { MailService } from "../kit/mail/mail-service.ts";
import { holderEntity } from "../reports/table.ts";
import { startApi } from "../testing/api.ts";
import { busyMailServer, refusingMailServer, silentMailServer } from "../testing/polled-worker.ts";
import { wrongHolders } from "../testing/records.ts";
import { addClientWithFigures } from "../testing/sample-input.ts";
import { decideHolder } from "./holders.ts";
import { dispatchEntity } from "./table.ts";

type Given = { state: DispatchState; revision?: number | null };

/** The state of a recipient after these emails, the first one first. */
function after(...mails: [Given, ...Given[]]) {
  const [first, ...others] = mails.map(({ state, revision = null }, number) => ({
    id: `mail-${number}`,
    reportId: "report",
    recipient: "owner@client.test",
    number,
    revision,
    state,
    sentAt: state === "sent" ? new Date(Date.UTC(2026, 10, 2, number)) : null,
  }));
  if (!first) throw new Error("No email is given");
  return decideHolder([first, ...others]);
}

test.each<[DispatchState, DispatchState, string, number]>([
  ["failed", "queued", "waiting", 0],
  ["failed", "sending", "waiting", 0],
  ["failed", "sent", "sent", 0],
  ["failed", "uncertain", "uncertain", 0],
  ["failed", "failed", "failed", 1],
  ["cancelled", "failed", "failed", 0],
  ["cancelled", "sent", "sent", 0],
  ["cancelled", "cancelled", "cancelled", 1],
  ["sent", "failed", "sent", 1],
  ["queued", "sent", "waiting", 1],
])("an email that is %s after one that was %s makes it %s", (later, first, state, number) => {
  expect(after({ state: first }, { state: later })).toMatchObject({ state, dispatchId: `mail-${number}` });
});

test("a failed email counts where the one before brought an older revision", () => {
  const holder = after({ state: "sent", revision: 1 }, { state: "failed", revision: 2 });
  expect(holder).toMatchObject({ state: "failed", brings: 2, revision: 1, reached: 0 });
});

test("a cancelled email of a newer revision leaves what was sent before", () => {
  const holder = after({ state: "sent", revision: 1 }, { state: "cancelled", revision: 2 });
  expect(holder).toMatchObject({ state: "sent", brings: 1, revision: 1, reached: 0 });
});

test("the newest revision that was sent is theirs, whatever was asked for since", () => {
  const holder = after({ state: "sent", revision: 1 }, { state: "sent", revision: 3 }, { state: "queued" });
  expect(holder).toEqual({
    reportId: "report",
    recipient: "owner@client.test",
    revision: 3,
    sentAt: new Date("2026-11-02T01:00:00Z"),
    reached: 2,
    dispatchId: "mail-2",
    brings: null,
    state: "waiting",
  });
});

test("nobody is reached by emails that failed or were cancelled", () => {
  expect(after({ state: "failed" }, { state: "cancelled" })).toMatchObject({
    revision: 0,
    sentAt: null,
    reached: null,
  });
});

const api = await startApi();
const { manager } = api.dependencies.database;

const body = { reportType: "monthly" } as const;
const persons = ["one@example.com", "two@example.com", "three@example.com"];
const mailServers = { taking: undefined, refusing: refusingMailServer, silent: silentMailServer, busy: busyMailServer };

/** Anything that may happen to a client's report, in any order. Some of it is refused at times, which changes nothing. */
type Event =
  | { kind: "send" | "sendToRest" | "generate" }
  | { kind: "resend" | "revise"; number: number }
  | { kind: "contacts"; emails: string[] }
  | { kind: "run"; action: RunAction }
  | { kind: "deliver"; answers: (keyof typeof mailServers)[] }
  | { kind: "settle"; arrived: boolean };

const events: Arbitrary<Event> = oneof(
  record({ kind: constantFrom("send" as const, "sendToRest" as const, "generate" as const) }),
  record({ kind: constantFrom("resend" as const, "revise" as const), number: integer({ min: 0, max: 3 }) }),
  record({ kind: constant("contacts" as const), emails: subarray(persons, { minLength: 1 }) }),
  record({
    kind: constant("run" as const),
    action: constantFrom("approve_and_send" as const, "send" as const, "retry" as const, "cancel" as const),
  }),
  record({
    kind: constant("deliver" as const),
    answers: array(constantFrom(...(Object.keys(mailServers) as (keyof typeof mailServers)[])), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  record({ kind: constant("settle" as const), arrived: boolean() }),
);

/** A mail server that answers each email otherwise. */
function inTurn(answers: (keyof typeof mailServers)[]): MailService {
  let turn = 0;
  return {
    deliver: (...email) => {
      const server = mailServers[answers[turn % answers.length] ?? "taking"] ?? api.dependencies.mailFolder;
      turn += 1;
      return server.deliver(...email);
    },
    lookUp: async () => null,
  };
}

async function happen(event: Event, clientId: string): Promise<unknown> {
  const params = { clientId };
  const [report] = (await api.call(listClientReports, { params: { clientId } })).reports;
  const ofReport = { params: { clientId, reportId: report?.id ?? "" } };
  switch (event.kind) {
    case "send":
      return api.call(sendReport, { params, body });
    case "generate":
      return api.worker.generate();
    case "contacts": {
      const [email = "", ...others] = event.emails;
      const contacts = others.map((other) => ({
        name: null,
        email: other,
        language: null,
        reportTypes: ["monthly" as const],
      }));
      return api.call(updateClient, { params, body: { name: "Kedai Contoh", email, contacts } });
    }
    case "run":
      return api.call(startRun, { body: { ...body, action: event.action } });
    case "deliver":
      return api.worker.deliver(inTurn(event.answers));
    case "revise":
      await api.call(editReport, { ...ofReport, body: { comment: `Comment ${event.number}` } });
      return api.call(approveReport, { ...ofReport, body: {} });
    case "sendToRest":
      return api.call(sendApproved, ofReport);
    case "resend":
      return api.call(resendReport, { ...ofReport, body: { number: event.number } });
    case "settle": {
      const { id: dispatchId = "" } = report?.dispatches.find(({ state }) => state === "uncertain") ?? {};
      return api.call(settleDispatch, {
        params: { ...ofReport.params, dispatchId },
        body: { arrived: event.arrived },
      });
    }
  }
}

test("whatever happens to a report, what each recipient has of it is what its emails say", async () => {
  await assert(
    asyncProperty(array(events, { minLength: 3, maxLength: 12 }), async (history) => {
      await api.empty();
      const { id } = await addClientWithFigures(api, { name: "Kedai Contoh", email: persons[0] ?? "" });
      await api.call(sendReport, { params: { clientId: id }, body });
      await api.worker.generate();
      for (const event of history) {
        await happen(event, id).catch(() => undefined);
        expect(wrongHolders(await manager.find(dispatchEntity), await manager.find(holderEntity))).toEqual([]);
      }
    }),
    { numRuns: 25 },
  );
});
