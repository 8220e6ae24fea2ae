import type { Language } from "@agency/content/settings";
import type { Figures, Source } from "../figures.ts";
import type { Changes } from "./changes.ts";
import type { Period } from "./periods.ts";
import type { Recommendation } from "./recommendations.ts";
import type { ReportType } from "./report-type.ts";
import type { Revised } from "./revised.ts";

export type HistoryPoint = Period & Pick<Figures, "totalVisitors" | "organicTraffic" | "totalLeads">;

/** A report's content: prepared from figures, and frozen when the staff approve it. It is never recomputed on reading. */
export type Snapshot = {
  /** Version of the recommendation rules. */
  ruleVersion: number;
  /** The client's language, in which the staff write to them. */
  language: Language;
  clientName: string;
  type: ReportType;
  period: Period;
  source: Source;
  figures: Figures;
  changes: Changes;
  recommendations: Recommendation[];
  /** This period and up to eleven earlier ones, oldest first. */
  history: HistoryPoint[];
  /** The staff's comment to the client. */
  comment: string | null;
  generatedAt: Date;
  /** What this revision changed; null for the first one. */
  revised: Revised | null;
};

/** A snapshot as JSON: its moments are ISO texts in UTC. */
export type SnapshotJson = Omit<Snapshot, "source" | "generatedAt" | "revised"> & {
  source: Omit<Source, "readAt"> & { readAt: string };
  generatedAt: string;
  revised: (Omit<Revised, "at"> & { at: string }) | null;
};

/** Snapshots from before revisions lack these. */
type StoredJson = Omit<SnapshotJson, "changes" | "revised"> & {
  changes: Omit<Changes, "leads"> & Partial<Pick<Changes, "leads">>;
  revised?: SnapshotJson["revised"];
};

export function snapshotToJson(snapshot: Snapshot): SnapshotJson {
  const { source, generatedAt, revised } = snapshot;
  return {
    ...snapshot,
    source: { ...source, readAt: source.readAt.toISOString() },
    generatedAt: generatedAt.toISOString(),
    revised: revised && { ...revised, at: revised.at.toISOString() },
  };
}

export function snapshotFromJson(json: StoredJson): Snapshot {
  const { source, generatedAt, changes, revised = null } = json;
  return {
    ...json,
    source: { ...source, readAt: new Date(source.readAt) },
    changes: { leads: null, ...changes },
    generatedAt: new Date(generatedAt),
    revised: revised && { ...revised, at: new Date(revised.at) },
  };
}
