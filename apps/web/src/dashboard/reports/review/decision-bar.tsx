import { type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { aboutLanguage } from "@agency/content/settings";
import type { ReportProgress } from "@agency/contracts/report-progress";
import type { ReportDraft } from "@agency/contracts/reports";
import { actionClass } from "@agency/ui/action";
import { groundClass } from "@agency/ui/ground";
import { joined, Row } from "@agency/ui/layout";
import styles from "./review.module.css";

type DecisionBarProps = {
  draft: ReportDraft;
  /** Whether there are changes to save first. */
  dirty: boolean;
  busy: boolean;
  onDecide: (decision: { approve: boolean; send: boolean }) => void;
};

/** The client's view, the recipients of a sending, and the buttons that decide. */
export function DecisionBar({ draft, dirty, busy, onDecide }: DecisionBarProps) {
  const { t } = useTranslation(["review", "errors"]);
  const { progress, recipients } = draft;
  const { revision, unapproved } = progress;
  const toApprove = unapproved || revision === 0 || dirty;
  const open = toApprove ? recipients : recipients.filter(({ served }) => !served);
  const { ref, onPress } = useFocusKept<HTMLElement>(toApprove ? "approve" : open.length > 0 ? "send" : "none");
  const decide: typeof onDecide = (decision) => {
    onPress();
    onDecide(decision);
  };
  const ready = progress.state === "done" && !busy;
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
      <div className={styles["facts"]}>
        <p className={styles["reads"]} data-unsaved={dirty}>
          {revision === 0
            ? t("decide.readsNothing")
            : t(toApprove ? "decide.readsOlder" : "decide.reads", { number: revision })}{" "}
          {dirty && t("decide.unsaved")}
        </p>
        {recipients.length === 0 ? (
          <p>{t("errors:no_recipients")}</p>
        ) : (
          <Recipients
            label={t(open.length > 0 ? "decide.goesTo" : "decide.sentTo")}
            list={open.length > 0 ? open : recipients}
          />
        )}
      </div>
      <Row gap="0.5rem" className={styles["buttons"]}>
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
        {toApprove && recipients.length > 0 && (
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
            className={actionClass("primary", "small")}
            disabled={!ready}
            onClick={() => decide({ approve: false, send: true })}
          >
            {t("decide.send", { count: open.length })}
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
export function useFocusKept<E extends HTMLElement>(
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
