import { lastCompletePeriod, precedingPeriod } from "@agency/model/report/periods";
import type { Caller } from "@agency/testing/session";

/** How many clients the agency has. */
const clients = 40;

/** How many months before the last one have figures: enough to say what is usual. */
const monthsBefore = 7;

/** Which of them have something that the month has to deal with, by their places. */
const special = { withoutFigures: 9, unusual: 19, paused: 38, ended: 39 } as const;

/** Those whose contact reads WhatsApp instead of mail. */
export const byWhatsapp = [2, 7, 12, 17, 22, 27] as const;

export const clientName = (place: number): string => `Sample Client ${String(place + 1).padStart(2, "0")}`;

/** An agency of 40 clients on the morning after the last sources were read: one without figures, one unusual, one paused, one ended. */
export async function addAgency(staff: Caller): Promise<void> {
  for (let place = 0; place < clients; place += 1) await addClient(staff, place);
}

async function addClient(staff: Caller, place: number): Promise<void> {
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
