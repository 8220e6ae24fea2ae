import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { timeZone } from "@agency/content/settings";
import type { Audit } from "@agency/contracts/audit";
import { dayAndTime } from "@agency/model/time-of-day";
import { Row, Text, Stack } from "@agency/ui/layout";
import { localeOf } from "../../../shared/i18n/messages.ts";
import { useLanguage, useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import { tellThatShown } from "../../../shared/late-start/starts-late.ts";
import { EmailField, FinePrint, Outcome, Send } from "../../forms/fields.tsx";
import { useForm } from "../../forms/use-form.ts";
import { Button, Title, Term } from "../../shared/parts.tsx";
import { shownAddress, ScoreDial, Talk } from "../result-parts.tsx";
import fields from "../../forms/forms.module.css";
import parts from "../result-parts.module.css";
import styles from "./audit-panel.module.css";

type AuditPanelProps = {
  audit: Audit;
  /** Whether the panel takes the focus when it appears. */
  focused?: boolean;
  /** The level of its heading. */
  level?: 1 | 3;
};

/** The full result of an audit: score, categories, fixes and next steps. A result of the page as drawn takes its place. */
export default function AuditPanel({ audit, ...props }: AuditPanelProps) {
  const [drawn, setDrawn] = useState<Audit | null>(null);
  const shown = drawn ?? audit;
  return <Panel key={shown.id} {...props} audit={shown} focused={props.focused || drawn !== null} onDrawn={setDrawn} />;
}

type PanelProps = AuditPanelProps & { onDrawn: (audit: Audit) => void };

function Panel({ audit, focused = false, level = 3, onDrawn }: PanelProps) {
  const { t } = useTranslation("tools");
  const localised = useLocalisedPath();
  const locale = localeOf(useLanguage());
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!focused) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest("section")?.scrollIntoView({ block: "start" });
  }, [focused]);
  useEffect(tellThatShown, []);

  const shared = `${localised("/audit")}#${audit.id}`;
  const checkedAt = dayAndTime(locale, timeZone).format(new Date(audit.checkedAt));

  return (
    <section className={parts["panel"]} aria-labelledby={id}>
      <Row gap="1.5rem clamp(1.25rem, 3vw, 2.5rem)" align="center">
        <ScoreDial score={audit.score} label={t("audit.score", { score: audit.score })} />
        <div className={parts["side"]}>
          <Title as={`h${level}`} size="modest" id={id} ref={heading} tabIndex={-1} className={parts["title"]}>
            {t("audit.result", { url: shownAddress(audit.url) })}
          </Title>
          {focused && (
            <Text role="status" top="0.75rem">
              {t("audit.unmailed")}
            </Text>
          )}
          {audit.finalUrl !== audit.url && <p>{t("audit.led", { url: shownAddress(audit.finalUrl) })}</p>}
          {audit.capped.map((why) => (
            <Text key={why} tone="bad" strong top="0.75rem">
              {why}
            </Text>
          ))}
          <Talk result={{ tool: "audit", url: audit.finalUrl, score: String(audit.score) }} page={shared} />
          {audit.drawable && <AuditDrawing auditId={audit.id} onResult={onDrawn} />}
          <Text size="small" tone="muted" top="1rem">
            {audit.read}
          </Text>
          <Text size="small" tone="muted" top="0.5rem">
            {t("audit.checked", { date: checkedAt, version: audit.ruleSet })}
          </Text>
        </div>
        <Categories categories={audit.categories} />
      </Row>
      <Findings {...audit} level={level === 1 ? 2 : 4} />
      <Stack gap="1.5rem clamp(1.5rem, 4vw, 3.5rem)" columns="7fr 5fr" top="2.25rem" className={parts["next"]}>
        <AuditMail auditId={audit.id} />
        <ShareLink path={shared} />
      </Stack>
    </section>
  );
}

type AuditDrawingProps = { auditId: string; onResult: (audit: Audit) => void };

/** Offers to read a page whose text appears only after its scripts run in a browser. */
function AuditDrawing({ auditId, onResult }: AuditDrawingProps) {
  const { t } = useTranslation("tools");
  const form = useForm({
    api: () => import("./api.ts"),
    failure: t("audit.draw.failure"),
    send: (api, sent) => api.auditDrawn(auditId, sent),
    onDone: (audit) => {
      onResult(audit);
      return undefined;
    },
  });
  return (
    <Stack as="form" gap="0.5rem" fit top="1rem" {...form.props}>
      <Button type="submit" look="secondary" disabled={form.pending}>
        {form.pending ? t("audit.draw.running") : t("audit.draw.run")}
      </Button>
      <Text size="small" tone="muted">
        {t("audit.draw.note")}
      </Text>
      <Outcome form={form} />
    </Stack>
  );
}

function Categories({ categories }: Pick<Audit, "categories">) {
  const { t } = useTranslation("tools");
  return (
    <Stack as="ul" gap="0.6rem" className={parts["side"]}>
      {categories.map(({ category, name, points, possible }) => (
        <Row key={category} as="li" gap="0.15rem 1rem" justify="between">
          <Text as="span" size="small">
            {name}
          </Text>
          <Text as="span" size="small" tone="soft" figures>
            {possible === 0
              ? t("audit.notApplicable")
              : t("audit.points", { points: Math.round(points * 10) / 10, possible })}
          </Text>
          <span className={styles["bar"]} aria-hidden="true">
            <span style={{ width: `${possible === 0 ? 0 : (points / possible) * 100}%` }} />
          </span>
        </Row>
      ))}
    </Stack>
  );
}

type Finding = Audit["findings"][number];
type Found = Finding & { outcome: "fail" | "warn" };

type FindingsProps = Pick<Audit, "findings" | "passed" | "notApplicable"> & {
  /** The level of their headings. */
  level: 2 | 4;
};

/** Findings that cost points, worst first; advice that costs none; and the other checks with their points. */
function Findings({ findings, passed, notApplicable, level }: FindingsProps) {
  const { t } = useTranslation("tools");
  const found = findings.filter((finding): finding is Found => finding.outcome !== "unknown");
  const costs = found.filter((finding) => doesCost(finding));
  const advice = found.filter((finding) => !doesCost(finding));
  const unchecked = findings.filter(({ outcome }) => outcome === "unknown");
  return (
    <Text as="div" top="2.25rem">
      <FindingList title={t("audit.findings")} findings={costs} level={level} isFirst />
      {costs.length === 0 && <p>{t("audit.nothing")}</p>}
      {advice.length > 0 && <FindingList title={t("audit.advice")} findings={advice} level={level} />}
      <Checks title={t("audit.unchecked", { count: unchecked.length })} checks={unchecked} />
      <Checks title={t("audit.passed", { count: passed.length })} checks={passed} />
      <Checks title={t("audit.notApplied", { count: notApplicable.length })} checks={notApplicable} />
    </Text>
  );
}

function doesCost({ lost, cap }: Finding): boolean {
  return lost > 0 || cap !== null;
}

type FindingListProps = { title: string; findings: Found[]; level: 2 | 4; isFirst?: boolean };

function FindingList({ title, findings, level, isFirst = false }: FindingListProps) {
  return (
    <>
      <Title as={`h${level}`} size="item" top={isFirst ? undefined : "2.25rem"}>
        {title}
      </Title>
      {findings.length > 0 && (
        <Stack as="ol" gap="0" lines="thin" pad="0" top="1rem" className={styles["list"]}>
          {findings.map((finding, place) => (
            <FindingItem key={finding.check} finding={finding} open={isFirst && place === 0} />
          ))}
        </Stack>
      )}
    </>
  );
}

/** Checks that need nothing, folded away, with the points of those that have any. */
function Checks({
  title,
  checks,
}: {
  title: string;
  checks: Pick<Audit["passed"][number], "check" | "name" | "weight">[];
}) {
  const { t } = useTranslation("tools");
  if (checks.length === 0) return null;
  return (
    <details className={styles["passed"]}>
      <summary>{title}</summary>
      <ul data-marked="">
        {checks.map(({ check, name, weight }) => (
          <li key={check}>
            {name}{" "}
            {weight !== null && weight > 0 && (
              <Text as="span" size="small" tone="muted">
                {t("audit.lost", { count: weight, points: weight })}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function FindingItem({ finding, open }: { finding: Found; open: boolean }) {
  const { t } = useTranslation("tools");
  const { outcome, what, where, places, why, mend, documentation } = finding;
  return (
    <li>
      <details open={open} data-unmarked>
        <summary>
          <span className={styles["outcome"]} data-outcome={outcome}>
            {t(`audit.outcomes.${outcome}`)}
          </span>
          <span className={styles["what"]}>{what}</span>
          <Cost {...finding} />
        </summary>
        <Stack as="dl" gap="0.9rem">
          {where.length > 0 && (
            <div>
              <Term>{t("audit.where")}</Term>
              {where.map((place) => (
                <dd key={place}>
                  <code>{place}</code>
                </dd>
              ))}
              {places > where.length && <dd>{t("audit.more", { count: places - where.length })}</dd>}
            </div>
          )}
          <div>
            <Term>{t("audit.why")}</Term>
            <dd>{why}</dd>
          </div>
          <div>
            <Term>{t("audit.mend")}</Term>
            <dd>
              {mend}
              {documentation && (
                <>
                  {" "}
                  <a href={documentation} rel="noopener">
                    {t("audit.documentation")}
                  </a>
                </>
              )}
            </dd>
          </div>
        </Stack>
      </details>
    </li>
  );
}

/** The highest score that a finding allows, or its points. */
function Cost({ lost, cap }: Finding) {
  const { t } = useTranslation("tools");
  const rounded = Math.round(lost * 10) / 10;
  if (cap === null && rounded === 0) return null;
  return (
    <Text as="span" size="small" tone="muted" figures>
      {cap === null ? t("audit.lost", { count: rounded, points: `−${rounded}` }) : t("audit.cap", { cap })}
    </Text>
  );
}

function AuditMail({ auditId }: { auditId: string }) {
  const { t } = useTranslation(["tools", "forms"]);
  const form = useForm({
    api: () => import("./api.ts"),
    failure: t("audit.mail.failure"),
    success: t("audit.mail.success", { returnObjects: true }),
    send: (api, sent) => api.mailDetails(auditId, sent),
  });
  return (
    <form className={fields["form"]} {...form.props}>
      <Row gap="0.6rem" align="end" className={styles["row"]}>
        <EmailField form={form} label={t("audit.mail.label")} placeholder={t("forms:emailExample")} />
        <Send form={form} label={t("audit.mail.send")} sending={t("audit.mail.sending")} />
      </Row>
      <Outcome form={form} />
      <FinePrint form={form} notice={t("audit.mail.notice")} />
    </form>
  );
}

/** The address of a result, with a copy button. If copying is blocked, selects the address. */
function ShareLink({ path }: { path: string }) {
  const { t } = useTranslation("tools");
  const [isCopied, setCopied] = useState(false);
  const id = useId();
  const address = `${location.origin}${path}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      const field = document.getElementById(id);
      if (field instanceof HTMLInputElement) field.select();
    }
  };
  return (
    <div className={fields["field"]}>
      <label htmlFor={id}>{t("audit.share")}</label>
      <Row gap="0.6rem" align="end" className={styles["row"]}>
        <input id={id} readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
        <Button look="secondary" onClick={() => void copy()}>
          {t("audit.copy")}
        </Button>
      </Row>
      <p role="status">{isCopied && t("audit.copied")}</p>
    </div>
  );
}
