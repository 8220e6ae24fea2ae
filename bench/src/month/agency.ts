import type { FakeGoogle } from "@agency/google-fake/start";
import { lastCompletePeriod, precedingPeriod } from "@agency/model/report/periods";
import type { Caller } from "@agency/testing/session";

/** How many clients the agency has. */
const clients = 40;

/** How many months before the last one have figures: enough to say what is usual. */
const monthsBefore = 7;

/** Which of them have something that the month has to deal with, by their places. */
const special = { withoutFigures: 9, unusual: 19, paused: 38, ended: 39 } as const;

/** The client whose source cannot be read, and the one a figure of which is corrected after its report was sent. */
export const [withoutAccess, correctedLater] = [14, 30] as const;

/** Those whose contact reads WhatsApp instead of mail. */
export const byWhatsapp = [2, 7, 12, 17, 22, 27] as const;

export const clientName = (place: number): string => `Sample Client ${String(place + 1).padStart(2, "0")}`;

/**
 * An agency of 40 clients on the morning after the last sources were read: one without figures, one unusual, one paused, one ended.
 * @returns the clients' ids, in the order of their places
 */
export async function addAgency(staff: Caller): Promise<string[]> {
  const ids: string[] = [];
  for (let place = 0; place < clients; place += 1) ids.push(await addClient(staff, place));
  return ids;
}

/** Three clients whose figures come when the others' reports were sent. */
export async function addLate(staff: Caller): Promise<void> {
  for (const place of [clients, clients + 1, clients + 2]) await addClient(staff, place);
}

/** Chooses a property of Google Analytics for a client, which Google refuses to show from then on. */
export async function takeSourceDown(staff: Caller, google: FakeGoogle, clientId: string): Promise<void> {
  const [business] = google.businesses;
  const { connections } = await staff.json("GET", "/api/connections");
  if (!business) throw new Error("Google knows no business");
  const choice = {
    connectionId: connections[0]?.id,
    accountId: business.propertyId,
    confirmed: ["site", "shared", "name"],
  };
  await staff.ask("PUT", `/api/reports/clients/${clientId}/sources/analytics`, choice);
  google.faults.set(business.propertyId, "403");
}

/** A figure of a client's last month turns out to be another. */
export async function correctLater(staff: Caller, clientId: string): Promise<void> {
  const { start: periodStart } = lastCompletePeriod("monthly", new Date());
  const figures = { totalVisitors: 2100, sessions: 2520, organicTraffic: 1050, totalLeads: 51, averagePosition: 8.2 };
  await staff.ask("PUT", `/api/reports/clients/${clientId}/figures`, { reportType: "monthly", periodStart, figures });
}

/** @returns the client's id */
async function addClient(staff: Caller, place: number): Promise<string> {
  const named = { name: clientName(place), email: `contact-${place + 1}@month.example` };
  const body = {
    ...named,
    contactName: `Contact ${place + 1}`,
    language: place % 3 === 2 ? "ms" : "en",
    // A second reader in the other language.
    contacts: place % 5 === 0 ? [secondContact(place)] : [],
    ...(byWhatsapp.some((one) => one === place) && { phone: `+60123456${String(100 + place)}` }),
    confirmed: true,
  };
  const { id } = await staff.json("POST", "/api/reports/clients", body);
  if (place !== special.withoutFigures) await addFigures(staff, id, place);
  if (place === special.paused) await staff.ask("PUT", `/api/reports/clients/${id}`, { ...named, status: "paused" });
  if (place === special.ended) await staff.ask("PUT", `/api/reports/clients/${id}`, { ...named, status: "ended" });
  return id;
}

const secondContact = (place: number) => ({
  name: `Reader ${place + 1}`,
  email: `reader-${place + 1}@month.example`,
  language: place % 3 === 2 ? ("en" as const) : ("ms" as const),
  reportTypes: ["monthly" as const],
});

async function addFigures(staff: Caller, id: string, place: number): Promise<void> {
  let period = lastCompletePeriod("monthly", new Date());
  for (let month = 0; month <= monthsBefore; month += 1) {
    const wave = 1 + (((place * 7 + month * 3) % 5) - 2) / 100;
    const visitors = Math.round((900 + place * 40) * wave);
    const isUnusual = place === special.unusual && month === 0;
    const figures = {
      totalVisitors: visitors,
      sessions: Math.round(visitors * 1.2),
      organicTraffic: Math.round(visitors * 0.5),
      totalLeads: Math.round((20 + place) * wave * (isUnusual ? 1.6 : 1)),
      averagePosition: 8.2,
    };
    await staff.ask("PUT", `/api/reports/clients/${id}/figures`, {
      reportType: "monthly",
      periodStart: period.start,
      figures,
    });
    period = precedingPeriod("monthly", period);
  }
}
