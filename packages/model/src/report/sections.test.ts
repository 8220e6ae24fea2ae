import { expect, test } from "vitest";
import { type ClientPackage, clientPackages } from "@agency/content/settings";
import { reportSections, type SectionChoice, clientSections, shownSections, usualSections } from "./sections.ts";

const [usual] = clientPackages;
const shown = (...sections: SectionChoice["section"][]) => sections.map((section) => ({ section, shown: true }));

test("a client for whom nobody chose has the sections of its package, in the usual order", () => {
  expect(clientSections(null, usual)).toEqual(usualSections(usual));
  expect(clientSections(null, usual).map(({ section }) => section)).toEqual([...reportSections]);
});

test("a package leaves out what the agency's settings say, and nothing that the staff write into a report", () => {
  const others = Object.fromEntries(clientPackages.map((one) => [one, []])) as Record<ClientPackage, []>;
  const sections = usualSections(usual, { ...others, [usual]: ["search", "comment"] });
  expect(sections.filter((one) => !one.shown)).toEqual([{ section: "search", shown: false }]);
});

test("a choice decides what is shown, and in which order", () => {
  const chosen = clientSections(null, usual)
    .toReversed()
    .map((one) => ({ ...one, shown: one.section !== "traffic" }));
  expect(shownSections(chosen, usual)).toEqual(reportSections.toReversed().filter((one) => one !== "traffic"));
});

test("a section that came after the choice follows the section that usually comes before it", () => {
  const chosen = shown("social", "search", "traffic", "comment", "recommendations", "work", "trend");
  expect(clientSections(chosen, usual).map(({ section }) => section)).toEqual([
    "social",
    "search",
    "traffic",
    "comment",
    "comparison",
    "profile",
    "ads",
    "aiAnswers",
    "recommendations",
    "next",
    "work",
    "trend",
  ]);
});

test("a section of another version is ignored", () => {
  const chosen = [{ section: "weather", shown: true }, ...clientSections(null, usual)] as SectionChoice[];
  expect(clientSections(chosen, usual)).toEqual(usualSections(usual));
});

test("what the staff write into a report cannot be left out", () => {
  expect(
    shownSections(
      clientSections(null, usual).map((one) => ({ ...one, shown: false })),
      usual,
    ),
  ).toEqual(["comment"]);
});
