import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { agency } from "@agency/content/agency";
import { auditPage } from "../audit/audit.ts";
import { auditFetching } from "../audit/collect-evidence.ts";
import { readReferences } from "../audit/references.ts";
import { clientById } from "../clients/store.ts";
import type { Dependencies } from "../compose/dependencies.ts";
import { deliverMail } from "../kit/mail/deliver-mail.ts";
import { replyProblem } from "../kit/mail/mail-problem.ts";
import type { MailService, OutgoingMail, SendJournal } from "../kit/mail/mail-service.ts";
import { buildMessage } from "../kit/mail/message.ts";
import { outbound } from "../kit/outbound/outbound.ts";
import type { Resolve } from "../kit/outbound/target.ts";
import { undrawnWordsFinder } from "../reports/undrawn-words.ts";
import { composeReport, prepareMail } from "../sending/deliver-report.ts";
import { type ClaimedDispatch, dispatchWork, type SentRevision } from "../sending/dispatch-work.ts";
import { generateReports, reportWork } from "../sending/generate-report.ts";
import { figuresReader } from "../sources/read-figures.ts";
import { measureSpeed } from "../speed-test/lighthouse/measure-speed.ts";
import { auditDrawn, runSpeedTest } from "../speed-test/run-speed-test.ts";
import { claimTest } from "../speed-test/store.ts";

const silent = pino({ level: "silent" });

/** Does the worker's part on demand. Uses the real use cases and repositories, but short emails. */
export function polledWorker(dependencies: Dependencies) {
  const { database, clock, mailFolder, mailFrom } = dependencies;
  const reports = reportWork(database);
  const dispatches = dispatchWork(database);
  const remembered = new Map<string, Date>();
  const journal: SendJournal = {
    append: async (id, sentAt) => void remembered.set(id, sentAt),
    find: async (id) => remembered.get(id) ?? null,
    all: async () => remembered,
  };

  async function generate(): Promise<string[]> {
    const outcomes: string[] = [];
    for (let report = await reports.claim(); report; report = await reports.claim()) {
      const own = await generateReports(
        {
          ...dependencies,
          work: reports,
          figures: figuresReader(database),
          undrawnWords: undrawnWordsFinder(dependencies),
          log: silent,
        },
        [report],
      );
      outcomes.push(...own);
    }
    return outcomes;
  }

  async function drawShort(
    { row: dispatch, report }: ClaimedDispatch,
    { number, snapshot: { clientName, figures } }: SentRevision,
  ): Promise<OutgoingMail | null> {
    const client = await clientById(database, report.clientId);
    if (!client) throw new Error("The client was deleted");
    const token = await prepareMail(dependencies, dispatches, { dispatch, revision: number, client });
    if (token === null) return null;
    const { id, messageId, recipient } = dispatch;
    const raw = await buildMessage({
      messageId,
      from: { name: agency.name, address: mailFrom },
      to: { name: clientName, address: recipient },
      date: await clock(),
      subject: `Report for ${clientName}`,
      text: `Visitors: ${figures.totalVisitors}`,
      html: `<p>Visitors: ${figures.totalVisitors}</p>`,
    });
    return { id, messageId, from: mailFrom, to: recipient, raw };
  }

  async function deliver(mail: MailService = mailFolder): Promise<string[]> {
    const outcomes: string[] = [];
    const delivering = {
      work: dispatches,
      mail,
      journal,
      clock: () => new Date(0),
      sleep: async () => undefined,
      log: silent,
    };
    for (let claimed = await dispatches.claim(); claimed; claimed = await dispatches.claim()) {
      const sending = claimed;
      const compose = () => composeReport({ work: dispatches, sampleMails: true, draw: drawShort }, sending);
      outcomes.push(await deliverMail(delivering, sending.row, compose));
    }
    return outcomes;
  }

  return {
    /** Generates every due report and returns the outcomes. */
    generate,
    /** Emails every due report and returns the outcomes. Writes files unless a mail service is given. */
    deliver,
  };
}

/** A mail service that gets no answer after the final dot. */
export const silentMailServer: MailService = {
  deliver: async (_mail, beforeDot) =>
    (await beforeDot()) ? { result: "unknown", cause: new Error("No answer") } : { result: "abandoned" },
  lookUp: async () => null,
};

/** A mail server without mailboxes. */
export const refusingMailServer = refusing({ permanent: true, reply: "550 5.1.1 No such mailbox" });

/** A mail server that takes nothing for now. */
export const busyMailServer = refusing({ permanent: false, reply: "451 4.7.1 Try again later" });

function refusing({ permanent, reply }: { permanent: boolean; reply: string }): MailService {
  return {
    deliver: async (_mail, beforeDot) =>
      (await beforeDot())
        ? { result: "refused", permanent, problem: replyProblem(reply), cause: null }
        : { result: "abandoned" },
    lookUp: async () => null,
  };
}

/** Does the worker's part of the speed test without a browser; the result says so. */
export function speedTester(
  dependencies: Dependencies,
  resolve: Resolve | undefined,
  draw: (url: string) => Promise<string>,
) {
  const { database, environment, clock } = dependencies;
  const measure = measureSpeed({
    chromium: Promise.resolve(null),
    allow: environment.OUTBOUND_ALLOW,
    resolve,
    log: silent,
  });
  const client = outbound({ allow: environment.OUTBOUND_ALLOW, resolve });
  const drawn = auditDrawn({
    clock,
    fetching: () => auditFetching(client, ""),
    reading: { references: async (read) => readReferences(read), audit: async (read) => auditPage(read) },
    draw,
  });

  async function run(stopping: AbortSignal): Promise<string[]> {
    const outcomes: string[] = [];
    for (let test = await claimTest(database); test; test = await claimTest(database)) {
      outcomes.push(
        (
          await runSpeedTest(
            { ...dependencies, measure, auditDrawn: drawn, stopping, watch: () => () => undefined },
            test,
          )
        ).outcome,
      );
      if (stopping.aborted) break;
    }
    return outcomes;
  }

  return {
    /** Runs every due speed test and returns the outcomes. */
    testSpeed: () => run(new AbortController().signal),
    /** Runs speed tests as they arrive, `atOnce` at a time, until it is stopped. */
    keepTestingSpeed: (atOnce = 1) => {
      const stop = new AbortController();
      const loops = Array.from({ length: atOnce }, async () => {
        while (!stop.signal.aborted) {
          await run(stop.signal);
          await sleep(20);
        }
      });
      return async () => {
        stop.abort();
        await Promise.all(loops);
      };
    },
  };
}
