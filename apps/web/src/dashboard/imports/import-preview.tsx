import { Button } from "@mantine/core";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { IgnoredPart, ImportPreview as Preview, OutsideText } from "@agency/contracts/imports";
import { figureKeys } from "@agency/model/figures";
import { Row, Stack, Text } from "@agency/ui/layout";
import { Select } from "@agency/ui/select";
import { type AskedDoubt, DoubtsToTick, useTicks } from "../shared/doubts.tsx";
import { useFormat } from "../shared/use-format.ts";
import { alikeInFiles, groupLines, type PreviewLines, sumCounts } from "./preview-lines.ts";
import { AddedFigures, ChangedFigures } from "./previewed-figures.tsx";
import styles from "../figures/figures.module.css";
import own from "./imports.module.css";

type Ready = Extract<Preview, { kind: "ready" }>;

type ImportPreviewProps = {
  preview: Ready;
  /** Whether each client has to be named: there may be many, or another one than the page's. */
  named: boolean;
  /** The answers so far, by the ids of their questions. */
  answers: Record<string, string>;
  pending: boolean;
  onAnswer: (id: string, value: string) => void;
  onKeep: (confirmed: string[]) => void;
  onAfresh: () => void;
};

/** Shows every change, everything new and everything left out, before anything is kept. */
export function ImportPreview({ preview, named, answers, pending, onAnswer, onKeep, onAfresh }: ImportPreviewProps) {
  const { t } = useTranslation("admin");
  const { rows, formats, ignored, leftOut, outside } = preview;
  const periods = new Set(rows.map((row) => `${row.client.clientId} ${row.reportType} ${row.periodStart}`)).size;
  const lines = useMemo(() => groupLines(rows), [rows]);
  const left = ignored.filter(({ answer }) => answer === null);
  const { given, ...answering } = useTicks(useRowDoubts(rows, named));
  const heading = useRef<HTMLHeadingElement>(null);
  // People who waited for it read on here, with eyes or ears.
  useEffect(() => {
    heading.current?.scrollIntoView({ block: "start" });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Stack gap="1.25rem">
      <section aria-labelledby="import-understood">
        <Text as="h3" ref={heading} id="import-understood" tabIndex={-1} bottom="0.5rem" className={own["found"]}>
          {t("imports.understood")}
        </Text>
        <p>
          <Formats formats={formats} />. {t("imports.nothingYet")}
        </p>
        <Counts lines={lines} periods={periods} leftOut={ignored.length + leftOut.length} />
      </section>
      {lines.changed.length > 0 && (
        <Part id="import-changed" heading={t("imports.changed")}>
          <ChangedFigures clients={lines.changed} named={named} />
        </Part>
      )}
      <UnknownColumns
        ignored={ignored}
        remembered={preview.mapping.columns}
        answers={answers}
        pending={pending}
        onAnswer={onAnswer}
      />
      <LeftOut ignored={left} clients={leftOut} />
      <NotUsed texts={outside} />
      <DoubtsToTick {...answering} />
      {lines.added.length > 0 && (
        <Part id="import-added" heading={t("imports.added")}>
          <AddedFigures clients={lines.added} named={named} />
        </Part>
      )}
      {preview.remembered && (
        <p>
          {t("imports.remembered")}{" "}
          <Button variant="default" size="compact-sm" onClick={onAfresh} disabled={pending}>
            {t("imports.afresh")}
          </Button>
        </p>
      )}
      <div className={own["keep"]}>
        <Button
          disabled={pending}
          onClick={() => {
            const confirmed = given();
            if (confirmed) onKeep(confirmed);
          }}
        >
          {pending ? t("imports.keeping") : t("imports.keep", { count: periods })}
        </Button>
      </div>
    </Stack>
  );
}

/** The doubts about the rows, each with its period, and with its client where that has to be named. */
function useRowDoubts(rows: Ready["rows"], named: boolean): AskedDoubt[] {
  const format = useFormat();
  return rows.flatMap(({ client, reportType, periodStart: start, periodEnd: end, doubts }) =>
    doubts.map(({ id, message }) => {
      const period = format.period(reportType, { start, end });
      return { id, message: format.parts([...(named ? [client.name] : []), period, message]) };
    }),
  );
}

/** What a file is, or how many files there are. */
function Formats({ formats }: Pick<Ready, "formats">) {
  const { t } = useTranslation("admin");
  const { number } = useFormat();
  const [only] = formats;
  if (only && formats.length === 1) return t(`imports.formats.${only}`);
  return t("imports.filesRead", { count: formats.length, number: number(formats.length) });
}

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <Text as="h3" id={id} bottom="0.5rem">
        {heading}
      </Text>
      {children}
    </section>
  );
}

type CountsProps = {
  lines: PreviewLines;
  periods: number;
  /** Parts of the file and clients. */
  leftOut: number;
};

const alarming = ["typed", "differing"];

/** How many figures change, are new and stay, and how much is left out. */
function Counts({ lines: { changed, added, unchanged }, periods, leftOut }: CountsProps) {
  const { t } = useTranslation("admin");
  const { number } = useFormat();
  const counts = {
    periods,
    changed: sumCounts(changed, "figures"),
    typed: sumCounts(changed, "typed"),
    differing: sumCounts(changed, "differing") + sumCounts(added, "differing"),
    added: sumCounts(added, "figures"),
    unchanged,
    leftOut,
  };
  return (
    <Row as="ul" gap="0.25rem 1.25rem" top="0.5rem">
      {(Object.keys(counts) as (keyof typeof counts)[]).map((name) =>
        counts[name] === 0 ? null : (
          <Text
            as="li"
            key={name}
            figures
            tone={alarming.includes(name) ? "accent" : undefined}
            strong={alarming.includes(name)}
          >
            {t(`imports.counts.${name}`, { count: counts[name], number: number(counts[name]) })}
          </Text>
        ),
      )}
    </Row>
  );
}

const mostShown = 50;
/** How many are read at a glance; more are opened on request. */
const mostOpen = 8;

type LeftOutProps = {
  ignored: IgnoredPart[];
  /** Names of clients that somebody left out. */
  clients: string[];
};

/** Parts of a file that will not be taken: clients, tables, columns, rows and figures, each with its place and the reason. */
function LeftOut({ ignored, clients }: LeftOutProps) {
  const { t } = useTranslation("admin");
  const { parts, number } = useFormat();
  if (ignored.length === 0 && clients.length === 0) return null;
  const left = alikeInFiles(ignored);
  const more = left.length - mostShown;
  return (
    <section aria-labelledby="import-left-out">
      <Text as="h3" id="import-left-out" bottom="0.5rem">
        {t("imports.leftOutHeading")}
      </Text>
      {clients.length > 0 && (
        <p>{t("imports.leftOut", { names: parts(clients.map((name) => name || t("imports.named.none"))) })}</p>
      )}
      {left.length > 0 && (
        <details open={left.length <= mostOpen}>
          <summary>{t("imports.ignored", { count: ignored.length, number: number(ignored.length) })}</summary>
          <ul data-marked="">
            {left.slice(0, mostShown).map(({ part: { file, sheet, line, column, why }, files }) => {
              const name = parts([files > 1 ? null : file, sheet, column].filter((part) => part !== null));
              const place = line === null ? name : t("imports.atLine", { value: name, line });
              return (
                <li key={`${file} ${sheet} ${line} ${column} ${why}`}>
                  <strong>
                    {files > 1
                      ? t("imports.inFiles", { value: place, count: files, number: number(files) })
                      : place.trim()}
                  </strong>{" "}
                  {t(`imports.why.${why}`)}
                </li>
              );
            })}
          </ul>
          {more > 0 && <p>{t("imports.ignoredMore", { count: more, number: number(more) })}</p>}
        </details>
      )}
    </section>
  );
}

/** What a file says beside its columns, in its own words, each with its place: nobody used it, and it may matter. */
function NotUsed({ texts }: { texts: OutsideText[] }) {
  const { t } = useTranslation("admin");
  const { number, parts } = useFormat();
  if (texts.length === 0) return null;
  const more = texts.length - mostShown;
  const placeText = ({ file, sheet, line, where }: OutsideText) => {
    const value = parts([file, where === "sheet" ? t("imports.sheetName") : sheet].filter((part) => part !== null));
    return (line === null ? value : t("imports.atLine", { value, line })).trim();
  };
  return (
    <section aria-labelledby="import-not-used">
      <Text as="h3" id="import-not-used" bottom="0.5rem">
        {t("imports.notUsed")}
      </Text>
      <Text size="small" tone="soft" top="0.5rem">
        {t("imports.notUsedHint")}
      </Text>
      <details open={texts.length <= mostOpen}>
        <summary>{t("imports.quotes", { count: texts.length, number: number(texts.length) })}</summary>
        <ul data-marked="">
          {texts.slice(0, mostShown).map((text) => (
            <li key={`${text.file} ${text.sheet} ${text.line} ${text.text}`}>
              <q>{text.text}</q>{" "}
              <Text as="span" size="small" tone="soft">
                {placeText(text)}
              </Text>
            </li>
          ))}
        </ul>
        {more > 0 && <p>{t("imports.quotesMore", { count: more, number: number(more) })}</p>}
      </details>
    </section>
  );
}

const prefix = "column:";
const ignore = "ignore";

type UnknownColumnsProps = {
  ignored: IgnoredPart[];
  /** Meanings that were decided before, by header in lower case. */
  remembered: Record<string, string>;
  answers: Record<string, string>;
  pending: boolean;
  onAnswer: (id: string, value: string) => void;
};

/** Columns that nobody knows, each with the choice of what it holds. */
function UnknownColumns({ ignored, remembered, answers, pending, onAnswer }: UnknownColumnsProps) {
  const { t } = useTranslation("admin");
  const columns = askedColumns(ignored, answers);
  if (columns.length === 0) return null;
  const options = [
    { value: ignore, label: t("imports.ignoreColumn") },
    ...figureKeys.map((figure) => ({ value: figure, label: t(`figures.field.${figure}`) })),
  ];
  return (
    <section aria-labelledby="import-columns">
      <Text as="h3" id="import-columns" bottom="0.5rem">
        {t("imports.unknownColumns")}
      </Text>
      <Text size="small" tone="soft" top="0.5rem" bottom="0.75rem">
        {t("imports.unknownColumnsHint")}
      </Text>
      <div className={styles["inputs"]}>
        {columns.map(({ id, header }) => (
          <Select
            key={id}
            label={header}
            value={answers[id] ?? remembered[id.slice(prefix.length)] ?? ignore}
            options={options}
            disabled={pending}
            onChange={(value) => onAnswer(id, value)}
          />
        ))}
      </div>
    </section>
  );
}

/** Whether an answer is one of the choices here: other questions about a column have answers of their own. */
function isOption(value: string | undefined): boolean {
  return value === ignore || figureKeys.some((figure) => figure === value);
}

/** The unknown columns, and the answered ones, so that an answer can be changed. */
function askedColumns(ignored: IgnoredPart[], answers: Record<string, string>): { id: string; header: string }[] {
  const columns = new Map(
    Object.keys(answers)
      .filter((id) => id.startsWith(prefix) && isOption(answers[id]))
      .map((id) => [id, id.slice(prefix.length)]),
  );
  for (const { answer, column } of ignored) if (answer !== null) columns.set(answer, column ?? answer);
  return Array.from(columns, ([id, header]) => ({ id, header })).toSorted((a, b) => a.id.localeCompare(b.id));
}
