import { Button, Stack, Table } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ImportPreview as Preview, PreviewedRow } from "@agency/contracts/imports/schemas";
import { type FigureKey, figureKeys } from "@agency/model/figures";
import { useFormat } from "../shared/use-format.ts";
import { IgnoredParts } from "./ignored-parts.tsx";
import { UnknownColumns } from "./unknown-columns.tsx";
import styles from "./figures.module.css";
import own from "./import-preview.module.css";

type Ready = Extract<Preview, { kind: "ready" }>;

/** A file of 500 clients with 40 months is not read line by line. */
const mostShown = 200;

/** What was understood of a file and what was not, before anything is kept. */
export function ImportPreview({
  preview,
  answers,
  pending,
  onAnswer,
  onKeep,
  onAfresh,
}: {
  preview: Ready;
  /** What was answered so far, by its id. */
  answers: Record<string, string>;
  pending: boolean;
  onAnswer: (id: string, value: string) => void;
  onKeep: () => void;
  onAfresh: () => void;
}) {
  const { t } = useTranslation("admin");
  const { parts } = useFormat();
  const { rows, format, ignored, leftOut } = preview;
  const more = rows.length - mostShown;
  return (
    <Stack gap="md">
      <div>
        <h3 id="import-understood" className={styles["heading"]}>
          {t("imports.understood")}
        </h3>
        <p>
          {t(`imports.formats.${format}`)}. {t("imports.nothingYet")}
        </p>
      </div>
      <div className={styles["scroll"]} role="region" tabIndex={0} aria-labelledby="import-understood">
        <Table verticalSpacing="xs" horizontalSpacing="sm" className={own["table"] ?? ""}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t("imports.client")}</Table.Th>
              <Table.Th>{t("imports.period")}</Table.Th>
              <Table.Th>{t("imports.figures")}</Table.Th>
              <Table.Th>{t("imports.place")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.slice(0, mostShown).map((row) => (
              <PreviewRow key={`${row.client.clientId} ${row.reportType} ${row.periodStart}`} row={row} />
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {more > 0 && <p>{t("imports.more", { count: more })}</p>}
      {leftOut.length > 0 && (
        <p>{t("imports.leftOut", { names: parts(leftOut.map((name) => name || t("imports.unnamed"))) })}</p>
      )}
      <UnknownColumns
        ignored={ignored}
        remembered={preview.mapping.columns}
        answers={answers}
        pending={pending}
        onAnswer={onAnswer}
      />
      <IgnoredParts ignored={ignored.filter(({ answer }) => answer === null)} />
      {preview.remembered && (
        <p>
          {t("imports.remembered")}{" "}
          <Button variant="default" size="compact-sm" onClick={onAfresh} disabled={pending}>
            {t("imports.afresh")}
          </Button>
        </p>
      )}
      <Button onClick={onKeep} disabled={pending} className={styles["start"] ?? ""}>
        {pending ? t("imports.keeping") : t("imports.keep", { count: rows.length })}
      </Button>
    </Stack>
  );
}

function PreviewRow({ row }: { row: PreviewedRow }) {
  const { t } = useTranslation(["admin", "report"]);
  const format = useFormat();
  const { client, reportType, periodStart: start, periodEnd: end, figures, derived, sheet, line } = row;
  const amountOf = (figure: FigureKey) => {
    const value = figures[figure];
    if (value === undefined) return null;
    const text = typeof value === "number" ? format.number(value) : format.parts(value);
    return derived.includes(figure) ? t("imports.workedOut", { value: text }) : text;
  };
  return (
    <Table.Tr>
      <Table.Td>{client.name}</Table.Td>
      <Table.Th scope="row" className={`${styles["period"]} ${own["period"]}`}>
        {format.period(reportType, { start, end })}
        <span className={styles["periodType"]}>{t(`reportType.${reportType}`)}</span>
      </Table.Th>
      <Table.Td className={own["wide"] ?? ""}>
        <dl className={own["amounts"]}>
          {figureKeys.map((figure) => {
            const amount = amountOf(figure);
            return amount === null ? null : (
              <div key={figure}>
                <dt>{t(`figures.field.${figure}`)}</dt>
                <dd>{amount}</dd>
              </div>
            );
          })}
          {(["searches", "pages"] as const).map((list) =>
            row[list] === 0 ? null : (
              <div key={list}>
                <dt>{t(`imports.${list}`)}</dt>
                <dd>{format.number(row[list])}</dd>
              </div>
            ),
          )}
        </dl>
        {row.notes.map((note) => (
          <p key={note} className={styles["note"]}>
            {t(`report:originNote.${note}`)}
          </p>
        ))}
      </Table.Td>
      <Table.Td className={own["place"] ?? ""}>
        <span className={own["placeLabel"]}>{t("imports.place")}: </span>
        {sheet === null ? line : `${sheet}, ${line}`}
      </Table.Td>
    </Table.Tr>
  );
}
