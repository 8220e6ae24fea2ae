import { EntitySchema } from "typeorm";
import type { MailWordsByLanguage } from "@agency/model/report/mail-words";
import { belongsTo, json } from "../kit/db/columns.ts";

/** The words that a client's emails have in place of the agency's. The agency's are a setting. */
export const clientMailWordsEntity = new EntitySchema<{ clientId: string; words: MailWordsByLanguage }>({
  name: "clientMailWords",
  tableName: "client_mail_words",
  columns: { clientId: { ...belongsTo("client", "client_mail_words_client"), primary: true }, words: json },
});
