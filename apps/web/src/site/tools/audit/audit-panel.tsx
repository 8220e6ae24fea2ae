import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { offered, timeZone } from "@agency/content/settings";
import type { Audit } from "@agency/contracts/audit";
import { dayAndTime } from "@agency/model/time-of-day";
import { Row, Stack, Text } from "@agency/ui/layout";
import { getLocale } from "../../../shared/i18n/messages.ts";
import { useLanguage, useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import { tellThatShown } from "../../../shared/late-start/starts-late.ts";
import { EmailField, FinePrint, Outcome, Send } from "../../forms/fields.tsx";
import { useForm } from "../../forms/use-form.ts";
import { Button, Title } from "../../shared/parts.tsx";
import { shownAddress, ScoreDial, Talk } from "../result-parts.tsx";
import { AuditLater, AuditSince } from "./audit-later.tsx";
import { Findings } from "./findings.tsx";
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

/**
 * The full result of an audit: score, categories, fixes and next steps. A later one, of the page as drawn or checked again, takes
 * its place.
 */
export default function AuditPanel({ audit, ...props }: AuditPanelProps) {
  const [later, setLater] = useState<Audit | null>(null);
  const shown = later ?? audit;
  return <Panel key={shown.id} {...props} audit={shown} focused={props.focused || later !== null} onLater={setLater} />;
}

type PanelProps = AuditPanelProps & { onLater: (audit: Audit) => void };

function Panel({ audit, focused = false, level = 3, onLater }: PanelProps) {
  const { t } = useTranslation("tools");
  const localised = useLocalisedPath();
  const locale = getLocale(useLanguage());
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!focused) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest("section")?.scrollIntoView({ block: "start" });
  }, [focused]);
  useEffect(tellThatShown, []);

  const part = level === 1 ? 2 : 4;
  const shared = `${localised("/audit")}#${audit.id}`;
  const checkedAt = dayAndTime(locale, timeZone).format(new Date(audit.checkedAt));

  return (
    <section className={parts["panel"]} aria-labelledby={id}>
      <Row gap="1.5rem clamp(1.25rem, 3vw, 2.5rem)" align="center">
        <ScoreDial score={audit.score} label={t("audit.score", { score: audit.score })} />
        <Stack gap="0" flex="1 1 18rem">
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
          {offered.audit && audit.drawable && <AuditLater audit={audit} way="draw" onResult={onLater} />}
          <Text size="small" tone="muted" top="1rem">
            {audit.read}
          </Text>
          <Text size="small" tone="muted" top="0.5rem">
            {t("audit.checked", { date: checkedAt, version: audit.ruleSet })}
          </Text>
          {offered.audit && <AuditLater audit={audit} way="again" onResult={onLater} />}
        </Stack>
        <Categories categories={audit.categories} />
      </Row>
      {audit.since && <AuditSince since={audit.since} score={audit.score} level={part} />}
      <Findings {...audit} level={part} />
      <Stack gap="1.5rem clamp(1.5rem, 4vw, 3.5rem)" columns="7fr 5fr" top="2.25rem" className={parts["next"]}>
        <AuditMail auditId={audit.id} />
        <ShareLink path={shared} />
      </Stack>
    </section>
  );
}

function Categories({ categories }: Pick<Audit, "categories">) {
  const { t } = useTranslation("tools");
  return (
    <Stack as="ul" gap="0.6rem" flex="1 1 18rem">
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
      <Row gap="0.6rem" align="end" className={fields["inRow"]}>
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
      <Row gap="0.6rem" align="end" className={fields["inRow"]}>
        <input id={id} readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
        <Button look="secondary" onClick={() => void copy()}>
          {t("audit.copy")}
        </Button>
      </Row>
      <p role="status">{isCopied && t("audit.copied")}</p>
    </div>
  );
}
