import { describe, expect, test } from "vitest";
import { languageKeys } from "@agency/content/settings";
import { messagesOf } from "@agency/content/translations";
import { categories } from "./check.ts";
import { checks } from "./rules.ts";

/** The findings that have a text, or one for one and one for several. */
function findingsOf(texts: object): string[] {
  return [...new Set(Object.keys(texts).map((key) => key.replace(/_(?:one|other)$/, "")))].toSorted();
}

describe.each(languageKeys)("the audit's texts in %s", (language) => {
  const { audit } = messagesOf(language);

  test("exist for every check and finding, and for nothing else", () => {
    const wanted = checks.map(({ id, findings }) => [id, findings.toSorted()]);
    const found = Object.entries(audit.checks).map(([id, texts]) => [id, findingsOf(texts.found)]);
    expect(found).toEqual(wanted);
  });

  test("exist for every finding with a text of its own on how to fix it, and for nothing else", () => {
    const wanted = checks.flatMap(({ id, mended }) => (mended ? [[id, mended.toSorted()]] : []));
    const found = Object.entries(audit.checks).flatMap(([id, texts]) =>
      "mends" in texts ? [[id, Object.keys(texts.mends).toSorted()]] : [],
    );
    expect(found).toEqual(wanted);
  });

  test("exist for every cap", () => {
    const wanted = checks.flatMap(({ id, caps }) => (caps ? id : []));
    expect(Object.keys(audit.capped).toSorted()).toEqual(wanted.toSorted());
  });

  test("exist for every category", () => {
    expect(Object.keys(audit.categories)).toEqual([...categories]);
  });
});
