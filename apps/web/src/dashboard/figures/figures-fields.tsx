import { Textarea, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type FigureKey, figureGroups, kindOf, numbersOf } from "@agency/model/figures";
import type { FiguresValues } from "./figures-values.ts";
import styles from "./figures.module.css";

type FiguresFieldsProps = {
  values: FiguresValues;
  onChange: (values: FiguresValues) => void;
  /** Error messages by the server's field names: `figures.totalVisitors`. */
  problems: Record<string, string>;
  /** Says below a field where its stored figure comes from. */
  originOf: (figure: FigureKey) => ReactNode;
};

export function FiguresFields({ values, onChange, problems, originOf }: FiguresFieldsProps) {
  const { t } = useTranslation(["admin", "common"]);
  const problemOf = (field: keyof FiguresValues) => {
    // Errors of a single keyword include its index: figures.topRankings.2.
    const found = Object.entries(problems).find(([name]) => name.startsWith(`figures.${field}`))?.[1];
    return found && t("admin:clients.field", { label: t(`admin:figures.field.${field}`), message: found });
  };

  return (
    <>
      {figureGroups.map((group) => (
        <fieldset key={group} className={styles["group"]}>
          <legend>{t(`admin:figures.${group}`)}</legend>
          <div className={styles["inputs"]}>
            {numbersOf(group).map((field) => (
              <div key={field}>
                <TextInput
                  name={field}
                  label={t(`admin:figures.field.${field}`)}
                  inputMode={kindOf(field) === "count" ? "numeric" : "decimal"}
                  autoComplete="off"
                  placeholder={t("common:state.noData")}
                  value={values[field]}
                  onChange={({ currentTarget }) => onChange({ ...values, [field]: currentTarget.value })}
                  error={problemOf(field)}
                />
                {originOf(field)}
              </div>
            ))}
          </div>
          {group === "search" && (
            <>
              <Textarea
                mt="md"
                name="topRankings"
                label={t("admin:figures.field.topRankings")}
                description={t("admin:figures.topRankingsHint")}
                rows={4}
                value={values.topRankings}
                onChange={({ currentTarget }) => onChange({ ...values, topRankings: currentTarget.value })}
                error={problemOf("topRankings")}
              />
              {originOf("topRankings")}
            </>
          )}
        </fieldset>
      ))}
    </>
  );
}
