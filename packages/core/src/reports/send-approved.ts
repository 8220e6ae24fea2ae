import type { ClientRepository } from "../clients/client-repository.ts";
import type { Client } from "../clients/client.ts";
import { recipientsOf } from "../clients/contact.ts";
import type { NewId } from "../clock.ts";
import type { Doorbell } from "../doorbell.ts";
import { Refusal } from "../refusal.ts";
import { requestDispatches } from "./dispatch-requests.ts";
import type { ReportRepository } from "./report-repository.ts";
import type { Dispatch, Report } from "./report.ts";

type Dependencies = {
  reports: Pick<ReportRepository, "requestDispatches">;
  clients: Pick<ClientRepository, "contacts">;
  /** Whether reports of sample figures may be emailed. */
  sampleMails: boolean;
  doorbell: Doorbell;
  newId: NewId;
  /** Host of the Message-IDs. */
  host: string;
};

/**
 * Emails the latest revision of a report to each of the client's contacts.
 * @param number identifies the sending, so that a repeated click sends nothing twice
 * @throws Refusal not_approved, no_recipients or sample_not_mailed
 */
export async function sendApproved(
  dependencies: Dependencies,
  client: Client,
  report: Report,
  number: number,
): Promise<void> {
  const { reports, clients, sampleMails, doorbell } = dependencies;
  if (report.revision === 0) throw new Refusal("not_approved");
  if (report.sample && !sampleMails) throw new Refusal("sample_not_mailed");
  const contacts = await clients.contacts([client.id]);
  const recipients = recipientsOf(client, contacts.get(client.id) ?? [], report.type);
  if (recipients.length === 0) throw new Refusal("no_recipients");
  const sending = { clientId: client.id, type: report.type, periodStart: report.periodStart, number };
  const ids = await reports.requestDispatches(report, number, requestDispatches(dependencies, sending, recipients));
  for (const id of ids) await doorbell("dispatch", id);
}

/**
 * The number of the sending that brings the latest revision to every contact: a new one when another revision was sent
 * before, else the last one, which is completed.
 */
export function sendingOf(
  { revision }: Pick<Report, "revision">,
  dispatches: Pick<Dispatch, "number" | "revision">[],
): number {
  const last = dispatches.toSorted((one, other) => one.number - other.number).at(-1);
  if (!last) return 0;
  const older = last.revision !== null && last.revision < revision;
  return older ? last.number + 1 : last.number;
}
