import type { z } from "zod";
import type { Client, ClientRow, clientChangeSchema, clientInputSchema, PortalClient } from "@agency/contracts/clients";
import { inUsualOrder } from "@agency/model/report/report-type";
import { localDate } from "@agency/model/time-zone";
import { type BoardClient, boardState } from "../board/board-client.ts";
import { unreadProblem } from "../sources/unread-source.ts";
import { formatClientId } from "./client-id.ts";
import type { ClientDetails, Client as StoredClient } from "./client.ts";
import type { Contact } from "./contact.ts";

/** The fields of a client that a portal may see. */
export function presentPortalClient({
  accessId,
  name,
  website,
  package: chosen,
  status,
  language,
  logo,
  recording,
}: StoredClient): PortalClient {
  return { id: formatClientId(accessId), name, website, package: chosen, status, language, logo, recording };
}

/** The whole record, for the staff. */
export function presentClient(client: StoredClient, contacts: Contact[]): Client {
  const { email, contactName, contactReportTypes, businessType, monthlyFee, endedOn, createdAt } = client;
  return {
    ...presentPortalClient(client),
    email,
    contactName,
    contactReportTypes,
    contacts: contacts.map(({ name, email: address, language, reportTypes }) => ({
      name,
      email: address,
      language,
      reportTypes,
    })),
    businessType,
    monthlyFee,
    endedOn,
    createdAt: createdAt.toISOString(),
  };
}

/** The state of a client's last month; null when no report is due. */
export function presentMonth(month: BoardClient | undefined, options: { sampleMails: boolean }): ClientRow["month"] {
  return month
    ? { state: boardState(month, options), origins: month.origins, unread: unreadProblem(month.unread) }
    : null;
}

/** A new client's details as stored: an empty text becomes null. */
export function readDetails(input: z.output<typeof clientInputSchema>, now: Date): ClientDetails {
  const { website, businessType, contactName, contactReportTypes = null, contacts: _, ...rest } = input;
  return {
    ...rest,
    contactName: contactName || null,
    contactReportTypes: contactReportTypes && inUsualOrder(contactReportTypes),
    website: website || null,
    businessType: businessType || null,
    endedOn: endOf(input, now),
  };
}

function endOf(
  { status, endedOn }: { status: ClientDetails["status"]; endedOn?: string | null | undefined },
  now: Date,
): string | null {
  return status === "ended" ? (endedOn ?? localDate(now).toString()) : null;
}

/** A client's details after a change: omitted fields keep their value, and an empty last day is today. */
export function readChange(
  client: StoredClient,
  change: z.output<typeof clientChangeSchema>,
  now: Date,
): ClientDetails {
  const { website = client.website, businessType = client.businessType, status = client.status } = change;
  const { contactName = client.contactName, contactReportTypes = client.contactReportTypes } = change;
  const { endedOn = client.endedOn } = change;
  return {
    name: change.name,
    email: change.email,
    contactName: contactName || null,
    contactReportTypes: contactReportTypes && inUsualOrder(contactReportTypes),
    website: website || null,
    businessType: businessType || null,
    package: change.package ?? client.package,
    monthlyFee: change.monthlyFee ?? client.monthlyFee,
    language: change.language ?? client.language,
    status,
    endedOn: endOf({ status, endedOn }, now),
  };
}
