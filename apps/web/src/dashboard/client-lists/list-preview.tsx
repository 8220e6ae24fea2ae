import { Alert, Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { aboutLanguage, clientPackages, isLanguage } from "@agency/content/settings";
import type { ListedRow, ReadyList } from "@agency/contracts/client-lists";
import { type ListedField, listedFields, rowOutcomes } from "@agency/model/client-list";
import { Row, Stack, Text } from "@agency/ui/layout";
import { Select } from "@agency/ui/select";
import { ScheduledSwitch } from "../clients/scheduled-switch.tsx";
import { ImportProblems } from "../imports/import-problems.tsx";
import { useFormat, useListFormat } from "../shared/use-format.ts";
import type { ClientList } from "./use-client-list.ts";
import { useFieldLabel } from "./use-field-label.ts";

type ListPreviewProps = { list: ClientList; preview: ReadyList };

/** What each row of a list would become, what is wrong or asked, and the button that stores all of it. */
export function ListPreview({ list, preview }: ListPreviewProps) {
  const { t } = useTranslation("clientList");
  const { number } = useFormat();
  const { rows, problems } = preview;
  const counts = rowOutcomes.flatMap((outcome) => {
    const count = rows.filter((row) => row.outcome === outcome).length;
    return count === 0 ? [] : [t(`counts.${outcome}`, { count, number: number(count) })];
  });
  return (
    <Stack gap="1.25rem">
      <p role="status">
        <strong>{counts.join(" · ")}</strong>
      </p>
      <LeftParts parts={preview.left} />
      <Columns list={list} columns={preview.columns} />
      {problems.length > 0 && (
        <>
          <Alert color="bad" title={t("wrong", { count: problems.length, number: number(problems.length) })}>
            {t("wrongLead")}
          </Alert>
          <ImportProblems problems={problems} />
        </>
      )}
      <Rows list={list} rows={rows} />
      <Keep list={list} preview={preview} />
    </Stack>
  );
}

function LeftParts({ parts }: { parts: ReadyList["left"] }) {
  const { t } = useTranslation("clientList");
  const format = useListFormat();
  if (parts.length === 0) return null;
  const named = parts.map(({ sheet, line, text }) => {
    if (line === null) return t("partSheet", { sheet: sheet ?? "" });
    return text === "" ? t("partHidden", { line, sheet: sheet ?? "" }) : t("partLine", { line, text });
  });
  return (
    <Text size="small" tone="soft">
      {t("parts", { parts: format([...new Set(named)]) })}
    </Text>
  );
}

/** What each column holds, which can be said otherwise. They are open when one is not used. */
function Columns({ list, columns }: { list: ClientList; columns: ReadyList["columns"] }) {
  const { t } = useTranslation("clientList");
  const label = useFieldLabel();
  const options = [
    ...listedFields.map((field) => ({ value: field, label: label(field) })),
    { value: "ignore" as const, label: t("notUsed") },
  ];
  return (
    <details open={columns.some(({ field }) => field === null)}>
      <summary>{t("columns")}</summary>
      <Stack gap="0.75rem 1rem" cells="14rem" top="0.75rem">
        {columns.map(({ key, heading, sheet, field }) => (
          <Select
            key={`${sheet} ${key}`}
            label={sheet === null ? t("heading", { heading }) : t("headingIn", { heading, sheet })}
            value={field ?? "ignore"}
            options={options}
            disabled={list.look.isPending}
            onChange={(chosen) => list.nameColumn(key, chosen)}
          />
        ))}
      </Stack>
    </details>
  );
}

function Rows({ list, rows }: { list: ClientList; rows: ListedRow[] }) {
  const { t } = useTranslation("clientList");
  return (
    <Stack as="ul" gap="0.75rem" lines="thin" pad="0.75rem" aria-label={t("table")}>
      {rows.map((row) => (
        <Stack as="li" key={row.id} columns="7rem 3fr 4fr 6fr" align="start" gap="0.35rem 1.5rem">
          <Text tone="soft">
            {t(row.sheet === null ? "line" : "lineIn", { line: row.line, sheet: row.sheet ?? "" })}
          </Text>
          <strong>{row.name || row.client?.name}</strong>
          <Outcome list={list} row={row} />
          <Values row={row} />
        </Stack>
      ))}
    </Stack>
  );
}

/** What becomes of a row, and how to say it otherwise: a choice where it may be a client that is there. */
function Outcome({ list, row }: { list: ClientList; row: ListedRow }) {
  const { t } = useTranslation("clientList");
  const { id, line, outcome, client, doubt, candidates } = row;
  const pending = list.look.isPending;
  if (candidates.length === 0 && doubt === null) {
    const left = outcome === "left";
    return (
      <Row gap="0.25rem 0.75rem" align="center" justify="between">
        <span>{t(`outcome.${outcome}`, { name: client?.name ?? "" })}</span>
        <Button
          size="compact-sm"
          variant="subtle"
          disabled={pending}
          aria-label={t(left ? "takeInNamed" : "leaveOutNamed", { line })}
          onClick={() => list.answerRow(id, left ? null : "left")}
        >
          {t(left ? "takeIn" : "leaveOut")}
        </Button>
      </Row>
    );
  }
  return (
    <Stack gap="0.35rem">
      {doubt && <Text tone="accent">{t(`doubt.${doubt}`)}</Text>}
      <Select
        label={t("choice.label", { line })}
        labelHidden
        placeholder={t("outcome.ask")}
        value={chosenFor(row)}
        disabled={pending}
        options={[
          ...candidates.map((candidate) => ({
            value: candidate.id,
            label: t("choice.client", { name: candidate.name }),
          })),
          { value: "new", label: t("choice.new") },
          { value: "left", label: t("choice.left") },
        ]}
        onChange={(answer) => list.answerRow(id, answer)}
      />
    </Stack>
  );
}

function chosenFor({ outcome, client }: ListedRow): string | null {
  if (outcome === "ask") return null;
  return outcome === "new" || outcome === "left" ? outcome : (client?.id ?? null);
}

/** What a new client would have, or what changes of one, old beside new. */
function Values({ row }: { row: ListedRow }) {
  const { t } = useTranslation("clientList");
  const label = useFieldLabel();
  const shown = useValueText();
  return (
    <Stack gap="0.1rem">
      {row.values.map(({ field, before, after, usual }) => {
        const value =
          row.outcome === "change"
            ? t("change", { before: shown(field, before), after: shown(field, after) })
            : shown(field, after);
        return (
          <Text key={field} size="small" {...(usual && { tone: "soft" as const })}>
            {t("value", { label: label(field), value: usual ? t("usual", { value }) : value })}
          </Text>
        );
      })}
    </Stack>
  );
}

type Value = ListedRow["values"][number]["after"];

function useValueText(): (field: ListedField, value: Value) => string {
  const { t } = useTranslation(["clientList", "admin"]);
  const { number } = useFormat();
  return (field, value) => {
    if (value === null || value === "") return t("clientList:empty");
    if (typeof value === "number") return number(value);
    if (field === "language" && isLanguage(value)) return aboutLanguage(value).label;
    const chosen = field === "package" ? clientPackages.find((key) => key === value) : undefined;
    return chosen === undefined ? value : t(`admin:package.${chosen}`);
  };
}

/** Stores all of it, once nothing is wrong or asked. */
function Keep({ list, preview: { rows, problems, seen } }: ListPreviewProps) {
  const { t } = useTranslation("clientList");
  const { number } = useFormat();
  const [scheduled, setScheduled] = useState(true);
  const { look, keep } = list;
  const kept = rows.filter(({ outcome }) => outcome === "new" || outcome === "change").length;
  const obstacle =
    problems.length > 0
      ? ("fixFirst" as const)
      : rows.some(({ outcome }) => outcome === "ask")
        ? ("askFirst" as const)
        : kept === 0 && ("nothingToKeep" as const);
  return (
    <Stack gap="1rem" fit>
      {rows.some(({ outcome }) => outcome === "new") && <ScheduledSwitch checked={scheduled} onChange={setScheduled} />}
      {obstacle && <Text tone="soft">{t(obstacle)}</Text>}
      <Button
        disabled={obstacle !== false || look.isPending || keep.isPending}
        onClick={() => list.store(seen, scheduled)}
      >
        {keep.isPending ? t("keeping") : t("keep", { count: kept, number: number(kept) })}
      </Button>
    </Stack>
  );
}
