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
import type { RunAction } from "@agency/model/states";
import type { MailService } from "../kit/mail/mail-service.ts";
import { dispatchEntity } from "../sending/table.ts";
import { startApi } from "../testing/api.ts";
import { busyMailServer, refusingMailServer, silentMailServer } from "../testing/polled-worker.ts";
import { wrongHolders } from "../testing/records.ts";
import { addClientWithFigures } from "../testing/sample-input.ts";
import { holderEntity } from "./table.ts";

const api = await startApi();
const { manager } = api.dependencies.database;

const body = { reportType: "monthly" } as const;
const persons = ["one@example.com", "two@example.com", "three@example.com"];
const mailServers = { taking: undefined, refusing: refusingMailServer, silent: silentMailServer, busy: busyMailServer };

/** What may happen to a client's report, in any order. Some of it is refused at times, which changes nothing. */
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
