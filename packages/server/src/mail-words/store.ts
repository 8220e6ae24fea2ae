import type { MailWordsByLanguage } from "@agency/model/report/mail-words";
import type { Database } from "../kit/db/database.ts";
import { rowReader } from "../kit/db/select.ts";
import { readSetting, saveSetting } from "../settings/store.ts";
import { type ClientMail, type ReportMail, usualReportMail } from "./mail-words.ts";
import { clientMailWordsEntity } from "./table.ts";

export const readReportMail = async (database: Database): Promise<ReportMail> =>
  reportMailIn(await readSetting(database, "reportMail"));

const reportMailIn = (stored: string | null): ReportMail =>
  stored === null ? usualReportMail : (JSON.parse(stored) as ReportMail);

export const saveReportMail = (database: Database, reportMail: ReportMail): Promise<void> =>
  saveSetting(database, "reportMail", JSON.stringify(reportMail));

export const saveClientWords = ({ write }: Database, clientId: string, words: MailWordsByLanguage): Promise<void> =>
  write(async (transaction) => {
    await transaction.delete(clientMailWordsEntity, { clientId });
    if (Object.keys(words).length > 0) await transaction.insert(clientMailWordsEntity, { clientId, words });
  });

/** In one query, since every email of a report asks. */
export async function readClientMail({ select, source }: Database, clientId: string): Promise<ClientMail> {
  const own = rowReader(source, clientMailWordsEntity, "own", ["clientId", "words"]);
  const [row] = await select(
    `SELECT setting.value AS reportMail, reply.value AS replyTo, ${own.columns} FROM (SELECT 1 AS one) always
    LEFT JOIN settings setting ON setting.name = 'reportMail'
    LEFT JOIN settings reply ON reply.name = 'replyTo'
    LEFT JOIN client_mail_words own ON own.clientId = ?`,
    [clientId],
  );
  const [reportMail, replyTo] = [row?.["reportMail"], row?.["replyTo"]];
  return {
    reportMail: reportMailIn(typeof reportMail === "string" ? reportMail : null),
    replyTo: typeof replyTo === "string" ? replyTo : null,
    words: row && row["own_clientId"] !== null ? own.read(row).words : {},
  };
}
