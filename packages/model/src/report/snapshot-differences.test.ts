import { describe, expect, test } from "vitest";
import type { Measure } from "../measures.ts";
import { bareOrigin } from "../origin.ts";
import { corpus } from "./corpus.fixture.ts";
import type { RevisedPart } from "./revised.ts";
import { reportSections } from "./sections.ts";
import { revisedFrom, sameContent } from "./snapshot-differences.ts";
import type { Snapshot } from "./snapshot.ts";

const full: Snapshot = {
  ...corpus["sections in another order, all with something in them"],
  sections: [...reportSections],
  revised: null,
};
const [latest, ...rest] = full.history.toReversed();
const line = { reportType: "monthly" as const, periodStart: "2026-10-01", text: "Menulis halaman baharu", link: null };

function changedParts(changes: Partial<Snapshot>, before: Snapshot = full): RevisedPart[] {
  const after = { ...before, ...changes };
  expect(sameContent(before, after)).toBe(false);
  return revisedFrom(before, after, { number: 2, at: before.generatedAt }).parts;
}

describe("a revision names what changed", () => {
  test.each<[RevisedPart[], Partial<Snapshot>]>([
    [["comment"], { comments: { en: "A better month." } }],
    [["comment"], { comments: {} }],
    [["recommendations"], { recommendations: [{ text: "Kami memendekkan borang." }] }],
    [["recommendations"], { recommendations: full.recommendations.slice(1) }],
    [["work"], { work: [line] }],
    [["next"], { next: [line] }],
    [["notes"], { datedNotes: [] }],
    [["targets"], { targets: { ...full.targets, totalLeads: 200 } }],
    [["earlier"], { history: [...rest.toReversed().slice(1), ...(latest ? [latest] : [])] }],
    [["earlier"], { changes: { ...full.changes, followers: 8 } }],
    [["leads"], { leads: null }],
    [["searches"], { searches: null }],
    [["searches"], { figures: { ...full.figures, topRankings: ["kopi ipoh"] } }],
    [["profileSearches"], { profileSearches: null }],
    [["ads"], { ads: full.ads?.slice(1) ?? null }],
    [["aiAnswers"], { aiAnswers: full.aiAnswers?.slice(1) ?? null }],
    [
      ["sources"],
      { origins: { current: { totalLeads: bareOrigin("typed", "2026-11-02T17:30:00.000Z") }, compared: {} } },
    ],
    [["name"], { clientName: "Kedai Contoh" }],
    [["language"], { language: "ms" }],
    [["order"], { sections: reportSections.toReversed() }],
    [
      ["removed.traffic", "removed.social"],
      { sections: reportSections.filter((one) => one !== "traffic" && one !== "social") },
    ],
    [["comment", "targets"], { comments: { en: "A better month." }, targets: { ...full.targets, totalLeads: 200 } }],
  ])("%s", (parts, changes) => {
    expect(changedParts(changes)).toEqual(parts);
  });

  test("a section that it shows for the first time", () => {
    expect(changedParts({ sections: [...reportSections] }, { ...full, sections: ["trend", "comment"] })).toEqual(
      reportSections.filter((one) => one !== "comment" && one !== "trend").map((section) => `added.${section}`),
    );
  });

  test("a figure that is missing where it was left out", () => {
    const without: Snapshot = {
      ...full,
      figures: { ...full.figures, totalFollowers: null },
      changes: { ...full.changes, followers: null },
      origins: { current: {}, compared: {} },
    };
    expect(changedParts({ missing: ["totalFollowers"] }, without)).toEqual(["choice"]);
  });
});

test("what follows from a figure that changed is not named beside it", () => {
  const figures = { ...full.figures, totalLeads: 12 };
  const after: Snapshot = {
    ...full,
    figures,
    changes: { ...full.changes, leads: -90 },
    leads: null,
    recommendations: [{ key: "leadsDown", params: { percent: 90 } }],
    origins: {
      current: { ...full.origins.current, totalLeads: bareOrigin("typed", "2026-11-02T17:30:00.000Z") },
      compared: {},
    },
  };
  expect(revisedFrom(full, after, { number: 2, at: full.generatedAt })).toMatchObject({
    figures: [{ figure: "totalLeads", before: 164, after: 12 }],
    parts: [],
  });
});

test("a figure of which a report shows no number is named by what it shows instead", () => {
  const changed = (figures: Partial<Snapshot["figures"]>) =>
    revisedFrom(full, { ...full, figures: { ...full.figures, ...figures } }, { number: 2, at: full.generatedAt });
  expect(changed({ sessions: 9999 })).toMatchObject({ figures: [], parts: ["rate"] });
  expect(changed({ socialTraffic: 9, otherTraffic: 8 })).toMatchObject({ figures: [], parts: ["split"] });
  // The rate follows from the leads, which are named.
  expect(changed({ sessions: 9999, totalLeads: 12 })).toMatchObject({ figures: [{ figure: "totalLeads" }], parts: [] });
});

describe("what a report does not show", () => {
  const quiet: Snapshot = { ...full, sections: ["comment", "trend"] };

  test("is the same content", () => {
    const hidden: Partial<Snapshot>[] = [
      { figures: { ...quiet.figures, totalFollowers: 1, calls: 2, keywordsTracked: 3 } },
      { changes: { ...quiet.changes, followers: 90 } },
      { work: [], next: [], searches: null, profileSearches: null, recommendations: [] },
      { missing: ["directions"] },
    ];
    for (const changes of hidden) expect(sameContent(quiet, { ...quiet, ...changes })).toBe(true);
  });

  test("is the same content also where a section is on, but empty", () => {
    expect(sameContent({ ...quiet, work: [] }, { ...quiet, work: [], sections: ["comment", "trend", "work"] })).toBe(
      true,
    );
  });

  test("is not named as a figure when its section comes", () => {
    const after = { ...full, figures: { ...full.figures, totalFollowers: 1 } };
    expect(revisedFrom(quiet, after, { number: 2, at: full.generatedAt }).figures).toEqual([]);
  });
});

describe("how figures are counted", () => {
  const counted = (...measures: (Measure | null)[]): Snapshot => {
    const before: Snapshot = corpus["fourteen months with gaps"];
    const history = before.history.map((point, index) => {
      const totalLeads = measures[index - before.history.length + measures.length] ?? null;
      return totalLeads === null ? point : { ...point, measures: { totalLeads } };
    });
    return { ...before, history };
  };

  test("is not content by itself, until two periods differ in it", () => {
    expect(sameContent(counted(), counted("key_events", "key_events"))).toBe(true);
    expect(sameContent(counted(null, "key_events"), counted("key_events", "key_events"))).toBe(true);
    expect(sameContent(counted(null, "key_events"), counted("profile_calls", "key_events"))).toBe(false);
    expect(sameContent(counted("conversions", "key_events"), counted("profile_calls", "key_events"))).toBe(false);
  });

  test("is what a revision names when nothing else changed, although changes and sentences follow from it", () => {
    const { changes } = full;
    const after = {
      ...counted("profile_calls", "key_events"),
      changes: { ...changes, leads: null },
      recommendations: [],
    };
    expect(changedParts(after, counted())).toEqual(["counting"]);
  });
});
