import { useTranslation } from "react-i18next";
import { timeZone } from "@agency/content/settings";
import type { Audit } from "@agency/contracts/audit";
import { dayAndTime } from "@agency/model/time-of-day";
import { Row, Stack, Text } from "@agency/ui/layout";
import { getLocale } from "../../../shared/i18n/messages.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { Outcome } from "../../forms/fields.tsx";
import { useForm } from "../../forms/use-form.ts";
import { Button, Title } from "../../shared/parts.tsx";
import styles from "./audit-panel.module.css";

const changeTones: Record<string, "good" | "bad" | "accent"> = { fixed: "good", new: "bad", still: "accent" };

type AuditLaterProps = {
  audit: Audit;
  /** The same address again, or the page as a browser draws it, whose text appears only after its scripts ran. */
  way: "again" | "draw";
  onResult: (audit: Audit) => void;
};

/** Offers a later audit, which takes the place of this one. */
export function AuditLater({ audit, way, onResult }: AuditLaterProps) {
  const { t } = useTranslation("tools");
  const form = useForm({
    api: () => import("./api.ts"),
    failure: t(`audit.${way}.failure`),
    send: (api, sent) => (way === "draw" ? api.auditDrawn(audit.id, sent) : api.auditAgain(audit, sent)),
    onDone: (later) => {
      onResult(later);
      return undefined;
    },
  });
  return (
    <Stack as="form" gap="0.5rem" fit top="1rem" {...form.props}>
      <Button type="submit" look="secondary" disabled={form.pending}>
        {form.pending ? t(`audit.${way}.running`) : t(`audit.${way}.run`)}
      </Button>
      {way === "draw" && (
        <Text size="small" tone="muted">
          {t("audit.draw.note")}
        </Text>
      )}
      <Outcome form={form} />
    </Stack>
  );
}

type Since = NonNullable<Audit["since"]>;

type AuditSinceProps = {
  since: Since;
  /** The score now. */
  score: number;
  /** The level of its heading. */
  level: 2 | 4;
};

/** What became of each finding of the audit before. Findings that are still there are folded: the result below explains them. */
export function AuditSince({ since, score, level }: AuditSinceProps) {
  const { t } = useTranslation("tools");
  const locale = getLocale(useLanguage());
  const date = dayAndTime(locale, timeZone).format(new Date(since.checkedAt));
  const [still, moved] = [true, false].map((isStill) =>
    since.changes.filter(({ change }) => (change === "still") === isStill),
  );
  return (
    <Text as="div" top="2.25rem">
      <Title as={`h${level}`} size="item">
        {t("audit.since.title", { date })}
      </Title>
      <p>{t("audit.since.score", { before: since.score, now: score })}</p>
      {since.rulesChanged && (
        <Text size="small" tone="muted">
          {t("audit.since.rules")}
        </Text>
      )}
      {since.changes.length === 0 && <p>{t("audit.since.nothing")}</p>}
      {moved && moved.length > 0 && <Changes changes={moved} />}
      {still && still.length > 0 && (
        <details className={styles["passed"]}>
          <summary>{t("audit.since.still", { count: still.length })}</summary>
          <Changes changes={still} />
        </details>
      )}
    </Text>
  );
}

function Changes({ changes }: Pick<Since, "changes">) {
  const { t } = useTranslation("tools");
  return (
    <Stack as="ol" gap="0" lines="thin" pad="0.6rem" top="0.75rem" className={styles["changes"]}>
      {changes.map((one) => (
        <Row key={`${one.check} ${one.what}`} as="li" gap="0.35rem 0.9rem" align="baseline">
          <Text as="span" tone={changeTones[one.change]} className={styles["outcome"]}>
            {t(`audit.since.changes.${one.change}`)}
          </Text>
          <Text as="span" flex="1 1 14rem">
            <Change {...one} />
          </Text>
        </Row>
      ))}
    </Stack>
  );
}

/** What was found, so that nobody takes what is no longer there for a statement about the page. */
function Change({ change, what, before }: Since["changes"][number]) {
  const { t } = useTranslation("tools");
  if (change === "fixed") return <s>{what}</s>;
  if (change === "unread" || change === "gone") return t("audit.since.before", { what });
  return (
    <>
      {what}
      {before !== null && (
        <Text as="span" size="small" tone="muted">
          {" "}
          {t("audit.since.before", { what: before })}
        </Text>
      )}
    </>
  );
}
