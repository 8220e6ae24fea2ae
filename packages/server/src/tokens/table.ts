import { EntitySchema } from "typeorm";
import { belongsTo, key, moment, optionalMoment, text, yesNo } from "../kit/db/columns.ts";
import type { Token } from "./token.ts";

export const tokenEntity = new EntitySchema<Token>({
  name: "token",
  tableName: "tokens",
  columns: {
    id: key(36),
    staffId: belongsTo("staff", "tokens_staff"),
    name: text(120),
    tokenHash: text(64),
    clientsOnly: yesNo,
    mayPropose: yesNo,
    createdAt: moment,
    expiresAt: moment,
    lastUsedAt: optionalMoment,
  },
  indices: [
    { name: "tokens_staff_id", columns: ["staffId"] },
    { name: "tokens_token_hash", columns: ["tokenHash"], unique: true },
  ],
});

export const tokenClientEntity = new EntitySchema<{ tokenId: string; clientId: string }>({
  name: "tokenClient",
  tableName: "token_clients",
  columns: {
    tokenId: { ...belongsTo("token", "token_clients_token"), primary: true },
    clientId: { ...belongsTo("client", "token_clients_client"), primary: true },
  },
  indices: [{ name: "token_clients_client_id", columns: ["clientId"] }],
});
