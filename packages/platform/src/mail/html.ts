import { escapeUTF8 } from "entities";

/** Markup that is safe to be put into a page as it stands. */
export type Html = { readonly markup: string };

/** Direction overrides can make a name read as something else. */
const directionOverrides = /[\u202a-\u202e\u2066-\u2069]/gu;

/** Builds markup from a template. Whatever is put in is escaped, unless it is markup itself. */
export function html(parts: TemplateStringsArray, ...values: (string | Html | Html[])[]): Html {
  const filled = values.map((value) => {
    if (typeof value === "string") return escapeUTF8(withoutOverrides(value));
    return Array.isArray(value) ? value.map(({ markup }) => markup).join("") : value.markup;
  });
  return { markup: String.raw({ raw: parts }, ...filled) };
}

/** A text of several lines, with its line breaks. */
export function htmlLines(text: string): Html {
  const lines = text.split("\n").map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`));
  return html`${lines}`;
}

/** A text without line breaks and control characters, fit for a subject. */
export function oneLine(text: string): string {
  return withoutOverrides(text.replaceAll(/[\s\p{Cc}]+/gu, " ")).trim();
}

/** A text whose signs stand in the order in which they are written. */
export function withoutOverrides(text: string): string {
  return text.replaceAll(directionOverrides, "");
}
