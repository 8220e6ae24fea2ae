import type { Language } from "@agency/content/settings";
import { type Figures, noFigures } from "../figures.ts";
import { type LaterFigure, type ProfileFigure, type SpendFigure, withoutLater } from "../later-figures.ts";
import type { LeadSources } from "../leads.ts";
import { bareOrigin, mainOriginGroup, type Origins, originsOfAll } from "../origin.ts";
import { noTargets, type Targets, type WorkItem } from "../plan.ts";
import type { ProfileSearches } from "../profile-searches.ts";
import type { Changes } from "./changes.ts";
import type { Period } from "./periods.ts";
import type { Recommendation } from "./recommendations.ts";
import type { ReportType } from "./report-type.ts";
import type { Revised } from "./revised.ts";
import type { PlacesPoint, SearchResults } from "./search-results.ts";
import { type ReportSection, reportSections } from "./sections.ts";

export type HistoryPoint = Period & Pick<Figures, "totalVisitors" | "organicTraffic" | "totalLeads">;

/** A report's content: prepared from figures, and frozen when the staff approve it. It is never recomputed on reading. */
export type Snapshot = {
  /** Version of the recommendation rules. */
  ruleVersion: number;
  /** The client's language, in which the staff write to them. */
  language: Language;
  /** Set where a report is shown as it was mailed in another `language` than the staff wrote in; never stored. */
  writtenIn?: Language;
  clientName: string;
  type: ReportType;
  period: Period;
  figures: Figures;
  /** Where its figures come from, and those that the changes compare with. */
  origins: { current: Origins; compared: Origins };
  changes: Changes;
  /** The period's searches beside those of the period before; null when none are known. */
  searches: SearchResults | null;
  /** Where the searches of this period and earlier ones rank, oldest first, those that are known. */
  places: PlacesPoint[];
  /** What the period's leads divide into; null when that is unknown. */
  leads: LeadSources | null;
  /** The searches that showed the Business Profile; null when none are known. */
  profileSearches: ProfileSearches | null;
  /** What a month is to reach. */
  targets: Targets;
  /** What the agency did in the period, oldest first. */
  work: WorkItem[];
  /** What it plans for the period after, in the order of days. */
  next: WorkItem[];
  /** The sections that it shows, in their order. */
  sections: ReportSection[];
  recommendations: Recommendation[];
  /** This period and up to thirteen earlier ones, oldest first. */
  history: HistoryPoint[];
  /** The staff's comment to the client. */
  comment: string | null;
  generatedAt: Date;
  /** What this revision changed; null for the first one. */
  revised: Revised | null;
};

/** A snapshot as JSON: its moments are ISO texts in UTC. */
export type SnapshotJson = Omit<Snapshot, "generatedAt" | "revised"> & {
  generatedAt: string;
  revised: (Omit<Revised, "at"> & { at: string }) | null;
};

/** One source for all figures, which is all that snapshots from before origins know. The previous version reads it. */
type FormerSource = { kind: "typed" | "csv" | "sample"; readAt: string };

/** What snapshots know of figures that came later, apart from what earlier versions read. */
type StoredPart<Key extends LaterFigure> = {
  figures: Partial<Pick<Figures, Key>>;
  origins: SnapshotJson["origins"];
};

type StoredParts = {
  profile?: StoredPart<ProfileFigure> & { searches?: ProfileSearches };
  spend?: StoredPart<SpendFigure>;
};

type LaterPart = "searches" | "places" | "leads" | "profileSearches" | "targets" | "work" | "next" | "sections";

/** Snapshots from before revisions lack their changes, those from before origins have a source, and older ones lack later parts. */
type StoredJson = Omit<SnapshotJson, "changes" | "revised" | "origins" | "figures" | LaterPart> & {
  figures: Omit<Figures, LaterFigure>;
  changes: Omit<Changes, "leads"> & Partial<Pick<Changes, "leads">>;
  revised?: SnapshotJson["revised"];
} & Partial<Pick<SnapshotJson, LaterPart>> &
  StoredParts &
  ({ origins: SnapshotJson["origins"] } | { origins?: never; source: FormerSource });

export function snapshotToJson(snapshot: Snapshot): SnapshotJson {
  const { generatedAt, revised } = snapshot;
  return {
    ...snapshot,
    generatedAt: generatedAt.toISOString(),
    revised: revised && { ...revised, at: revised.at.toISOString() },
  };
}

export function snapshotFromJson(json: StoredJson): Snapshot {
  const { profile, spend, ...stored } = json;
  const full = { ...stored, figures: { ...noFigures, ...stored.figures, ...profile?.figures, ...spend?.figures } };
  const { generatedAt, changes, revised = null, ...content } = "source" in full ? withOrigins(full) : full;
  const { current, compared } = content.origins;
  return {
    searches: null,
    places: [],
    leads: null,
    profileSearches: profile?.searches ?? null,
    targets: noTargets,
    work: [],
    next: [],
    sections: [...reportSections],
    ...content,
    origins: {
      current: { ...current, ...profile?.origins.current, ...spend?.origins.current },
      compared: { ...compared, ...profile?.origins.compared, ...spend?.origins.compared },
    },
    changes: { leads: null, ...changes },
    generatedAt: new Date(generatedAt),
    revised: revised && { ...revised, at: new Date(revised.at) },
  };
}

/** A snapshot as it is stored: as JSON, with a source for the previous version, and without what that does not know. */
export function snapshotToStored(
  snapshot: Snapshot,
): Omit<SnapshotJson, "figures" | "profileSearches"> &
  Pick<StoredJson, "figures"> &
  StoredParts & { source: FormerSource } {
  const { current } = snapshot.origins;
  const group = mainOriginGroup(current);
  const kind = group === "typed" || group === "sample" ? group : "csv";
  const readAt = Object.values(current).map((origin) => origin.readAt);
  const { profileSearches, ...json } = snapshotToJson(snapshot);
  const source: FormerSource = { kind, readAt: readAt.toSorted().at(-1) ?? json.generatedAt };
  return { ...json, ...splitLater(json, profileSearches), source };
}

function splitLater(
  { figures, origins }: Pick<SnapshotJson, "figures" | "origins">,
  profileSearches: ProfileSearches | null,
): Pick<StoredJson, "figures"> & StoredParts & { origins: SnapshotJson["origins"] } {
  const parts = withoutLater(figures);
  const [current, compared] = [withoutLater(origins.current), withoutLater(origins.compared)];
  const stored = <Key extends "profile" | "spend">(key: Key, extra: { searches?: ProfileSearches } = {}) =>
    Object.keys(parts[key]).length + Object.keys(extra).length > 0 && {
      [key]: { figures: parts[key], origins: { current: current[key], compared: compared[key] }, ...extra },
    };
  return {
    figures: parts.others,
    origins: { current: current.others, compared: compared.others },
    ...stored("profile", profileSearches ? { searches: profileSearches } : {}),
    ...stored("spend"),
  };
}

/** Whether a snapshot's figures are made up. */
export function isSample({ origins }: Pick<Snapshot, "origins">): boolean {
  return Object.values(origins.current).some(({ kind }) => kind === "sample");
}

/** Takes the source for the origin of every figure, unless their own are known. */
function withOrigins({ source, ...json }: Extract<StoredJson, { source: FormerSource }> & { figures: Figures }) {
  const { origins, figures } = json;
  const kind = source.kind === "csv" ? "file" : source.kind;
  return {
    ...json,
    origins: origins ?? { current: originsOfAll(figures, bareOrigin(kind, source.readAt)), compared: {} },
  };
}
