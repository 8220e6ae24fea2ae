import type { MailWordsByLanguage } from "@agency/model/report/mail-words";
import type { Database } from "../kit/db/database.ts";
import { rowReader } from "../kit/db/select.ts";
import { readSetting, saveSetting } from "../settings/store.ts";
import { type ClientMail, type ReportMail, usualReportMail } from "./mail-words.ts";
import { clientMailWordsEntity } from "./table.ts";

export async function readReportMail(database: Database): Promise<ReportMail> {
  const stored = await readSetting(database, "reportMail");
  return stored === null ? usualReportMail : (JSON.parse(stored) as ReportMail);
}

export const saveReportMail = (database: Database, reportMail: ReportMail): Promise<void> =>
  saveSetting(database, "reportMail", JSON.stringify(reportMail));

async function readClientWords({ select, source }: Database, clientId: string): Promise<MailWordsByLanguage> {
  const own = rowReader(source, clientMailWordsEntity, "own", ["words"]);
  const [row] = await select(`SELECT ${own.columns} FROM client_mail_words own WHERE own.clientId = ?`, [clientId]);
  return row ? own.read(row).words : {};
}

export const saveClientWords = ({ write }: Database, clientId: string, words: MailWordsByLanguage): Promise<void> =>
  write(async (transaction) => {
    await transaction.delete(clientMailWordsEntity, { clientId });
    if (Object.keys(words).length > 0) await transaction.insert(clientMailWordsEntity, { clientId, words });
  });

export async function readClientMail(database: Database, clientId: string): Promise<ClientMail> {
  const [reportMail, words] = await Promise.all([readReportMail(database), readClientWords(database, clientId)]);
  return { reportMail, words };
}
