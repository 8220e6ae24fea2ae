import { privacyNotice } from "@agency/content/legal";
import type { ContactInput } from "@agency/contracts/enquiries";
import { CallError } from "../../shared/api/call-error.ts";
import { errorMessage } from "../../shared/api/error-message.ts";
import { languageOfPath } from "../../shared/i18n/language-path.ts";
import { cameFrom } from "./came-from.ts";
import { type Choices, type Problems, typedAddress } from "./check-fields.ts";

/** The values of a form when it was sent, and the metadata sent with every form. */
export type Sent = {
  /** The trimmed text of a field. Empty if there is none. */
  text: (name: string) => string;
  /** The address in a field, without the scheme that the form added. */
  address: (name: string) => string;
  visit: Visit;
};

type Visit = Pick<ContactInput, "language" | "page" | "city" | "consent" | "marketing" | "trap" | "elapsed">;

/** The name of the bot trap's field. */
const trapName = "subject";

/** @param elapsed milliseconds since the form was shown */
export function sentBy(form: HTMLFormElement, elapsed: number): Sent {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const address = (name: string) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement ? typedAddress(field) : "";
  };
  const city = text("city");
  return {
    text,
    address,
    visit: {
      language: languageOfPath(location.pathname),
      page: cameFrom() ?? location.pathname,
      ...(city && { city }),
      consent: { notice: privacyNotice.version },
      marketing: data.has("marketing"),
      trap: text(trapName),
      elapsed: Math.round(elapsed),
    },
  };
}

type Explained = {
  problems: Problems;
  /** What a field's value can mean, where it has several readings. */
  choices: Choices;
  note: string;
};

/** The errors to show at the fields and under the form. */
export function explain(error: unknown): Explained {
  const fields = error instanceof CallError ? error.body?.fields : undefined;
  if (!fields) return { problems: {}, choices: {}, note: errorMessage(error) };
  return {
    problems: Object.fromEntries(fields.map(({ field, message }) => [field, sentence(message)])),
    choices: Object.fromEntries(fields.map(({ field, choices }) => [field, choices])),
    note: "",
  };
}

/** The server's message is written to follow a field name; at the field it becomes a sentence of its own. */
function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
