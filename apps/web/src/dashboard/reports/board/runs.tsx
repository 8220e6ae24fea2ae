import { Button, Progress } from "@mantine/core";
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Run } from "@agency/contracts/board";
import { type ReportAction, reportActions, type RunOutcome, runOutcomes, runTroubles } from "@agency/model/states";
import { Row, Stack, Text } from "@agency/ui/layout";
import { toast } from "@agency/ui/toast";
import { errorMessage } from "../../../shared/api/error-message.ts";
import { useSystem } from "../../settings/api.ts";
import { useProblemText } from "../../shared/problem-text.ts";
import { useFormat } from "../../shared/use-format.ts";
import { useHurryRun, useRun, useStopRun } from "./api.ts";
import { useBoardFormat } from "./use-board-texts.ts";
import shared from "../../shared/shared.module.css";
import table from "../../shared/table/table.module.css";
import styles from "./runs.module.css";

const trouble = new Set<RunOutcome>(runTroubles);

type RunSummaryProps = {
  run: Run;
  /** Whether runs were asked for here. Then the keyboard goes on at the run, since the button that was pressed is gone. */
  own: boolean;
  onDismiss: () => void;
};

/** How far a run is, and what became of its clients. All staff see the same. */
export function RunSummary({ run, own, onDismiss }: RunSummaryProps) {
  const { t } = useTranslation("board");
  const format = useFormat();
  const { moment } = useBoardFormat();
  const [opened, setOpened] = useState(false);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (own && document.activeElement === document.body) section.current?.focus({ preventScroll: run.ended });
  }, [own, run.ended, run.leavesAt]);
  const done = run.total - (run.counts.pending ?? 0);
  const outcomes = runOutcomes.filter((outcome) => (run.counts[outcome] ?? 0) > 0);
  const troubled = outcomes.some((outcome) => trouble.has(outcome));

  return (
    <section
      ref={section}
      tabIndex={-1}
      className={styles["run"]}
      data-troubled={troubled || undefined}
      aria-label={t("run.label")}
    >
      <Row gap="0.1rem 1rem" align="baseline" role="status">
        <strong>
          {run.ended
            ? t(`action.${run.action}`)
            : t(`run.going.${run.action}`, { done: format.number(done), total: format.number(run.total) })}
        </strong>
        <Row as="span" gap="0.1rem 1rem" align="baseline" className={styles["outcomes"]}>
          {run.total === 0 && t("run.nothing")}
          {outcomes
            .filter((outcome) => run.ended || outcome !== "pending")
            .map((outcome) => (
              <span key={outcome} data-trouble={trouble.has(outcome) || undefined}>
                {format.number(run.counts[outcome] ?? 0)} {t(`run.outcome.${outcome}`)}
              </span>
            ))}
          {run.ended && run.held > 0 && (
            <span data-trouble>{t("run.held", { count: run.held, number: format.number(run.held) })}</span>
          )}
        </Row>
        <Text as="span" size="tiny" tone="muted" className={shared["onWide"]}>
          {t("run.by", { name: run.by, when: moment(run.requestedAt) })}
        </Text>
      </Row>
      {!run.ended && (
        <Row gap="0" whole>
          <Progress
            flex="1"
            size="sm"
            color="var(--area-edge)"
            value={(100 * done) / run.total}
            aria-label={t("run.label")}
          />
        </Row>
      )}
      <Row gap="1rem">
        <RunStops run={run} />
        {run.total > 0 && (
          <button type="button" className={shared["linkish"]} aria-expanded={opened} onClick={() => setOpened(!opened)}>
            {t(opened ? "run.hide" : "run.details")}
          </button>
        )}
        {run.ended && (
          <button type="button" className={shared["linkish"]} onClick={onDismiss}>
            {t("run.dismiss")}
          </button>
        )}
      </Row>
      {run.ended && (run.counts.sent ?? 0) > 0 && <WithoutMailServer />}
      {opened && <Entries run={run} />}
    </section>
  );
}

/** Says where emails went that no mail server took. */
function WithoutMailServer() {
  const { t } = useTranslation("admin");
  const { data: system } = useSystem();
  return system?.mail.kind === "files" ? (
    <Text size="small" tone="soft" whole>
      {t("mails.lead")}
    </Text>
  ) : null;
}

/** What undoes a sending: in its minute all of it, after that what has not left yet. */
function RunStops({ run }: { run: Run }) {
  const { t } = useTranslation("board");
  const seconds = useSecondsUntil(run.ended ? null : run.leavesAt);
  const stop = useStopRun();
  const hurry = useHurryRun();
  if (run.ended || !run.action.endsWith("send")) return null;
  const onError = (error: unknown) =>
    toast({ title: t("actionFailed", { message: errorMessage(error) }), variant: "destructive" });
  const press = (change: typeof stop) => () => change.mutate(run.id, { onError });
  return (
    <>
      {seconds > 0 && <strong>{t("run.leaves", { seconds })}</strong>}
      <Button size="compact-sm" variant="default" loading={stop.isPending} onClick={press(stop)}>
        {t(seconds > 0 ? "run.undo" : "run.stop")}
      </Button>
      {seconds > 0 && (
        <Button size="compact-sm" variant="subtle" loading={hurry.isPending} onClick={press(hurry)}>
          {t("run.now")}
        </Button>
      )}
    </>
  );
}

/** Seconds until a moment, counted down; 0 once it is over, or without one. */
function useSecondsUntil(moment: string | null): number {
  const left = () => (moment ? Math.max(0, Math.ceil((Date.parse(moment) - Date.now()) / 1000)) : 0);
  const [seconds, setSeconds] = useState(left);
  const count = useEffectEvent(() => setSeconds(left()));
  useEffect(() => {
    if (!moment) return undefined;
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return moment ? seconds : 0;
}

function Entries({ run }: { run: Run }) {
  const { t } = useTranslation("board");
  const problemText = useProblemText();
  const { data } = useRun(run.id, { ended: run.ended, on: true });
  if (!data)
    return (
      <Text size="tiny" tone="muted">
        {t("loading")}
      </Text>
    );
  const more = data.total - data.items.length;
  return (
    <Stack as="ul" gap="0" lines="thin" pad="0.3rem" whole className={styles["entries"]}>
      {data.items.map(({ clientId, clientName, outcome, problem }) => (
        <Row key={clientId} as="li" gap="0 1rem" justify="between" data-trouble={trouble.has(outcome) || undefined}>
          <span>{clientName}</span>
          <span>{problem ? problemText(problem) : t(`run.outcome.${outcome}`)}</span>
        </Row>
      ))}
      {more > 0 && (
        <Row as="li" gap="0 1rem" justify="between">
          {t("run.more", { count: more })}
        </Row>
      )}
    </Stack>
  );
}

type ActionBarProps = {
  /** How many reports are selected. */
  count: number;
  /** The actions for them, each with the number that it applies to. */
  possible: { action: ReportAction; applies: number }[];
  busy: boolean;
  onAct: (action: ReportAction) => void;
  onClear: () => void;
  /** Further actions for what is selected. */
  children?: ReactNode;
  /** What stands in the bar whether anything is selected or not. */
  beside?: ReactNode;
};

/** What can be done with the selected reports. It is there without any only for what stands beside it. */
export function ActionBar({ count, possible, busy, onAct, onClear, children, beside }: ActionBarProps) {
  const { t } = useTranslation("board");
  const { number } = useFormat();
  // The rows show that they are selected before the buttons are made.
  const made = useDeferredValue(count);
  const empty = count === 0 || made === 0;
  if (empty && !beside) return null;
  const label = t("selected", { count, number: number(count) });
  const main = possible.find(({ action }) => action.endsWith("send"))?.action;

  return (
    <div className={`${table["bar"]} ${styles["actions"]}`} data-empty={empty || undefined}>
      {!empty && (
        <Row gap="0.5rem 0.75rem" align="center" className={styles["selected"]} role="group" aria-label={label}>
          <strong>{label}</strong>
          {possible.map(({ action, applies }) => (
            <Button
              key={action}
              size="sm"
              variant={action === main ? "filled" : "default"}
              disabled={busy}
              onClick={() => onAct(action)}
            >
              {t(action.endsWith("send") ? "countedAsking" : "counted", {
                action: t(`action.${action}`),
                number: number(applies),
              })}
            </Button>
          ))}
          {children}
          <button type="button" className={shared["linkish"]} onClick={onClear}>
            {t("clearSelection")}
          </button>
        </Row>
      )}
      {beside}
    </div>
  );
}

/**
 * The actions that apply to one of some reports at least, with how many they apply to. Where none waits for approval, sending is all that
 * approving and sending would do.
 */
export function possibleActions(actionsOfEach: ReportAction[][]): { action: ReportAction; applies: number }[] {
  const possible = reportActions
    .map((action) => ({ action, applies: actionsOfEach.filter((actions) => actions.includes(action)).length }))
    .filter(({ applies }) => applies > 0);
  const approves = possible.some(({ action }) => action === "approve");
  return possible.filter(({ action }) => approves || action !== "approve_and_send");
}
