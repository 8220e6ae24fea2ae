import type { FastifyInstance } from "fastify";
import { type Language, languageKeys } from "@agency/content/settings";
import { translator } from "@agency/content/translator";
import { type DraftMail, readDraftMail } from "@agency/contracts/draft-previews";
import * as contracts from "@agency/contracts/mail-words";
import type { OwnWords } from "@agency/contracts/mail-words";
import { usualWords } from "@agency/model/report/mail-texts";
import { chosenWords, type MailWords, type MailWordsByLanguage, noMailWords } from "@agency/model/report/mail-words";
import { findClient } from "../clients/find-client.ts";
import { sandboxed } from "../kit/http/errors.ts";
import { handle } from "../kit/http/handle.ts";
import type { FiledMail } from "../kit/mail/mail-folder.ts";
import { Refusal } from "../kit/refusal.ts";
import type { ReportMailContext } from "../reports/mail/write-report-mail.ts";
import { findReport } from "../reports/store.ts";
import { mergeCopies, mergeWords, refuseChanged } from "./changed-meanwhile.ts";
import { changedWords, type ClientMail, type ReportMail } from "./mail-words.ts";
import { previewDraftMail, previewMail } from "./preview-mail.ts";
import { readClientMail, readReportMail, saveClientWords, saveReportMail } from "./store.ts";

/** The staff write what the emails of reports say, for all clients and for single ones, and look at it before they save it. */
export function mailWordsRoutes(app: FastifyInstance, context: ReportMailContext & { mailFrom: string }): void {
  const { database } = context;

  handle(app, contracts.readReportMail, async () => presentReportMail(await readReportMail(database)));

  handle(app, contracts.saveReportMail, async ({ body }) => {
    const now = await readReportMail(database);
    const wanted = byLanguage(body.words);
    const words = mergeWords({ now: now.words, seen: body.seen ? byLanguage(body.seen) : now.words, wanted });
    const copies = mergeCopies({ now: now.cc, seen: body.seenCc ?? now.cc, wanted: [...new Set(body.cc)] });
    await refuseChanged(database, [...words.changed, ...copies.changed], { kind: "settings.words" });
    const changed = { words: changedWords(now.words, words.kept), cc: copies.kept };
    await saveReportMail(database, changed);
    return presentReportMail(changed);
  });

  handle(app, contracts.readClientWords, async ({ params }) => {
    const client = await findClient(database, params.clientId);
    return presentClientWords(await readClientMail(database, client.id));
  });

  handle(app, contracts.saveClientWords, async ({ params, body }) => {
    const client = await findClient(database, params.clientId);
    const { reportMail, words: saved } = await readClientMail(database, client.id);
    const wanted = byLanguage(body.words);
    const merged = mergeWords({ now: saved, seen: body.seen ? byLanguage(body.seen) : saved, wanted });
    await refuseChanged(database, merged.changed, { kind: "client.words", clientId: client.id });
    const words = changedWords(saved, merged.kept);
    await saveClientWords(database, client.id, words);
    return presentClientWords({ reportMail, words });
  });

  handle(app, contracts.previewMail, async ({ params, body }) => {
    const { language, reportMail, words = [] } = body;
    const client = await findClient(database, params.clientId);
    const saved = await readClientMail(database, client.id);
    const mail = {
      reportMail: reportMail
        ? withChanges(saved.reportMail, { words: byLanguage(reportMail.words), cc: reportMail.cc })
        : saved.reportMail,
      words: changedWords(saved.words, byLanguage(words)),
      replyTo: saved.replyTo,
    };
    const shown = await sandboxed(previewMail(context, client, { language, mail }), "report_not_drawn");
    const { snapshot } = shown;
    return {
      ...presentMail(shown.mail),
      report: snapshot && { reportType: snapshot.type, ...snapshot.period },
    };
  });

  handle(app, readDraftMail, async ({ params, query }) => {
    const client = await findClient(database, params.clientId);
    const report = await findReport(database, client.id, params.reportId);
    if (!report) throw new Refusal("report_not_found");
    const drawn = previewDraftMail(context, client, report, query.language ?? client.language);
    return presentMail(await sandboxed(drawn, "report_not_drawn"));
  });
}

function presentMail({ id: _id, at, ...content }: FiledMail): DraftMail {
  return { ...content, at: at.toISOString() };
}

function withChanges(saved: ReportMail, { words, cc }: ReportMail): ReportMail {
  return { words: changedWords(saved.words, words), cc: [...new Set(cc)] };
}

function byLanguage(words: OwnWords[]): MailWordsByLanguage {
  return Object.fromEntries(words.map(({ language, ...own }) => [language, own]));
}

function presentReportMail({ words, cc }: ReportMail) {
  return { words: eachLanguage((language) => words[language]), usual: eachLanguage(usualIn), cc };
}

function presentClientWords({ reportMail, words }: Omit<ClientMail, "replyTo">) {
  return {
    words: eachLanguage((language) => words[language]),
    usual: eachLanguage((language) => chosenWords(reportMail.words[language], usualIn(language))),
  };
}

const usualIn = (language: Language) => usualWords(translator(language));

function eachLanguage(read: (language: Language) => MailWords | undefined): OwnWords[] {
  return languageKeys.map((language) => ({ language, ...noMailWords, ...read(language) }));
}
