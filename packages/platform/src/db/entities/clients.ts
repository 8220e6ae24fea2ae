import { EntitySchema } from "typeorm";
import type { Client } from "@agency/core/clients/client";
import { key, moment, optionalMoment, optionalText, text, whole } from "./columns.ts";
import { languageColumn, packageColumn } from "./listed.ts";

/**
 * A client as stored. The previous version does not know the status `ended`, so an ended client is a paused one with an
 * `endedOn`.
 */
export type StoredClient = Omit<Client, "status"> & { status: Exclude<Client["status"], "ended"> };

export const clientEntity = new EntitySchema<StoredClient>({
  name: "client",
  tableName: "clients",
  columns: {
    id: key(36),
    accessId: text(26),
    name: text(120),
    email: text(254),
    website: optionalText(500),
    businessType: optionalText(120),
    package: packageColumn,
    monthlyFee: whole,
    language: languageColumn,
    status: text(16),
    endedOn: optionalText(10),
    deletionWarnedAt: optionalMoment,
    createdAt: moment,
    updatedAt: moment,
  },
  indices: [
    { name: "clients_access_id", columns: ["accessId"], unique: true },
    { name: "clients_email", columns: ["email"], unique: true },
    { name: "clients_created_at", columns: ["createdAt"] },
  ],
});
