import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { aboutLanguage } from "@agency/content/settings";
import type { ReportProgress } from "@agency/contracts/report-progress";
import type { ReportDraft } from "@agency/contracts/reports";
import { actionClass } from "@agency/ui/action";
import { groundClass } from "@agency/ui/ground";
import { joined, Row, Text } from "@agency/ui/layout";
import { usePageKeys } from "../../frame/page-keys.tsx";
import { useQueuePlace } from "./queue.tsx";
import type { Decisions } from "./use-decisions.ts";
import type { ReviewQueue } from "./use-review-queue.ts";
import { LastApproved, useWithdraw, WithdrawButton } from "./withdraw.tsx";
import shared from "../../shared/shared.module.css";
import styles from "./review.module.css";

type DecisionBarProps = {
  draft: ReportDraft;
  /** Whether there are changes to save first. */
  dirty: boolean;
  decisions: Pick<Decisions, "busy" | "decide">;
  /** The queue in which it is reviewed; null when it was opened alone. */
  queue: ReviewQueue | null;
};

/** The client's view, the recipients of a sending, and the buttons that decide. */
export function DecisionBar({ draft, dirty, decisions, queue }: DecisionBarProps) {
  const { t } = useTranslation(["review", "errors"]);
  const { progress, recipients } = draft;
  const { revision, unapproved } = progress;
  const toApprove = unapproved || revision === 0 || dirty;
  const open = toApprove ? recipients : recipients.filter(({ served }) => !served);
  const { ref, onPress } = useFocusKept<HTMLElement>(toApprove ? "approve" : open.length > 0 ? "send" : "none");
  const decide: Decisions["decide"] = (decision, onDone) => {
    onPress();
    decisions.decide(decision, onDone);
  };
  const ready = progress.state === "done" && !decisions.busy;
  const approveAndNext = () => {
    if (!queue || !ready) return;
    const { next } = queue;
    if (!toApprove) return next && queue.open(next);
    decide({ approve: true, send: false }, queue.approved);
  };
  const { withdraw, busy } = useWithdraw(progress);
  const withdrawLast = () => {
    const last = queue?.lastApproved;
    if (last && !busy) withdraw(last, () => queue.withdrawn(last));
  };
  useReviewKeys(queue, { approveAndNext, withdrawLast });
  return (
    <Row
      as="section"
      gap="0.75rem 2rem"
      align="center"
      justify="between"
      ref={ref}
      tabIndex={-1}
      className={joined(groundClass("board"), styles["bar"])}
      aria-label={t("decide.label")}
    >
      <Text as="div" size="small" flex="1 1 20rem">
        {queue?.lastApproved && <LastApproved entry={queue.lastApproved} onWithdraw={withdrawLast} />}
        <Text strong className={shared["onWide"]}>
          {revision === 0
            ? t("decide.readsNothing")
            : t(toApprove ? "decide.readsOlder" : "decide.reads", { number: revision })}
        </Text>
        {recipients.length === 0 ? (
          <p>{t("errors:no_recipients")}</p>
        ) : (
          <Recipients
            label={t(open.length > 0 ? "decide.goesTo" : "decide.sentTo")}
            list={open.length > 0 ? open : recipients}
          />
        )}
      </Text>
      <Row gap="0.5rem" className={styles["buttons"]}>
        {queue?.current?.open && (
          <button type="button" className={actionClass("secondary", "small")} onClick={queue.skip}>
            {t("queue.skip")} <kbd aria-hidden="true">S</kbd>
          </button>
        )}
        {!toApprove && progress.actions.includes("withdraw") && <WithdrawButton draft={draft} disabled={!ready} />}
        {toApprove && (
          <button
            type="button"
            className={actionClass("secondary", "small")}
            disabled={!ready}
            onClick={() => decide({ approve: true, send: false })}
          >
            {t("decide.approve")}
          </button>
        )}
        {toApprove && queue && (
          <button type="button" className={actionClass("primary", "small")} disabled={!ready} onClick={approveAndNext}>
            {t("queue.approveAndNext")} <kbd aria-hidden="true">A</kbd>
          </button>
        )}
        {toApprove && !queue && recipients.length > 0 && (
          <button
            type="button"
            className={actionClass("primary", "small")}
            disabled={!ready}
            onClick={() => decide({ approve: true, send: true })}
          >
            {t("decide.approveAndSend")}
          </button>
        )}
        {!toApprove && open.length > 0 && (
          <button
            type="button"
            className={actionClass(queue?.next ? "secondary" : "primary", "small")}
            disabled={!ready}
            onClick={() => decide({ approve: false, send: true })}
          >
            {t("decide.send", { count: open.length })}
          </button>
        )}
        {!toApprove && queue?.next && (
          <button type="button" className={actionClass("primary", "small")} onClick={approveAndNext}>
            {t("queue.next")} <kbd aria-hidden="true">J</kbd>
          </button>
        )}
      </Row>
    </Row>
  );
}

function Recipients({ label, list }: { label: string; list: Recipient[] }) {
  const { t } = useTranslation("review");
  return (
    <Row gap="0 0.5rem" className={styles["recipients"]}>
      <span>{label}</span>
      <Row as="ul" gap="0 0.75rem">
        {list.map(({ email, name, language }) => (
          <li key={email}>
            {name === null ? email : `${name}, ${email}`}
            {language !== null && ` (${t("decide.inLanguage", { language: aboutLanguage(language).label })})`}
          </li>
        ))}
      </Row>
    </Row>
  );
}

/**
 * J and K lead to the next and the previous report, A approves and goes on, S skips, Z withdraws the last approval, W begins a line of
 * work, C the comment, Esc leads to the board. In a field Ctrl+Enter approves and goes on, and Esc leaves it.
 */
function useReviewKeys(
  queue: ReviewQueue | null,
  { approveAndNext, withdrawLast }: { approveAndNext: () => void; withdrawLast: () => void },
): void {
  const navigate = useNavigate();
  const { board } = useQueuePlace();
  const pressInField = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement)) return;
    if (event.defaultPrevented || event.isComposing) return;
    if (event.key === "Escape") event.target.blur();
    else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) approveAndNext();
  });
  const inQueue = queue !== null;
  useEffect(() => {
    if (!inQueue) return undefined;
    document.addEventListener("keydown", pressInField);
    return () => document.removeEventListener("keydown", pressInField);
  }, [inQueue]);
  usePageKeys(
    queue && {
      j: () => queue.after && queue.open(queue.after),
      k: () => queue.previous && queue.open(queue.previous),
      a: approveAndNext,
      s: queue.skip,
      z: withdrawLast,
      w: () => document.querySelector<HTMLInputElement>("#review-line")?.focus(),
      c: () => document.querySelector<HTMLTextAreaElement>("textarea[id^=review-comment]")?.focus(),
      Escape: () => void navigate(board),
    },
  );
}

type Recipient = ReportDraft["recipients"][number];

type ReviewState = "draft" | "changed" | "approved" | "sent" | "refreshing";

/** The state of a report in one word. */
export function reviewState({ life, revision, unapproved }: ReportProgress): ReviewState {
  if (life === "preparing") return "refreshing";
  if (revision === 0) return "draft";
  if (unapproved) return "changed";
  return life === "sent" ? "sent" : "approved";
}

/**
 * Keeps the keyboard near a control that its own press removes, where the focus would fall to the body: `ref` is focused instead.
 * @param shown which controls are shown
 */
function useFocusKept<E extends HTMLElement>(
  shown: boolean | string,
): { ref: RefObject<E | null>; onPress: () => void } {
  const ref = useRef<E>(null);
  const pressedAt = useRef<boolean | string | null>(null);
  useEffect(() => {
    if (pressedAt.current === null || shown === pressedAt.current) return;
    pressedAt.current = null;
    if (document.activeElement === document.body) ref.current?.focus();
  }, [shown]);
  return {
    ref,
    onPress: () => {
      pressedAt.current = shown;
    },
  };
}
