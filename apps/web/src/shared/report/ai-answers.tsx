import { useId } from "react";
import type { AnswersPart, ReportDocument } from "@agency/model/report/report-document";
import { Text } from "@agency/ui/layout";
import { ChangeFigure, Figure, Figures } from "./figure.tsx";
import styles from "./ads.module.css";
import report from "./report.module.css";

/** The answers by AI of each engine, with the pages and searches of each, and what the numbers are and are not. */
export function AiAnswers({ answers }: { answers: NonNullable<ReportDocument["aiAnswers"]> }) {
  const id = useId();
  return (
    <Text as="section" top="2rem" aria-labelledby={id}>
      <h3 id={id} className={report["title"]}>
        {answers.heading}
      </h3>
      {answers.engines.map((engine) => (
        <Engine key={engine.heading} engine={engine} />
      ))}
      <Text size="small" tone="muted" measure="var(--measure)" top="0.75rem">
        {answers.note}
      </Text>
    </Text>
  );
}

function Engine({ engine: { heading, rows, lists, note } }: { engine: AnswersPart }) {
  const id = useId();
  return (
    <Text as="section" top="1rem" aria-labelledby={id}>
      <h4 id={id} className={report["subtitle"]}>
        {heading}
      </h4>
      <div className={styles["figures"]}>
        <Figures>
          {rows.map((figure) =>
            figure.change ? (
              <ChangeFigure key={figure.label} figure={figure} />
            ) : (
              <Figure key={figure.label} figure={figure} />
            ),
          )}
        </Figures>
      </div>
      {lists.map(({ columns, rows: named }) => (
        <table key={columns.name} aria-labelledby={id} className={report["table"]}>
          <thead>
            <tr>
              <th scope="col">{columns.name}</th>
              <th scope="col">{columns.count}</th>
            </tr>
          </thead>
          <tbody>
            {named.map(({ name, count }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className={report["unbroken"]}>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <Text size="small" tone="muted" measure="var(--measure)" top="0.75rem">
        {note}
      </Text>
    </Text>
  );
}
