import { Button, Checkbox } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ImportPreview as Preview, ImportQuestion as Question } from "@agency/contracts/imports";
import { figureKeys } from "@agency/model/figures";
import { type Period, periodStarting } from "@agency/model/report/periods";
import { type ReportType, reportTypes } from "@agency/model/report/report-type";
import { Stack, Text } from "@agency/ui/layout";
import { Select } from "@agency/ui/select";
import { useFormat } from "../shared/use-format.ts";

type Names = Extract<Preview, { kind: "clients" }>["names"];
type ImportClientsProps = {
  names: Names;
  pending: boolean;
  /** Client IDs by the names in the file; null leaves a client out. */
  onAnswer: (clients: Record<string, string | null>) => void;
};

const leftOut = "leave-out";

/** Asks which clients the doubtful names of a file mean, with each name as the file writes it and where. */
export function ImportClients({ names, pending, onAnswer }: ImportClientsProps) {
  const { t } = useTranslation("admin");
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAnswer(Object.fromEntries(Object.entries(chosen).map(([name, id]) => [name, id === leftOut ? null : id])));
  };
  return (
    <form onSubmit={submit}>
      <Text as="h3" bottom="0.5rem">
        {t("imports.clients", { count: names.length })}
      </Text>
      <Stack gap="1rem" measure="22rem">
        {names.map(({ name, where, line, candidates }) => (
          <Select
            key={name}
            label={t(`imports.named.${where}`, { name, line: line ?? "" })}
            placeholder={t("imports.choose")}
            value={chosen[name] ?? null}
            onChange={(id) => setChosen((known) => ({ ...known, [name]: id }))}
            options={[
              ...candidates.map((client) => ({ value: client.clientId, label: client.name })),
              { value: leftOut, label: t("imports.leaveOut") },
            ]}
          />
        ))}
        <Button type="submit" mr="auto" disabled={pending || names.some(({ name }) => chosen[name] === undefined)}>
          {t("imports.goOn")}
        </Button>
      </Stack>
    </form>
  );
}

type ImportQuestionProps = {
  question: Question;
  pending: boolean;
  /** Whether later files can ask the same. */
  recurs: boolean;
  /** @param alike whether later files that ask the same get the same answer */
  onAnswer: (value: string, alike: boolean) => void;
};

/** A file has one question at a time. */
export function ImportQuestion({ question, pending, recurs, onAnswer }: ImportQuestionProps) {
  const { t } = useTranslation("admin");
  const label = useQuestionLabel(question);
  const labelChoice = useChoiceLabel(question);
  // Where a file contradicts its name, neither is likelier.
  const likely = question.usual ?? (question.kind === "period" ? question.named : null) ?? null;
  const [value, setValue] = useState<string | null>(likely);
  const [alike, setAlike] = useState(true);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (value !== null) onAnswer(value, recurs && alike);
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="1rem" measure="22rem">
        <Select
          label={label}
          placeholder={t("imports.choose")}
          value={value}
          onChange={setValue}
          options={question.choices.map((choice) => ({ value: choice.value, label: labelChoice(choice) }))}
        />
        {recurs && (
          <Checkbox
            label={t("imports.alike")}
            checked={alike}
            onChange={({ currentTarget }) => setAlike(currentTarget.checked)}
          />
        )}
        <Button type="submit" mr="auto" disabled={value === null || pending}>
          {t("imports.goOn")}
        </Button>
      </Stack>
    </form>
  );
}

function useQuestionLabel({ kind, line, about: { column, example, figure } }: Question): string {
  const { t } = useTranslation("admin");
  const format = useFormat();
  const of = readPeriod(column ?? "");
  const wanted = adsColumns.find((one) => one === column);
  return t(`imports.question.${kind}`, {
    wanted: wanted ? t(`imports.adsColumn.${wanted}`) : "",
    column: column ?? "",
    example: example ?? "",
    line: line ?? "",
    figure: figure === null ? "" : t(`figures.field.${figure}`),
    period: of ? format.period(of.type, of.period) : "",
  });
}

/** The figures of ads whose column is asked about. */
const adsColumns = ["spend", "impressions", "clicks"] as const;

/** Reads `monthly 2026-10-01`; null for another text. */
function readPeriod(value: string): { type: ReportType; period: Period } | null {
  const [name, start = ""] = value.split(" ");
  const type = reportTypes.find((known) => known === name);
  const period = type ? periodStarting(type, start) : null;
  return type && period ? { type, period } : null;
}

type Choice = Question["choices"][number];

/** Words a choice, with what speaks for it. */
function useChoiceLabel(question: Question): (choice: Choice) => string {
  const { t } = useTranslation("admin");
  const labelChoice = useBareLabel(question);
  return (choice) => {
    const value = labelChoice(choice);
    if (choice.value === question.usual) return t("imports.asGoogle", { value });
    if (choice.value === question.named) return t("imports.asFileName", { value });
    return question.kind === "file_period" ? t("imports.asInside", { value }) : value;
  };
}

/** Periods and days in the reader's language, columns as the file writes them, answers to our own questions in words. */
function useBareLabel({ kind }: Question): (choice: Choice) => string {
  const { t } = useTranslation("admin");
  const format = useFormat();
  const labelPlace = usePlaceLabel();
  return (choice) => {
    const { value, label } = choice;
    const of = kind === "period" || kind === "file_period" ? readPeriod(label) : null;
    if (of) return format.pair(t(`reportType.${of.type}`), format.period(of.type, of.period));
    const type = reportTypes.find((known) => known === value);
    if (type && kind === "report_type") return t(`reportType.${type}`);
    if (kind === "date_order" && label !== "") return format.day(label);
    if (kind === "text_encoding" && label === "") return t("imports.noneOfThese");
    if (kind === "figure_table") return t("imports.atLine", { value: label, line: value.split(":").at(-1) ?? "" });
    if (kind === "same_period" && label !== "") return labelPlace(choice);
    const answer = answers.find((one) => one === `${kind}_${value}`) ?? (kind === "heading" ? "heading_yes" : null);
    return answer ? t(`imports.answer.${answer}`) : label || value;
  };
}

/** A place in the files, and what it gives: "October.xlsx, Ipoh (line 3): Leads 12". */
function usePlaceLabel(): (choice: Choice) => string {
  const { t } = useTranslation("admin");
  const format = useFormat();
  return ({ label, figures = {} }) => {
    const at = label.lastIndexOf(":");
    const [name, line] = [label.slice(0, at), label.slice(at + 1)];
    const place = name === "" ? t("imports.lineOnly", { line }) : t("imports.atLine", { value: name, line });
    const values = figureKeys.flatMap((figure) => {
      const value = figures[figure];
      if (value === undefined) return [];
      const shown = typeof value === "number" ? format.number(value) : format.parts(value);
      return [`${t(`figures.field.${figure}`)} ${shown}`];
    });
    return values.length === 0 ? place : format.pair(place, format.parts(values));
  };
}

/** The answers to questions with the same choices for every file, by their kind and value. */
const answers = [
  "heading_ignore",
  "other_currency_ignore",
  "own_currency_adSpend",
  "own_currency_ignore",
  "ads_count_all",
  "ads_count_ads",
  "date_column_periodEnd",
  "date_column_ignore",
  "divided_rows_division",
  "divided_rows_ignore",
  "divided_rows_parts",
  "total_row_yes",
  "total_row_no",
  "part_of_all_all",
  "part_of_all_part",
  "whole_period_yes",
  "whole_period_no",
  "plain_numbers_yes",
  "plain_numbers_no",
  "final_yes",
  "final_no",
  "actual_yes",
  "actual_no",
  "own_calls_calls",
  "own_calls_totalLeads",
  "own_calls_ignore",
  "same_period_add",
  "ads_column_none",
  "ads_counted_none",
  "ads_zero_counted",
  "ads_zero_unknown",
  "ads_days_whole",
  "ads_days_part",
  "answers_report_answers",
  "answers_report_other",
  "answers_days_whole",
  "answers_days_part",
  "answers_zero_counted",
  "answers_zero_unknown",
  "ads_total_total",
  "ads_total_stop",
] as const;
