import { SegmentedControl } from "@mantine/core";
import { useMemo } from "react";
import { I18nextProvider, useTranslation } from "react-i18next";
import { agencyDetails } from "@agency/content/agency";
import { type Language, languageKeys, aboutLanguage } from "@agency/content/settings";
import type { ReportProgress } from "@agency/contracts/report-progress";
import { presentReport } from "@agency/model/report/document";
import { snapshotFromJson, type SnapshotJson } from "@agency/model/report/snapshot";
import { Row, Stack } from "@agency/ui/layout";
import { SampleBadge } from "@agency/ui/sample-badge";
import { getTranslator } from "../../../shared/i18n/messages.ts";
import { FigureValueContext, type OwnFigure } from "../../../shared/report/figure.tsx";
import { Overview } from "../../../shared/report/overview.tsx";
import { Facts, Notice, Unbroken } from "../../../shared/report/parts.tsx";
import { Seo } from "../../../shared/report/seo.tsx";
import { Traffic } from "../../../shared/report/traffic.tsx";
import { FigureButton } from "../../figures/figure-panel.tsx";
import look from "../../../shared/report/report.module.css";
import styles from "./document-view.module.css";

type LanguageChoiceProps = {
  value: Language;
  /** The snapshot's language, and whose it is. */
  own: Language;
  whose: "own" | "mailed";
  onChange: (language: Language) => void;
};

/** The languages in which a report can be looked at. */
export function LanguageChoice({ value, own, whose, onChange }: LanguageChoiceProps) {
  const { t } = useTranslation("review");
  if (languageKeys.length < 2) return null;
  return (
    <SegmentedControl
      aria-label={t("preview.language")}
      value={value}
      onChange={onChange}
      data={languageKeys.map((key) => {
        const { label } = aboutLanguage(key);
        return { value: key, label: key === own ? t(`preview.${whose}`, { language: label }) : label };
      })}
    />
  );
}

type DocumentViewProps = {
  snapshot: SnapshotJson;
  language: Language;
  /** The report whose figures open where they come from, and are corrected there. */
  report?: ReportProgress;
};

/** A report as its client reads it in a language, its parts below each other. */
export function DocumentView({ snapshot, language, report }: DocumentViewProps) {
  const { i18n: staffTexts } = useTranslation();
  const i18n = getTranslator(language);
  const document = useMemo(() => {
    const text = i18n.getFixedT(language, "report");
    return presentReport(snapshotFromJson(snapshot), (key, params = {}) => text(key, params), agencyDetails, language);
  }, [snapshot, i18n, language]);

  // The report is in its reader's language, and what opens from it in the staff's.
  const drawValue =
    report &&
    ((figure: OwnFigure) => (
      <I18nextProvider i18n={staffTexts}>
        <FigureButton figure={figure} report={report} look="dotted" />
      </I18nextProvider>
    ));

  return (
    <I18nextProvider i18n={i18n}>
      <FigureValueContext value={drawValue ?? null}>
        <Stack
          as="article"
          gap="0"
          card="headed"
          className={styles["paper"]}
          lang={language}
          aria-label={document.title}
        >
          <header className={styles["head"]}>
            <Row as="p" gap="0.25rem 0.75rem" align="center">
              <strong>{document.clientName}</strong>
              {document.sample && <SampleBadge label={document.sample.badge} />}
            </Row>
            <h3 className={styles["title"]}>
              <Unbroken text={document.title} />
            </h3>
            {document.headline && <p className={look["headline"]}>{document.headline}</p>}
            <Facts document={document} />
            <Notice document={document} />
          </header>
          <Stack gap="2.75rem" inset="1.5rem clamp(1rem, 4cqi, 2rem) 2rem">
            <section>
              <Overview document={document} titled />
            </section>
            {document.sections.map((section) => {
              const Part = section === "traffic" ? Traffic : section === "search" ? Seo : null;
              return (
                Part && (
                  <section key={section}>
                    <Part document={document} titled />
                  </section>
                )
              );
            })}
          </Stack>
        </Stack>
      </FigureValueContext>
    </I18nextProvider>
  );
}
