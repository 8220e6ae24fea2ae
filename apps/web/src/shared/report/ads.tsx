import { useId } from "react";
import type { AdsPart, ReportDocument } from "@agency/model/report/report-document";
import { Text } from "@agency/ui/layout";
import { Figure, Figures } from "./figure.tsx";
import styles from "./ads.module.css";
import report from "./report.module.css";

/** The ads by platform, each with its figures and the campaigns that cost most, and what to know of their conversions. */
export function Ads({ ads: { heading, platforms, note } }: { ads: NonNullable<ReportDocument["ads"]> }) {
  const id = useId();
  return (
    <Text as="section" top="2rem" aria-labelledby={id}>
      <h3 id={id} className={report["title"]}>
        {heading}
      </h3>
      {platforms.map((platform) => (
        <Platform key={platform.heading} platform={platform} />
      ))}
      <Text size="small" tone="muted" measure="var(--measure)" top="0.75rem">
        {note}
      </Text>
    </Text>
  );
}

function Platform({ platform: { heading, rows, campaigns, note } }: { platform: AdsPart }) {
  const id = useId();
  return (
    <Text as="section" top="1rem" aria-labelledby={id}>
      <h4 id={id} className={report["subtitle"]}>
        {heading}
      </h4>
      <div className={styles["figures"]}>
        <Figures>
          {rows.map((figure) => (
            <Figure key={figure.label} figure={figure} />
          ))}
        </Figures>
      </div>
      {campaigns && (
        <table aria-labelledby={id} className={report["table"]}>
          <thead>
            <tr>
              <th scope="col">{campaigns.columns.campaign}</th>
              <th scope="col">{campaigns.columns.spend}</th>
              <th scope="col">{campaigns.columns.clicks}</th>
              <th scope="col">{campaigns.columns.conversions}</th>
            </tr>
          </thead>
          <tbody>
            {campaigns.rows.map(({ name, spend, clicks, conversions }, index) => (
              <tr key={index}>
                <th scope="row">{name}</th>
                <td className={report["unbroken"]}>{spend}</td>
                <td className={report["unbroken"]}>{clicks}</td>
                <td className={report["unbroken"]}>{conversions}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {note !== null && (
        <Text size="small" tone="muted" measure="var(--measure)" top="0.75rem">
          {note}
        </Text>
      )}
    </Text>
  );
}
