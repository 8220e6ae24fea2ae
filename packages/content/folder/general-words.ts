/*
 * How `messages/<language>/general.json` is read. `{{agency}}` stands for a fact; any other name stays for the page that fills it in.
 * `{ ongoing, project }` is a text for agencies whose work mostly goes on, and one for agencies that mostly sell projects;
 * `{ businesses, people }` one for each kind of customers; `{ drafted, agreed }` one for work of which drafts are shown, and one that is
 * true of any work; `{ websites, anything }` one for what is about websites; `{ booked, asked }` one for agencies with which people book a free
 * consultation. A description for search engines has a sentence a line, each in wordings
 * divided by " | ".
 */

import { withOneStop } from "../src/full-stop.ts";
import type { Audience } from "../src/shape.ts";

/** What is told of a node: one of two texts, and lists of any length. */
export type Told<T> = T extends string
  ? string
  : T extends { readonly ongoing: infer O; readonly project: unknown }
    ? Told<O>
    : T extends { readonly businesses: infer B; readonly people: unknown }
      ? Told<B>
      : T extends { readonly drafted: infer D; readonly agreed: unknown }
        ? Told<D>
        : T extends { readonly websites: infer W; readonly anything: unknown }
          ? Told<W>
          : T extends { readonly booked: infer B; readonly asked: unknown }
            ? Told<B>
            : T extends readonly (infer E)[]
              ? readonly Told<E>[]
              : { readonly [K in keyof T]: Told<T[K]> };

/** Which of two texts is told. */
export type Hearer = { ongoing: boolean; audience: Audience; drafted: boolean; websites: boolean; booked: boolean };

/** What stands between the names of services. */
type Joins = { readonly joins: { readonly two: string } };

/** Tells texts in the language of the words. */
export function teller(words: Joins, { ongoing, audience, drafted, websites, booked }: Hearer) {
  // What goes on from month to month, with reports, is work for businesses.
  const choices = [
    ["ongoing", "project", ongoing && audience === "businesses"],
    ["businesses", "people", audience === "businesses"],
    ["drafted", "agreed", drafted],
    ["websites", "anything", websites],
    ["booked", "asked", booked],
  ] as const;
  return function tell<T>(node: T, facts: Readonly<Record<string, string>>): Told<T> {
    if (typeof node === "string") return filled(node, facts, isChinese(words)) as Told<T>;
    if (Array.isArray(node)) return node.map((each: unknown) => tell(each, facts)) as unknown as Told<T>;
    const texts = node as Readonly<Record<string, unknown>>;
    for (const [one, other, isOne] of choices)
      if (one in texts && other in texts) return tell(texts[isOne ? one : other], facts) as Told<T>;
    return Object.fromEntries(Object.entries(texts).map(([key, each]) => [key, tell(each, facts)])) as Told<T>;
  };
}

function filled(text: string, facts: Readonly<Record<string, string>>, chinese: boolean): string {
  const full = withOneStop(text, facts).replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => facts[name] ?? whole);
  // A space between Chinese characters and Latin letters or digits, such as in the agency's name.
  return chinese ? full.replaceAll(/\p{Script=Han}(?=[a-z0-9])|[a-z0-9](?=\p{Script=Han})/giu, "$& ") : full;
}

function isChinese({ joins }: Joins): boolean {
  return /\p{Script=Han}/u.test(joins.two);
}

/** How much of a description search engines show, in characters. A Chinese character is as wide as two Latin letters. */
const shown = { latin: 160, chinese: 90 } as const;

/** The first sentence of a description, and as many of the others as search engines show: of several wordings, the first that fits. */
export function descriptionFrom(words: Joins, sentences: string): string {
  const [most, space] = isChinese(words) ? [shown.chinese, ""] : [shown.latin, " "];
  const [first = "", ...others] = sentences.split("\n");
  return others.reduce((text, wordings) => {
    const longer = wordings.split(" | ").map((sentence) => `${text}${space}${sentence}`);
    return longer.find(({ length }) => length <= most) ?? text;
  }, first);
}
