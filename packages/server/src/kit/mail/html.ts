import { escapeUTF8 } from "entities";

/** Markup that is safe to insert without escaping. */
export type Html = { readonly markup: string };

/** Characters that override the text direction, which can make a name read as another. */
const directionOverrides = /[\u202a-\u202e\u2066-\u2069]/gu;

/** Builds markup from a template. Escapes each value that is not markup already. */
export function html(parts: TemplateStringsArray, ...values: (string | Html | Html[])[]): Html {
  const filled = values.map((value) => {
    if (typeof value === "string") return escaped(value);
    return Array.isArray(value) ? value.map(({ markup }) => markup).join("") : value.markup;
  });
  return { markup: String.raw({ raw: parts }, ...filled) };
}

/** Outlook shows the apostrophe's name as it is, and not its number. */
function escaped(text: string): string {
  return escapeUTF8(withoutOverrides(text)).replaceAll("&apos;", "&#39;");
}

/** Escapes a text and keeps its line breaks. */
export function htmlLines(text: string): Html {
  const lines = text.split("\n").map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`));
  return html`${lines}`;
}

/** Removes line breaks and control characters from a text, for use in a subject. */
export function oneLine(text: string): string {
  return withoutOverrides(text.replaceAll(/[\s\p{Cc}]+/gu, " ")).trim();
}

/** Removes direction overrides from a text, so that it displays in the order in which it is written. */
export function withoutOverrides(text: string): string {
  return text.replaceAll(directionOverrides, "");
}
