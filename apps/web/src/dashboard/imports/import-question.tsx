import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ImportQuestion as Question } from "@agency/contracts/imports";
import { periodStarting } from "@agency/model/report/periods";
import { reportTypes } from "@agency/model/report/report-type";
import { Select } from "@agency/ui/select";
import { Stack } from "@agency/ui/stack";
import { useFormat } from "../shared/use-format.ts";
import styles from "../figures/figures.module.css";

type ImportQuestionProps = { question: Question; pending: boolean; onAnswer: (value: string) => void };

/** The one question about a file, with its choices. */
export function ImportQuestion({ question, pending, onAnswer }: ImportQuestionProps) {
  const { t } = useTranslation("admin");
  const labelOf = useChoiceLabel(question);
  const [value, setValue] = useState<string | null>(question.usual ?? null);
  const { column, example, figure } = question.about;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (value !== null) onAnswer(value);
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="1rem" fit>
        <Select
          label={t(`imports.question.${question.kind}`, {
            column: column ?? "",
            example: example ?? "",
            line: question.line ?? "",
            figure: figure === null ? "" : t(`figures.field.${figure}`),
          })}
          placeholder={t("imports.choose")}
          className={styles["choice"]}
          value={value}
          onChange={setValue}
          options={question.choices.map((choice) => ({
            value: choice.value,
            label:
              choice.value === question.usual ? t("imports.asGoogle", { value: labelOf(choice) }) : labelOf(choice),
          }))}
        />
        <Button type="submit" disabled={value === null || pending}>
          {t("imports.goOn")}
        </Button>
      </Stack>
    </form>
  );
}

/** Words a choice: periods and days in the reader's language, columns as the file writes them, answers to our own questions in words. */
function useChoiceLabel({ kind }: Question): (choice: Question["choices"][number]) => string {
  const { t } = useTranslation("admin");
  const format = useFormat();
  return ({ value, label }) => {
    const [name, start = ""] = value.split(" ");
    const type = reportTypes.find((known) => known === name);
    const period = type && kind === "period" ? periodStarting(type, start) : null;
    if (type && period) return format.pair(t(`reportType.${type}`), format.period(type, period));
    if (type && kind === "report_type") return t(`reportType.${type}`);
    if (kind === "date_order" && label !== "") return format.day(label);
    if (kind === "text_encoding" && label === "") return t("imports.noneOfThese");
    if (kind === "figure_table") return t("imports.atLine", { value: label, line: value.split(":").at(-1) ?? "" });
    const answer = answers.find((one) => one === `${kind}_${value}`) ?? (kind === "heading" ? "heading_yes" : null);
    return answer ? t(`imports.answer.${answer}`) : label || value;
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
] as const;
