import { EntitySchema, type EntitySchemaColumnOptions } from "typeorm";
import { clientPackages } from "@agency/content/settings";
import { clientTexts, eachClientText } from "@agency/model/limits";
import { type ReportType, reportTypes } from "@agency/model/report/report-type";
import {
  belongsTo,
  key,
  longText,
  moment,
  optionalJson,
  optionalMoment,
  optionalText,
  refersTo,
  text,
  whole,
} from "../kit/db/columns.ts";
import { languageColumn, listedColumn, listReader, optionalLanguageColumn } from "../kit/db/listed.ts";
import type { Client, StoredContact, Welcome } from "./client.ts";

/** Report types as a list in a text; null means all of them. */
const reportTypesColumn: EntitySchemaColumnOptions = {
  type: "varchar",
  length: 64,
  nullable: true,
  transformer: {
    to: (types: ReportType[] | null | undefined) => types && types.join(" "),
    from: (stored: string | null) =>
      stored === null ? null : reportTypes.filter((type) => stored.split(" ").includes(type)),
  },
};

export const clientEntity = new EntitySchema<Client>({
  name: "client",
  tableName: "clients",
  columns: {
    id: key(36),
    accessId: text(26),
    name: text(120),
    email: text(254),
    contactReportTypes: reportTypesColumn,
    ...eachClientText((name) => optionalText(clientTexts[name])),
    package: listedColumn(16, listReader("package", clientPackages, clientPackages[0])),
    monthlyFee: whole,
    language: languageColumn,
    status: text(16),
    endedOn: optionalText(10),
    logo: optionalJson,
    recording: text(16),
    recordedSince: optionalMoment,
    deletionWarnedAt: optionalMoment,
    responsibleId: refersTo("staff", "clients_responsible"),
    createdAt: moment,
    updatedAt: moment,
  },
  indices: [
    { name: "clients_access_id", columns: ["accessId"], unique: true },
    { name: "clients_email", columns: ["email", "name"], unique: true },
    { name: "clients_created_at", columns: ["createdAt"] },
    { name: "clients_responsible_id", columns: ["responsibleId"] },
  ],
});

/** The contacts of a client besides the one in its own row. */
export const contactEntity = new EntitySchema<StoredContact>({
  name: "contact",
  tableName: "contacts",
  columns: {
    id: key(36),
    clientId: belongsTo("client", "contacts_client"),
    name: optionalText(120),
    email: text(254),
    phone: optionalText(clientTexts.phone),
    language: optionalLanguageColumn,
    reportTypes: { ...reportTypesColumn, nullable: false },
    createdAt: moment,
  },
  indices: [
    { name: "contacts_once", columns: ["clientId", "email"], unique: true },
    { name: "contacts_email", columns: ["email"] },
  ],
});

/** Which client ID each contact of a client was welcomed with. */
export const welcomeEntity = new EntitySchema<Welcome>({
  name: "client_welcome",
  tableName: "client_welcomes",
  columns: {
    clientId: { ...belongsTo("client", "client_welcomes_client"), primary: true },
    email: key(254),
    accessId: text(26),
  },
  indices: [{ name: "client_welcomes_email", columns: ["email"] }],
});

/** The picture of a client's logo, a PNG as base64. What pages need to know of it is in the client's row. */
export const clientLogoEntity = new EntitySchema<{ clientId: string; picture: string }>({
  name: "clientLogo",
  tableName: "client_logos",
  columns: { clientId: { ...belongsTo("client", "client_logos_client"), primary: true }, picture: longText },
});
