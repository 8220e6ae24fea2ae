import type { Language } from "@agency/content/settings";
import type { Figures, Source } from "../figures.ts";
import type { Changes } from "./changes.ts";
import type { Period } from "./periods.ts";
import type { Recommendation } from "./recommendations.ts";
import type { ReportType } from "./report-type.ts";

export type HistoryPoint = Period & Pick<Figures, "totalVisitors" | "organicTraffic" | "totalLeads">;

/** A report's content, frozen when it was generated and never recomputed on reading. */
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
};

/** A snapshot as JSON: its two moments are ISO texts in UTC. */
export type SnapshotJson = Omit<Snapshot, "source" | "generatedAt"> & {
  source: Omit<Source, "readAt"> & { readAt: string };
  generatedAt: string;
};

export function snapshotToJson(snapshot: Snapshot): SnapshotJson {
  const { source, generatedAt } = snapshot;
  return {
    ...snapshot,
    source: { ...source, readAt: source.readAt.toISOString() },
    generatedAt: generatedAt.toISOString(),
  };
}

export function snapshotFromJson(json: SnapshotJson): Snapshot {
  const { source, generatedAt } = json;
  return { ...json, source: { ...source, readAt: new Date(source.readAt) }, generatedAt: new Date(generatedAt) };
}
