import { EntitySchema } from "typeorm";
import { belongsTo, key, moment, optionalJson, optionalMoment, optionalText, text } from "../kit/db/columns.ts";
import type { WrongRecipient } from "./wrong-recipient.ts";

export const wrongRecipientEntity = new EntitySchema<WrongRecipient>({
  name: "wrong_recipient",
  tableName: "wrong_recipients",
  columns: {
    id: key(36),
    dispatchId: belongsTo("dispatch", "wrong_recipients_dispatch"),
    noticedAt: moment,
    noticedBy: text(120),
    contact: text(16),
    former: optionalJson,
    knownId: optionalText(26),
    settledAt: optionalMoment,
    settledBy: optionalText(120),
  },
  indices: [
    { name: "wrong_recipients_once", columns: ["dispatchId"], unique: true },
    { name: "wrong_recipients_open", columns: ["settledAt", "noticedAt"] },
  ],
});
