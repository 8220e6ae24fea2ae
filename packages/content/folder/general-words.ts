/*
 * How `messages/<language>/general.json` is read. `{{agency}}` stands for a fact; any other name stays for the page that fills it in.
 * `{ ongoing, project }` is a text for agencies with work that goes on, and one for those that only sell projects. A description for
 * search engines has a sentence a line, each in wordings divided by " | ".
 */

/** What is told of a node: one of two texts, and lists of any length. */
export type Told<T> = T extends string
  ? string
  : T extends { readonly ongoing: infer O; readonly project: unknown }
    ? Told<O>
    : T extends readonly (infer E)[]
      ? readonly Told<E>[]
      : { readonly [K in keyof T]: Told<T[K]> };

type Joins = { readonly and: string };

/** Tells texts in the language of the words. */
export function teller(words: Joins, ongoing: boolean) {
  return function tell<T>(node: T, facts: Readonly<Record<string, string>>): Told<T> {
    if (typeof node === "string") return filled(node, facts, isChinese(words)) as Told<T>;
    if (Array.isArray(node)) return node.map((each: unknown) => tell(each, facts)) as unknown as Told<T>;
    const texts = Object.entries(node as object);
    if ("ongoing" in (node as object) && "project" in (node as object))
      return tell((node as { ongoing: unknown; project: unknown })[ongoing ? "ongoing" : "project"], facts) as Told<T>;
    return Object.fromEntries(texts.map(([key, each]) => [key, tell(each, facts)])) as Told<T>;
  };
}

function filled(text: string, facts: Readonly<Record<string, string>>, chinese: boolean): string {
  const full = text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => facts[name] ?? whole);
  // A space between Chinese characters and Latin letters or digits, such as in the agency's name.
  return chinese ? full.replaceAll(/\p{Script=Han}(?=[a-z0-9])|[a-z0-9](?=\p{Script=Han})/giu, "$& ") : full;
}

function isChinese({ and }: Joins): boolean {
  return /\p{Script=Han}/u.test(and);
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
