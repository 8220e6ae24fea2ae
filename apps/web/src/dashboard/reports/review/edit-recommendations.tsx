import { Button, Textarea, VisuallyHidden } from "@mantine/core";
import { useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { Language } from "@agency/content/settings";
import type { DraftInput, ReportDraft } from "@agency/contracts/reports";
import { changedComments, type Comments } from "@agency/model/report/comments";
import { recommendationTexts } from "@agency/model/report/recommendation-texts";
import type { Recommendation } from "@agency/model/report/recommendations";
import type { SnapshotJson } from "@agency/model/report/snapshot";
import { Row, Stack, Text } from "@agency/ui/layout";
import { getLocale, getTranslator } from "../../../shared/i18n/messages.ts";

/** The server's limits. */
const mostRecommendations = 8;
const longestSentence = 500;

type EditRecommendationsProps = { edits: Edits; snapshot: SnapshotJson };

/** The recommendations one by one: rewritten, left out, added and put in order. */
export function EditRecommendations({ edits, snapshot }: EditRecommendationsProps) {
  const { t } = useTranslation("review");
  const [news, setNews] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const { items, setItems, newId } = edits;
  const { language } = snapshot;

  const rewrite = (id: number, text: string) =>
    setItems(items.map((item) => (item.id === id ? { id, recommendation: { text } } : item)));

  const move = (index: number, by: -1 | 1) => {
    const [one, other] = [items[index], items[index + by]];
    if (!one || !other) return;
    flushSync(() => {
      setItems(items.map((item, at) => (at === index ? other : at === index + by ? one : item)));
      setNews(t("edit.moved", { number: index + by + 1, total: items.length }));
    });
    const buttons = list.current?.children[index + by]?.querySelectorAll<HTMLButtonElement>("[data-move]");
    const same = buttons?.[by === -1 ? 0 : 1];
    // At either end that button is disabled, and the other one takes the focus.
    (same?.disabled ? buttons?.[by === -1 ? 1 : 0] : same)?.focus();
  };

  const leaveOut = (index: number) => {
    flushSync(() => {
      setItems(items.filter((_, at) => at !== index));
      setNews(t("edit.leftOut"));
    });
    const next = list.current?.children[Math.min(index, items.length - 2)];
    (next?.querySelector("textarea") ?? adding.current)?.focus();
  };

  const add = () => {
    flushSync(() => setItems([...items, { id: newId(), recommendation: { text: "" } }]));
    list.current?.lastElementChild?.querySelector("textarea")?.focus();
  };

  return (
    <fieldset>
      <Text as="legend" strong>
        {t("edit.recommendations")}
      </Text>
      <Text size="tiny" tone="soft">
        {t("edit.recommendationsHint")}
      </Text>
      {items.length === 0 && <p>{t("edit.empty")}</p>}
      <Stack as="ol" ref={list} top="0.5rem">
        {items.map((item, index) => (
          <Stack key={item.id} as="li" gap="0.35rem">
            <Textarea
              id={recommendationId(index + 1)}
              aria-label={t("edit.sentence", { number: index + 1 })}
              lang={language}
              autosize
              minRows={2}
              maxRows={8}
              maxLength={longestSentence}
              value={recommendationSentence(item.recommendation, snapshot)}
              onChange={({ currentTarget }) => rewrite(item.id, currentTarget.value)}
            />
            <Row gap="0.35rem" align="center">
              <Text as="span" size="note" tone={"text" in item.recommendation ? "accent" : "muted"} flex="1 1 auto">
                {t("text" in item.recommendation ? "edit.own" : "edit.rule")}
              </Text>
              <Button
                data-move
                variant="default"
                size="compact-sm"
                miw="2.75rem"
                aria-label={t("edit.up", { number: index + 1 })}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              >
                ↑
              </Button>
              <Button
                data-move
                variant="default"
                size="compact-sm"
                miw="2.75rem"
                aria-label={t("edit.down", { number: index + 1 })}
                disabled={index === items.length - 1}
                onClick={() => move(index, 1)}
              >
                ↓
              </Button>
              <Button
                variant="default"
                size="compact-sm"
                aria-label={t("edit.leaveOut", { number: index + 1 })}
                onClick={() => leaveOut(index)}
              >
                {t("edit.leaveOutShort")}
              </Button>
            </Row>
          </Stack>
        ))}
      </Stack>
      <Row gap="0.5rem" top="0.75rem">
        {items.length < mostRecommendations ? (
          <Button ref={adding} variant="default" size="compact-md" onClick={add}>
            + {t("edit.add")}
          </Button>
        ) : (
          <Text size="tiny" tone="soft">
            {t("edit.most", { number: mostRecommendations })}
          </Text>
        )}
        {!edits.ofRules && (
          <Button variant="subtle" color="ink" size="compact-md" onClick={() => setItems(null)}>
            {t("edit.rules")}
          </Button>
        )}
      </Row>
      <VisuallyHidden component="p" role="status">
        {news}
      </VisuallyHidden>
    </fieldset>
  );
}

/** The id of the field with a recommendation. */
export function recommendationId(number: number): string {
  return `review-recommendation-${number}`;
}

/** The sentence in the client's language. */
export function recommendationSentence(
  recommendation: Recommendation,
  { language, type }: Pick<SnapshotJson, "language" | "type">,
): string {
  const text = getTranslator(language).getFixedT(language, "report");
  const [sentence = ""] = recommendationTexts(
    { type, recommendations: [recommendation] },
    (key, params = {}) => text(key, params),
    getLocale(language),
  );
  return sentence;
}

/** A recommendation in the editor. `id` stays while it is moved or rewritten. */
export type Item = { id: number; recommendation: Recommendation };

export type Edits = {
  comments: Comments;
  items: Item[];
  /** Whether the recommendations are those of the rules, untouched. */
  ofRules: boolean;
  /** Whether something differs from what is saved. */
  dirty: boolean;
  setComment: (language: Language, comment: string) => void;
  /** Null brings back the recommendations of the rules. */
  setItems: (items: Item[] | null) => void;
  newId: () => number;
  /** Forgets these changes, but none that were made since. */
  discard: () => void;
  /** Null when nothing differs. */
  toSave: DraftInput | null;
  /** The report with the changes; the same object while neither changes. Null before the report is generated. */
  snapshot: SnapshotJson | null;
};

/** Edits that are not saved. Fetching the report again does not touch them. */
export function useEdits({ report, ruleRecommendations, edited, progress }: ReportDraft): Edits {
  const [typed, setTyped] = useState<Comments>({});
  // Undefined: as saved. Null: those of the rules.
  const [items, setItems] = useState<Item[] | null | undefined>(undefined);
  const [lastId, setLastId] = useState(1000);
  const saved = report?.snapshot ?? null;
  const isTyped = ([language, text = ""]: [Language, string | undefined]) =>
    text.trim() !== (progress.comments[language] ?? "");
  const typedComments = Object.entries(typed).filter(isTyped);

  const shown = useMemo(
    () => (items === undefined ? asItems(saved?.recommendations ?? []) : (items ?? asItems(ruleRecommendations))),
    [items, saved, ruleRecommendations],
  );
  const recommendations = useMemo(
    () => shown.map(({ recommendation }) => recommendation).filter((one) => !isBlank(one)),
    [shown],
  );
  // The document is drawn from it, which takes long enough to be felt at each step of an approval.
  const snapshot = useMemo(
    () => saved && { ...saved, comments: changedComments(progress.comments, typed), recommendations },
    [saved, progress.comments, typed, recommendations],
  );
  const listDiffers =
    items === null
      ? edited
      : items !== undefined && JSON.stringify(recommendations) !== JSON.stringify(saved?.recommendations ?? []);
  const dirty = typedComments.length > 0 || listDiffers;

  return {
    comments: { ...progress.comments, ...typed },
    items: shown,
    ofRules: items === undefined ? !edited : items === null,
    dirty,
    setComment: (language, comment) => setTyped((now) => ({ ...now, [language]: comment })),
    setItems,
    newId: () => {
      setLastId(lastId + 1);
      return lastId;
    },
    discard: () => {
      setTyped((now) => Object.fromEntries(Object.entries(now).filter(([language, text]) => text !== typed[language])));
      setItems((now) => (now === items ? undefined : now));
    },
    toSave: dirty
      ? {
          version: progress.version,
          ...(typedComments.length > 0 && { comments: Object.fromEntries(typedComments) }),
          ...(listDiffers && { recommendations: items === null ? null : recommendations }),
        }
      : null,
    snapshot,
  };
}

function asItems(recommendations: Recommendation[]): Item[] {
  return recommendations.map((recommendation, id) => ({ id, recommendation }));
}

function isBlank(one: Recommendation): boolean {
  return "text" in one && one.text.trim() === "";
}
