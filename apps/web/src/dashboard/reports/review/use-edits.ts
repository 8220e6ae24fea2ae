import { useState } from "react";
import type { DraftInput, ReportDraft } from "@agency/contracts/reports";
import type { Recommendation } from "@agency/model/report/recommendations";
import type { SnapshotJson } from "@agency/model/report/snapshot";

/** A recommendation in the editor. `id` stays while it is moved or rewritten. */
export type Item = { id: number; recommendation: Recommendation };

export type Edits = {
  comment: string;
  items: Item[];
  /** Whether the recommendations are those of the rules, untouched. */
  ofRules: boolean;
  /** Whether something differs from what is saved. */
  dirty: boolean;
  setComment: (comment: string) => void;
  /** Null brings back the recommendations of the rules. */
  setItems: (items: Item[] | null) => void;
  newId: () => number;
  /** Forgets these changes, but none that were made since. */
  discard: () => void;
  /** What to save; null when nothing differs. */
  toSave: DraftInput | null;
  /** The report with the changes. */
  apply: (snapshot: SnapshotJson) => SnapshotJson;
};

/** What the staff changed and have not saved. Fetching the report again does not touch it. */
export function useEdits({ report, ruleRecommendations, edited, progress }: ReportDraft): Edits {
  const [comment, setComment] = useState<string | null>(null);
  // Undefined: as saved. Null: those of the rules.
  const [items, setItems] = useState<Item[] | null | undefined>(undefined);
  const [lastId, setLastId] = useState(1000);
  const saved = report?.snapshot.recommendations ?? [];
  const savedComment = progress.comment ?? "";

  const shown = items === undefined ? asItems(saved) : (items ?? asItems(ruleRecommendations));
  const recommendations = shown.map(({ recommendation }) => recommendation).filter((one) => !isBlank(one));
  const commentDiffers = comment !== null && comment.trim() !== savedComment;
  const listDiffers =
    items === null ? edited : items !== undefined && JSON.stringify(recommendations) !== JSON.stringify(saved);
  const dirty = commentDiffers || listDiffers;

  return {
    comment: comment ?? savedComment,
    items: shown,
    ofRules: items === undefined ? !edited : items === null,
    dirty,
    setComment,
    setItems,
    newId: () => {
      setLastId(lastId + 1);
      return lastId;
    },
    discard: () => {
      setComment((now) => (now === comment ? null : now));
      setItems((now) => (now === items ? undefined : now));
    },
    toSave: dirty
      ? {
          version: progress.version,
          ...(commentDiffers && { comment: comment.trim() }),
          ...(listDiffers && { recommendations: items === null ? null : recommendations }),
        }
      : null,
    apply: (snapshot) => ({ ...snapshot, comment: (comment ?? savedComment).trim() || null, recommendations }),
  };
}

function asItems(recommendations: Recommendation[]): Item[] {
  return recommendations.map((recommendation, id) => ({ id, recommendation }));
}

function isBlank(one: Recommendation): boolean {
  return "text" in one && one.text.trim() === "";
}
