import { EntitySchema } from "typeorm";
import type { Client } from "@agency/core/clients/client";
import { key, moment, optionalText, text, whole } from "./columns.ts";
import { languageColumn, packageColumn } from "./listed.ts";

export const clientEntity = new EntitySchema<Client>({
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
    createdAt: moment,
    updatedAt: moment,
  },
  indices: [
    { name: "clients_access_id", columns: ["accessId"], unique: true },
    { name: "clients_email", columns: ["email"], unique: true },
    { name: "clients_created_at", columns: ["createdAt"] },
  ],
});
