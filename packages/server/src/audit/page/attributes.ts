import { kept, keptText } from "./page.ts";

export type Attributes = Record<string, string>;

/** The beginning of an attribute; null without it. */
export function textOf(attributes: Attributes, name: string): string | null {
  return attributes[name]?.slice(0, keptText) ?? null;
}

/** The beginning of an attribute that is compared without regard to case. */
export function nameOf(attributes: Attributes, name: string): string {
  return textOf(attributes, name)?.trim().toLowerCase() ?? "";
}

export function namesOf(attributes: Attributes): string[] {
  return Object.keys(attributes)
    .slice(0, kept.attributes)
    .map((name) => name.slice(0, keptText));
}
