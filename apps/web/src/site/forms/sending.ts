import { privacyNotice } from "@agency/content/legal";
import { mailAudit, runAudit } from "@agency/contracts/audit/endpoints";
import type { Audit } from "@agency/contracts/audit/schemas";
import { bookConsultation } from "@agency/contracts/bookings/endpoints";
import type { Consultation } from "@agency/contracts/bookings/schemas";
import { sendContact as contact } from "@agency/contracts/enquiries/endpoints";
import type { ContactInput } from "@agency/contracts/enquiries/schemas";
import { signUp as subscribe } from "@agency/contracts/newsletter/endpoints";
import { readSpeedTestProgress, testSpeed as test } from "@agency/contracts/speed-test/endpoints";
import type { SpeedTest, SpeedTestProgress } from "@agency/contracts/speed-test/schemas";
import { CallError } from "../../shared/api/call-error.ts";
import { call } from "../../shared/api/call.ts";
import { messageOf } from "../../shared/api/message-of.ts";
import { languageOfPath } from "../../shared/i18n/language-path.ts";
import { without } from "../../shared/without.ts";

/** What stood in a form when it was sent, and what goes along with every form. */
export type Sent = {
  /** The text of a field without the space around it; empty where there is none. */
  text: (name: string) => string;
  visit: Visit;
};

type Visit = Pick<ContactInput, "language" | "page" | "city" | "consent" | "marketing" | "trap" | "elapsed">;

/** The name of the field that people do not see. */
const trapName = "subject";

/** @param elapsed milliseconds since the form was shown */
export function sentBy(form: HTMLFormElement, elapsed: number): Sent {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const city = text("city");
  return {
    text,
    visit: {
      language: languageOfPath(location.pathname),
      page: location.pathname,
      ...(city && { city }),
      consent: { notice: privacyNotice.version },
      marketing: data.has("marketing"),
      trap: text(trapName),
      elapsed: Math.round(elapsed),
    },
  };
}

/** What to show at the fields and under the form after a failure. */
export function explain(error: unknown): { problems: Partial<Record<string, string>>; note: string } {
  const fields = error instanceof CallError ? error.body?.fields : undefined;
  if (!fields) return { problems: {}, note: messageOf(error) };
  return { problems: Object.fromEntries(fields.map(({ field, message }) => [field, sentence(message)])), note: "" };
}

/** The server's words follow the name of a field; at the field itself they stand alone. */
function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

export async function sendContact({ text, visit }: Sent): Promise<void> {
  const noWebsite = text("noWebsite") !== "";
  const service = text("service") as ContactInput["service"];
  await call(contact, {
    body: {
      firstName: text("firstName"),
      lastName: text("lastName"),
      email: text("email"),
      website: text("website"),
      noWebsite,
      service,
      projectDetails: text("projectDetails"),
      ...visit,
    },
  });
}

/** Asks for an audit. No person is named, so nothing is agreed to. */
export async function auditPage({ text, visit }: Sent): Promise<Audit> {
  const { audit } = await call(runAudit, { body: { url: text("url"), ...without(visit, "consent") } });
  return audit;
}

export async function mailDetails(auditId: string, { text, visit }: Sent): Promise<void> {
  await call(mailAudit, { params: { auditId }, body: { email: text("email"), ...visit } });
}

export async function book({ text, visit }: Sent): Promise<Consultation> {
  const slot = text("slot") || null;
  return call(bookConsultation, { body: { name: text("name"), email: text("email"), slot, ...visit } });
}

export async function signUp({ text, visit }: Sent): Promise<void> {
  await call(subscribe, { body: { email: text("email"), ...visit } });
}

/** How often is asked how far a test is, in milliseconds. */
const askEvery = 1000;

/** Waits for the test, and tells in the meantime how far it is. */
export async function testSpeed({ text }: Sent, show: (progress: SpeedTestProgress) => void): Promise<SpeedTest> {
  const ticket = newTicket();
  const asking = setInterval(() => {
    // Unknown until it stands in the queue; what goes wrong is told by the answer that is waited for.
    call(readSpeedTestProgress, { params: { ticket } }).then(show, () => {});
  }, askEvery);
  try {
    const answer = await call(test, { body: { url: text("url"), ticket } });
    return answer.test;
  } finally {
    clearInterval(asking);
  }
}

/** A random UUID, version 4. `crypto.randomUUID` is missing where the site is opened without TLS. */
function newTicket(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, place) =>
    (place === 6 ? (byte & 15) | 64 : place === 8 ? (byte & 63) | 128 : byte).toString(16).padStart(2, "0"),
  ).join("");
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5");
}

/** The next free times that the server named because the chosen one was taken; null where that is not what went wrong. */
export function freeInstead(error: unknown): string[] | null {
  const body = error instanceof CallError ? error.body : null;
  return body?.error === "slot_taken" ? (body.alternatives ?? []) : null;
}
