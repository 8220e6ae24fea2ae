import { useTranslation } from "react-i18next";
import type { IgnoredPart } from "@agency/contracts/imports";
import { figureKeys } from "@agency/model/figures";
import { Select } from "@agency/ui/select";
import { Text } from "@agency/ui/text";
import styles from "../figures/figures.module.css";

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
export function UnknownColumns({ ignored, remembered, answers, pending, onAnswer }: UnknownColumnsProps) {
  const { t } = useTranslation("admin");
  const columns = columnsOf(ignored, answers);
  if (columns.length === 0) return null;
  const options = [
    { value: ignore, label: t("imports.ignoreColumn") },
    ...figureKeys.map((figure) => ({ value: figure, label: t(`figures.field.${figure}`) })),
  ];
  return (
    <section aria-labelledby="import-columns">
      <h3 id="import-columns" className={styles["heading"]}>
        {t("imports.unknownColumns")}
      </h3>
      <Text size="small" tone="soft" top="0.5rem" className={styles["note"]}>
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

/** The columns that are unknown, and those that were until they were answered, so that an answer can be changed. */
function columnsOf(ignored: IgnoredPart[], answers: Record<string, string>): { id: string; header: string }[] {
  const columns = new Map(
    Object.keys(answers)
      .filter((id) => id.startsWith(prefix) && isOption(answers[id]))
      .map((id) => [id, id.slice(prefix.length)]),
  );
  for (const { answer, column } of ignored) if (answer !== null) columns.set(answer, column ?? answer);
  return Array.from(columns, ([id, header]) => ({ id, header })).toSorted((a, b) => a.id.localeCompare(b.id));
}
