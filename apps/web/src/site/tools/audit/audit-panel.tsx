import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { timeZone } from "@agency/content/settings";
import type { Audit } from "@agency/contracts/audit";
import { dayAndTime } from "@agency/model/time-of-day";
import { Row } from "@agency/ui/row";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { localeOf } from "../../../shared/i18n/messages.ts";
import { useLanguage, useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import { tellThatShown } from "../../../shared/late-start/tell-that-shown.ts";
import { shownAddress } from "../../shared/shown-address.ts";
import { Talk } from "../talk.tsx";
import { AuditDrawing } from "./audit-drawing.tsx";
import { AuditMail } from "./audit-mail.tsx";
import { Categories } from "./categories.tsx";
import { Findings } from "./findings.tsx";
import { ScoreDial } from "./score-dial.tsx";
import { ShareLink } from "./share-link.tsx";
import styles from "./audit-panel.module.css";

export type AuditPanelProps = {
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

  const Heading = `h${level}` as const;
  const shared = `${localised("/audit")}#${audit.id}`;
  const checkedAt = dayAndTime(locale, timeZone).format(new Date(audit.checkedAt));

  return (
    <section className={styles["panel"]} aria-labelledby={id}>
      <Row gap="1.5rem clamp(1.25rem, 3vw, 2.5rem)" align="center" className={styles["head"]}>
        <ScoreDial score={audit.score} label={t("audit.score", { score: audit.score })} />
        <div>
          <Heading id={id} ref={heading} tabIndex={-1} className={styles["title"]}>
            {t("audit.result", { url: shownAddress(audit.url) })}
          </Heading>
          {focused && (
            <p role="status" className={styles["unmailed"]}>
              {t("audit.unmailed")}
            </p>
          )}
          {audit.finalUrl !== audit.url && <p>{t("audit.led", { url: shownAddress(audit.finalUrl) })}</p>}
          {audit.capped.map((why) => (
            <Text key={why} tone="bad" top="0.75rem" className={styles["capped"]}>
              {why}
            </Text>
          ))}
          {audit.drawable && <AuditDrawing auditId={audit.id} onResult={onDrawn} />}
          <Text size="small" tone="muted" top="0.5rem">
            {audit.read}
          </Text>
          <Text size="small" tone="muted" top="0.5rem">
            {t("audit.checked", { date: checkedAt, version: audit.ruleSet })}
          </Text>
        </div>
        <Categories categories={audit.categories} />
      </Row>
      <Findings {...audit} level={level === 1 ? 2 : 4} />
      <Stack gap="1.5rem clamp(1.5rem, 4vw, 3.5rem)" columns="7fr 5fr" top="2.25rem" className={styles["next"]}>
        <AuditMail auditId={audit.id} />
        <ShareLink path={shared} />
        <Talk result={{ tool: "audit", url: audit.finalUrl, score: String(audit.score) }} page={shared} />
      </Stack>
    </section>
  );
}
