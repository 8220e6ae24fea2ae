import type { Page } from "../page/page.ts";

/** Whether the text of a page appears only after its scripts run: they build it, or lead to another address. */
export type BuiltByScripts = { how: "no" | "shell" } | { how: "redirect"; where: string };

/** Words that a page may have beside an empty place for scripts, or beside a text that asks for scripts. */
const fewWords = 30;
/** The same beside an empty element of its own, which may also be a small part of a page. */
const hardlyAny = 5;

/** Tells an empty shell from a page that has little to say. */
export function readBuiltByScripts({ scripts, words, images, embeds, headings }: Page): BuiltByScripts {
  if (scripts.number === 0 || words > fewWords) return { how: "no" };
  const hasNothing = words === 0 && images.length === 0 && embeds === 0 && headings.length === 0;
  const target = /\blocation(?:\.href)? {0,4}= {0,4}["'`][^"'`\n]{0,300}|\blocation\.(?:replace|assign) {0,4}\(/.exec(
    scripts.inline,
  );
  if (hasNothing && target) return { how: "redirect", where: target[0] };
  const hasRoot = scripts.emptyRoot === "named" || (scripts.emptyRoot === "element" && words <= hardlyAny);
  return hasNothing || hasRoot || scripts.asksForThem ? { how: "shell" } : { how: "no" };
}
