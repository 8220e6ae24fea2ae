import { Alert, Button, Input, Table } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type {
  ImportInput,
  ImportPreview as Preview,
  PreviewedImport,
  ImportQuestion as Question,
} from "@agency/contracts/imports";
import { periodStarting } from "@agency/model/report/periods";
import { reportTypes } from "@agency/model/report/report-type";
import { Text, Stack } from "@agency/ui/layout";
import { Select } from "@agency/ui/select";
import { toast } from "@agency/ui/toast";
import { CallError } from "../../shared/api/call-error.ts";
import { call } from "../../shared/api/call.ts";
import { messageOf } from "../../shared/api/message-of.ts";
import { shownFigures, templateAddress } from "../figures/api.ts";
import { AdminDialog } from "../shared/admin-dialog.tsx";
import { base64Of } from "../shared/base64.ts";
import { type FieldProblem, fieldProblems } from "../shared/field-messages.ts";
import { useFormat } from "../shared/use-format.ts";
import { ImportPreview } from "./import-preview.tsx";
import styles from "../figures/figures.module.css";

type ImportFiguresProps = {
  /** Null for a file of many clients. */
  clientId: string | null;
};

/** Template and file upload: what was understood is shown or asked before it is kept. A file with an error changes nothing. */
export function ImportFigures({ clientId }: ImportFiguresProps) {
  const { t } = useTranslation("admin");
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  // Stays while an answer is on its way.
  const [asked, setAsked] = useState<Preview | null>(null);
  const preview = usePreviewImport(clientId);
  const keep = useKeepImport(clientId);
  const look = (file: ChosenFile) => {
    // The result of an earlier import says nothing about this file.
    keep.reset();
    setChosen(file);
    preview.mutate(file, {
      onSuccess: (previewed) => {
        setAsked(previewed);
        setChosen({ ...file, upload: previewed.upload });
      },
      onError: failed,
    });
  };
  // The dialog says why, where a toast would cover the list of problems.
  const failed = () => setAsked(null);
  const forget = () => {
    setChosen(null);
    setAsked(null);
    preview.reset();
    keep.reset();
  };
  const keepAll = () => {
    if (!chosen) return;
    keep.mutate(chosen, {
      onSuccess: ({ imported }) => {
        toast({ title: t("figures.imported", { count: imported }) });
        setAsked(null);
      },
      onError: failed,
    });
  };
  const error = keep.error ?? preview.error;

  return (
    <Stack gap="1.25rem">
      <div>
        {clientId !== null && (
          <>
            <Button component="a" variant="default" href={templateAddress(clientId)} download>
              {t("figures.template")}
            </Button>
            <Text size="small" tone="soft" top="0.5rem" className={styles["note"]}>
              {t("figures.templateHint")}
            </Text>
          </>
        )}
        <Text size="small" tone="soft" top="0.5rem" className={styles["note"]}>
          {t(clientId === null ? "imports.manyHint" : "imports.hint")}
        </Text>
      </div>
      <ChooseFile
        pending={preview.isPending}
        locked={keep.isPending}
        onChange={forget}
        onChoose={(file) => look({ file, upload: null, answers: {}, clients: {}, afresh: false })}
      />
      {chosen && asked?.kind === "question" && (
        <ImportQuestion
          key={`${asked.question.id} ${preview.submittedAt}`}
          question={asked.question}
          pending={preview.isPending}
          onAnswer={(value) => look({ ...chosen, answers: { ...chosen.answers, [asked.question.id]: value } })}
        />
      )}
      {chosen && asked?.kind === "clients" && (
        <ImportClients
          key={preview.submittedAt}
          names={asked.names}
          pending={preview.isPending}
          onAnswer={(clients) => look({ ...chosen, clients: { ...chosen.clients, ...clients } })}
        />
      )}
      {chosen && asked?.kind === "ready" && (
        <ImportPreview
          preview={asked}
          many={clientId === null}
          answers={chosen.answers}
          pending={keep.isPending || preview.isPending}
          onAnswer={(id, value) => look({ ...chosen, answers: { ...chosen.answers, [id]: value } })}
          onKeep={keepAll}
          onAfresh={() => look({ ...chosen, answers: {}, clients: {}, afresh: true })}
        />
      )}
      {keep.isSuccess && (
        <Alert color="area" role="status">
          {t("figures.imported", { count: keep.data.imported })}
        </Alert>
      )}
      {error && (
        <Alert color="bad" title={t("figures.importFailed")}>
          {messageOf(error)}
        </Alert>
      )}
      <ImportProblems problems={fieldProblems(error)} />
    </Stack>
  );
}

type ChooseFileProps = {
  pending: boolean;
  /** Whether another file has to wait. */
  locked: boolean;
  onChange: () => void;
  onChoose: (file: File) => void;
};

/** The field for a file, and the button that sends it to be looked at. */
function ChooseFile({ pending, locked, onChange, onChoose }: ChooseFileProps) {
  const { t } = useTranslation("admin");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const file = input.current?.files?.[0];
    setMissing(!file);
    if (file) onChoose(file);
    else input.current?.focus();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="1rem" fit>
        <Input.Wrapper id={id} label={t("figures.file")} error={missing && t("figures.noFile")} w="100%">
          <input
            ref={input}
            id={id}
            className={styles["file"]}
            type="file"
            accept=".csv,.tsv,.txt,.xlsx,.zip,text/csv"
            aria-invalid={missing}
            disabled={locked}
            onChange={() => {
              setMissing(false);
              onChange();
            }}
          />
        </Input.Wrapper>
        <Button type="submit" disabled={pending || locked}>
          {pending ? t("figures.importing") : t("figures.import")}
        </Button>
      </Stack>
    </form>
  );
}

/** The errors in a file, by line and column. */
function ImportProblems({ problems }: { problems: FieldProblem[] }) {
  const { t } = useTranslation("admin");
  if (problems.length === 0) return null;
  const columnOf = (field: string) => {
    if (field === "file") return t("figures.wholeFile");
    return field === "row" ? t("figures.wholeLine") : <code>{field}</code>;
  };
  return (
    <div className={styles["scroll"]}>
      <Table verticalSpacing="xs" horizontalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={styles["number"] ?? ""}>{t("figures.line")}</Table.Th>
            <Table.Th>{t("figures.column")}</Table.Th>
            <Table.Th>{t("figures.problem")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {problems.map(({ line, field, message }) => (
            <Table.Tr key={`${line} ${field} ${message}`}>
              <Table.Td className={styles["number"] ?? ""}>{line ?? "–"}</Table.Td>
              <Table.Td>{columnOf(field)}</Table.Td>
              <Table.Td>{message}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

const nothingDecided = { columns: {}, dateOrder: null, reportType: null };

/** A file with what was answered about it so far. */
type ChosenFile = {
  file: File;
  /** The server's name for it while it keeps it; null until it was sent. */
  upload: string | null;
  answers: Record<string, string>;
  clients: Record<string, string | null>;
  /** Whether everything is asked again. */
  afresh: boolean;
};

/** @param clientId whose figures these are where the file says nothing; null for a file of many clients */
function usePreviewImport(clientId: string | null) {
  return useMutation({
    mutationFn: (chosen: ChosenFile) =>
      sendOnce(chosen, clientId, (body): Promise<PreviewedImport> => call("POST /api/imports/preview", { body })),
  });
}

function useKeepImport(clientId: string | null) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (chosen: ChosenFile) => sendOnce(chosen, clientId, (body) => call("POST /api/imports", { body })),
    onSuccess: () => {
      for (const queryKey of shownFigures) void queryClient.invalidateQueries({ queryKey });
    },
  });
}

/** Sends the answers alone while the server keeps the file, and else the file with them. */
async function sendOnce<Answer>(
  { file, upload, answers, clients, afresh }: ChosenFile,
  clientId: string | null,
  send: (body: ImportInput) => Promise<Answer>,
): Promise<Answer> {
  const answered: ImportInput = {
    ...(clientId === null ? {} : { clientId }),
    answers,
    clients,
    ...(afresh ? { mapping: nothingDecided } : {}),
  };
  if (upload !== null) {
    try {
      return await send({ ...answered, upload });
    } catch (error) {
      if (!(error instanceof CallError) || error.body?.error !== "upload_ended") throw error;
    }
  }
  return send({ ...answered, fileName: file.name.slice(0, 200), file: await base64Of(file) });
}

/** Files of many clients, whose rows name them. */
export default function ImportManyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("admin");
  return (
    <AdminDialog title={t("imports.many")} onClose={onClose} size="58rem">
      <ImportFigures clientId={null} />
    </AdminDialog>
  );
}

type Names = Extract<Preview, { kind: "clients" }>["names"];
type ImportClientsProps = {
  names: Names;
  pending: boolean;
  /** Client IDs by the names in the file; null leaves a client out. */
  onAnswer: (clients: Record<string, string | null>) => void;
};

const leftOut = "leave-out";

/** Asks which clients the doubtful names of a file mean. */
function ImportClients({ names, pending, onAnswer }: ImportClientsProps) {
  const { t } = useTranslation("admin");
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAnswer(Object.fromEntries(Object.entries(chosen).map(([name, id]) => [name, id === leftOut ? null : id])));
  };
  return (
    <form onSubmit={submit}>
      <h3 className={styles["heading"]}>{t("imports.clients")}</h3>
      <Stack gap="1rem" fit>
        {names.map(({ name, candidates }) => (
          <Select
            key={name}
            label={name === "" ? t("imports.unnamed") : name}
            placeholder={t("imports.choose")}
            className={styles["choice"]}
            value={chosen[name] ?? null}
            onChange={(id) => setChosen((known) => ({ ...known, [name]: id }))}
            options={[
              ...candidates.map((client) => ({ value: client.clientId, label: client.name })),
              { value: leftOut, label: t("imports.leaveOut") },
            ]}
          />
        ))}
        <Button type="submit" disabled={pending || names.some(({ name }) => chosen[name] === undefined)}>
          {t("imports.goOn")}
        </Button>
      </Stack>
    </form>
  );
}

type ImportQuestionProps = { question: Question; pending: boolean; onAnswer: (value: string) => void };

/** A file has one question at a time. */
function ImportQuestion({ question, pending, onAnswer }: ImportQuestionProps) {
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
] as const;
