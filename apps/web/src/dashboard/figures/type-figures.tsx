import { Alert, Button, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { ChangedFigures, ClientFigures } from "@agency/contracts/figures";
import { type FigureKey, figureGroups, figureKind, groupNumbers } from "@agency/model/figures";
import { periodStarting } from "@agency/model/report/periods";
import { Row, Text, Stack } from "@agency/ui/layout";
import { toast } from "@agency/ui/toast";
import { errorMessage } from "../../shared/api/error-message.ts";
import { isChangedMeanwhile } from "../shared/changed-meanwhile.ts";
import { type AskedDoubt, DoubtsQuestion, useErrorDoubts } from "../shared/doubts.tsx";
import { fieldMessages } from "../shared/field-messages.ts";
import { failureToast } from "../shared/problem-text.ts";
import { useFormat } from "../shared/use-format.ts";
import { useSaveFigures, useTakeBackFigures, type ChosenPeriod } from "./api.ts";
import { DeletePeriodDialog } from "./delete-period-dialog.tsx";
import { FieldOrigin, OtherNumber, ValueBefore } from "./figure-notes.tsx";
import {
  figureChanges,
  followed,
  sameValues,
  type SeenFigures,
  seenFigures,
  toFormValues,
  type FiguresValues,
} from "./figures-values.ts";
import { PeriodChoice } from "./period-choice.tsx";
import { QuarterOffer } from "./quarter-offer.tsx";
import styles from "./figures.module.css";

type TypeFiguresProps = {
  clientId: string;
  figures: ClientFigures;
  chosen: ChosenPeriod;
  onChoose: (period: ChosenPeriod) => void;
};

/** The form for the figures of one period, filled in with the stored figures. */
export function TypeFigures({ clientId, figures, chosen, onChoose }: TypeFiguresProps) {
  const { t } = useTranslation("admin");
  const format = useFormat();
  const { reportType, start } = chosen;
  const known = figures.periods.find((period) => period.reportType === reportType && period.periodStart === start);
  const stored = toFormValues(known?.figures);
  const [values, setValues] = useState(stored);
  const [filled, setFilled] = useState({ values: stored, figures: known?.figures });
  const [begun, setBegun] = useState<SeenFigures>({});
  // An import, a colleague or Google changed the stored figures while the form was open.
  if (!sameValues(stored, filled.values)) {
    setFilled({ values: stored, figures: known?.figures });
    setValues(followed(values, filled.values, stored));
    setBegun({ ...seenFigures(values, filled), ...begun });
  }
  const [deleting, setDeleting] = useState(false);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [readable, setReadable] = useState<ChangedFigures["report"]>(null);
  const [doubts, setDoubts] = useState<AskedDoubt[]>([]);
  const readDoubts = useErrorDoubts();
  const save = useSaveFigures(clientId);
  const takeBack = useTakeBackFigures(clientId);
  const form = useRef<HTMLFormElement>(null);

  const label = format.period(reportType, periodStarting(reportType, start) ?? { start, end: start });

  const show = (found: Record<string, string>) => {
    flushSync(() => setProblems(found));
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    keep();
  };
  /** @param confirmed the doubts that the person says are right */
  const keep = (confirmed: string[] = []) => {
    const read = figureChanges(values, stored);
    if ("wrong" in read) {
      show(Object.fromEntries(read.wrong.map((field) => [`figures.${field}`, t("figures.notANumber")])));
      return;
    }
    setProblems({});
    setDoubts([]);
    setReadable(null);
    save.mutate(
      {
        reportType,
        periodStart: start,
        figures: read.figures,
        seen: { ...seenFigures(values, filled), ...begun },
        confirmed,
      },
      {
        onSuccess: ({ figures: saved, report }) => {
          setReadable(report);
          setBegun({});
          // Fields typed meanwhile stay; sent fields are shown as they were stored.
          setValues((current) => followed(current, values, toFormValues(saved)));
          toast({
            title: t("figures.saved"),
            description: format.pair(t(`reportType.${reportType}`), label),
          });
        },
        onError: (error) => {
          const asked = readDoubts(error);
          setDoubts(asked);
          if (asked.length > 0) return;
          failureToast((message) => t("figures.saveFailed", { message }))(error);
          // Whoever saves again has read what the figures are by now.
          if (isChangedMeanwhile(error)) setBegun({});
          show(fieldMessages(error));
        },
      },
    );
  };
  const returnToRead = (figure: FigureKey) =>
    takeBack.mutate(
      { reportType, periodStart: start, figures: [figure] },
      {
        onSuccess: (period) => {
          setValues((current) => ({ ...current, [figure]: toFormValues(period.figures)[figure] }));
          toast({ title: t("figures.takenBack", { figure: t(`figures.field.${figure}`) }) });
        },
        onError: failureToast((message) => t("figures.saveFailed", { message })),
      },
    );
  const busy = save.isPending || takeBack.isPending;
  const renderOrigin = (figure: FigureKey) => (
    <>
      <ValueBefore figure={figure} figures={figures} chosen={chosen} />
      {known && <FieldOrigin figure={figure} period={known} busy={busy} onTakeBack={returnToRead} />}
    </>
  );

  return (
    <>
      <form ref={form} onSubmit={submit} noValidate>
        <Stack gap="1.25rem">
          <PeriodChoice figures={figures} chosen={chosen} onChoose={onChoose} problem={problems["periodStart"]} />
          <Text size="small" tone="soft" top="0.5rem">
            {t("figures.hint")}
          </Text>
          {reportType === "quarterly" && <QuarterOffer clientId={clientId} figures={figures} start={start} />}
          <FiguresFields values={values} onChange={setValues} problems={problems} renderOrigin={renderOrigin} />
          {doubts.length > 0 && (
            <DoubtsQuestion doubts={doubts} confirm={t("doubts.save")} busy={busy} onConfirm={keep} />
          )}
          {readable && <OtherNumber clientId={clientId} report={readable} />}
          {save.isError && doubts.length === 0 && (
            <Alert color="bad">{t("figures.saveFailed", { message: errorMessage(save.error) })}</Alert>
          )}
          <Row gap="1rem" align="center" justify="between">
            {known && (
              <Button variant="default" onClick={() => setDeleting(true)} disabled={busy}>
                {t("figures.deletion.open")}
              </Button>
            )}
            <Button type="submit" ml="auto" disabled={busy}>
              {save.isPending ? t("figures.saving") : t("figures.save")}
            </Button>
          </Row>
        </Stack>
      </form>
      {deleting && (
        <DeletePeriodDialog
          clientId={clientId}
          period={chosen}
          label={label}
          onDeleted={() => {
            flushSync(() => setDeleting(false));
            // The button that opened it goes with the figures.
            form.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
          }}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}

type FiguresFieldsProps = {
  values: FiguresValues;
  onChange: (values: FiguresValues) => void;
  /** Error messages by the server's field names: `figures.totalVisitors`. */
  problems: Record<string, string>;
  /** Says below a field where its stored figure comes from. */
  renderOrigin: (figure: FigureKey) => ReactNode;
};

function FiguresFields({ values, onChange, problems, renderOrigin }: FiguresFieldsProps) {
  const { t } = useTranslation(["admin", "common"]);
  const fieldProblem = (field: keyof FiguresValues) => {
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
            {groupNumbers(group).map((field) => (
              <div key={field}>
                <TextInput
                  name={field}
                  label={t(`admin:figures.field.${field}`)}
                  inputMode={figureKind(field) === "count" ? "numeric" : "decimal"}
                  autoComplete="off"
                  placeholder={t("common:state.noData")}
                  value={values[field]}
                  onChange={({ currentTarget }) => onChange({ ...values, [field]: currentTarget.value })}
                  error={fieldProblem(field)}
                />
                {renderOrigin(field)}
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
                error={fieldProblem("topRankings")}
              />
              {renderOrigin("topRankings")}
            </>
          )}
        </fieldset>
      ))}
    </>
  );
}
