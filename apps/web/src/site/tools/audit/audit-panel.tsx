import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { timeZone } from "@agency/content/settings";
import type { Audit } from "@agency/contracts/audit";
import { dayAndTime } from "@agency/model/time-of-day";
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
      <div className={styles["head"]}>
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
            <p key={why} className={styles["capped"]}>
              {why}
            </p>
          ))}
          {audit.drawable && <AuditDrawing auditId={audit.id} onResult={onDrawn} />}
          <p className={styles["when"]}>{audit.read}</p>
          <p className={styles["when"]}>{t("audit.checked", { date: checkedAt, version: audit.ruleSet })}</p>
        </div>
        <Categories categories={audit.categories} />
      </div>
      <Findings {...audit} level={level === 1 ? 2 : 4} />
      <div className={styles["next"]}>
        <AuditMail auditId={audit.id} />
        <ShareLink path={shared} />
        <Talk result={{ tool: "audit", url: audit.finalUrl, score: String(audit.score) }} page={shared} />
      </div>
    </section>
  );
}
