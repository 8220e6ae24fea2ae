import { expect, test } from "vitest";
import { productTexts } from "./product-texts.ts";

type Texts = { readonly [key: string]: string | Texts };

/** The subjects of emails, by their place. */
function subjectsIn(texts: Texts, path: string, within = false): [string, string][] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const isSubject = within || /^(?:subject|sampleSubject|revisedSubject)$/.test(key);
    if (typeof text === "string") return isSubject ? [[`${path}.${key}`, text]] : [];
    return subjectsIn(text, `${path}.${key}`, isSubject);
  });
}

const subjects = ["en", "ms", "zh"].flatMap((language) => {
  const { notifications, audit, report } = productTexts(language);
  return subjectsIn(
    { notifications, audit: { notification: audit.notification }, report: { mail: report.mail } },
    language,
  );
});

test.each(subjects)("the subject %s is not in capitals alone", (_, subject) => {
  // Spam filters count a Chinese subject with "SEO" as one in capitals. A name has other letters.
  const withNames = subject.replaceAll(/\{\{\w+\}\}/g, "Name");
  const letters = withNames.replaceAll(/[^A-Za-z]/g, "");
  expect(letters === "" || letters !== letters.toUpperCase()).toBe(true);
});
