import { Alert, Button, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { ClientFigures, PeriodFigures, Deletion } from "@agency/contracts/figures";
import { accountKindNames } from "@agency/model/connections";
import { type FigureKey, figureGroups, kindOf, numbersOf, figureKeys } from "@agency/model/figures";
import { originGroup, type Origin } from "@agency/model/origin";
import { pastPeriods, periodStarting, precedingPeriod } from "@agency/model/report/periods";
import { reportTypes } from "@agency/model/report/report-type";
import { Row, Text, Stack } from "@agency/ui/layout";
import { Select } from "@agency/ui/select";
import { toast } from "@agency/ui/toast";
import { Term } from "@agency/ui/tooltip";
import { messageOf } from "../../shared/api/message-of.ts";
import { ConfirmChange } from "../shared/confirm-dialog.tsx";
import { type AskedDoubt, DoubtsQuestion, useDoubtsOf } from "../shared/doubts.tsx";
import { fieldMessages } from "../shared/field-messages.ts";
import { Loaded } from "../shared/loaded.tsx";
import { failureToast } from "../shared/problem-text.ts";
import { useFormat, useListFormat } from "../shared/use-format.ts";
import { useSaveFigures, useTakeBackFigures, type ChosenPeriod, useDeletePeriod, useDeletion } from "./api.ts";
import { changesOf, followed, leadsOfQuarter, sameValues, valuesOf, type FiguresValues } from "./figures-values.ts";
import { useOriginText } from "./origins.tsx";
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
  const leads = reportType === "quarterly" && !known ? leadsOfQuarter(figures.periods, start) : null;
  const stored = valuesOf(known?.figures);
  const offer = { ...stored, ...(leads && { totalLeads: String(leads.reduce((sum, count) => sum + count, 0)) }) };
  const [values, setValues] = useState(offer);
  const [filled, setFilled] = useState(offer);
  // An import, a colleague or Google changed the stored figures while the form was open.
  if (!sameValues(offer, filled)) {
    setFilled(offer);
    setValues(followed(values, filled, offer));
  }
  const [deleting, setDeleting] = useState(false);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [doubts, setDoubts] = useState<AskedDoubt[]>([]);
  const doubtsOf = useDoubtsOf();
  const save = useSaveFigures(clientId);
  const takeBack = useTakeBackFigures(clientId);
  const form = useRef<HTMLFormElement>(null);

  const offered = pastPeriods(reportType, figures.reportPeriods[reportType]);
  const older = known && !offered.some((period) => period.start === start);
  const periods = older ? [...offered, { start, end: known.periodEnd }] : offered;

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
    const read = changesOf(values, stored);
    if ("wrong" in read) {
      show(Object.fromEntries(read.wrong.map((field) => [`figures.${field}`, t("figures.notANumber")])));
      return;
    }
    setProblems({});
    setDoubts([]);
    save.mutate(
      { reportType, periodStart: start, figures: read.figures, confirmed },
      {
        onSuccess: ({ figures: saved }) => {
          // Fields typed meanwhile stay; those that were sent are shown as they were stored.
          setValues((current) => followed(current, values, valuesOf(saved)));
          toast({
            title: t("figures.saved"),
            description: format.pair(t(`reportType.${reportType}`), label),
          });
        },
        onError: (error) => {
          const asked = doubtsOf(error);
          setDoubts(asked);
          if (asked.length > 0) return;
          failureToast((message) => t("figures.saveFailed", { message }))(error);
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
          setValues((current) => ({ ...current, [figure]: valuesOf(period.figures)[figure] }));
          toast({ title: t("figures.takenBack", { figure: t(`figures.field.${figure}`) }) });
        },
        onError: failureToast((message) => t("figures.saveFailed", { message })),
      },
    );
  const busy = save.isPending || takeBack.isPending;
  const originOf = (figure: FigureKey) => (
    <>
      <ValueBefore figure={figure} figures={figures} chosen={chosen} />
      {known && <FieldOrigin figure={figure} period={known} busy={busy} onTakeBack={returnToRead} />}
    </>
  );

  return (
    <>
      <form ref={form} onSubmit={submit} noValidate>
        <Stack gap="1.25rem">
          <Stack cells="14rem" gap="1rem">
            <Select
              label={t("figures.reportType")}
              value={reportType}
              onChange={(type) => onChoose({ reportType: type, start: figures.reportPeriods[type].start })}
              options={reportTypes.map((value) => ({ value, label: t(`reportType.${value}`) }))}
            />
            <Select
              label={t("figures.period")}
              value={start}
              error={
                problems["periodStart"] &&
                t("clients.field", { label: t("figures.period"), message: problems["periodStart"] })
              }
              onChange={(value) => onChoose({ reportType, start: value })}
              options={periods.map((period) => ({
                value: period.start,
                label: format.period(reportType, period),
              }))}
            />
          </Stack>
          <Text size="small" tone="soft" top="0.5rem" className={styles["note"]}>
            {t("figures.hint")}
          </Text>
          {reportType === "quarterly" && !known && (
            <Alert color="area" title={t("figures.quarter.title")}>
              {leads && (
                <p>{t("figures.quarter.leads", { months: leads.map((count) => format.number(count)).join(" + ") })}</p>
              )}
              <p>{t("figures.quarter.visitors")}</p>
            </Alert>
          )}
          <FiguresFields values={values} onChange={setValues} problems={problems} originOf={originOf} />
          {doubts.length > 0 && (
            <DoubtsQuestion doubts={doubts} confirm={t("doubts.save")} busy={busy} onConfirm={keep} />
          )}
          {save.isError && doubts.length === 0 && (
            <Alert color="bad">{t("figures.saveFailed", { message: messageOf(save.error) })}</Alert>
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

type ValueBeforeProps = { figure: FigureKey; figures: ClientFigures; chosen: ChosenPeriod };

/** The value of the period before, beside which a slip shows; nothing where there is none. */
function ValueBefore({ figure, figures, chosen: { reportType, start } }: ValueBeforeProps) {
  const { t } = useTranslation("admin");
  const format = useFormat();
  const own = periodStarting(reportType, start);
  const before = own && precedingPeriod(reportType, own);
  const known = figures.periods.find(
    (period) => period.reportType === reportType && period.periodStart === before?.start,
  );
  const value = known?.figures[figure];
  if (!before || typeof value !== "number") return null;
  return (
    <Text size="tiny" tone="muted" top="0.35rem">
      {t("figures.before", { period: format.period(reportType, before), value: format.number(value) })}
    </Text>
  );
}

type FieldOriginProps = {
  figure: FigureKey;
  period: PeriodFigures;
  /** Whether something else is being saved. */
  busy: boolean;
  onTakeBack: (figure: FigureKey) => void;
};

/** Where a stored figure comes from, and what it was typed over. */
function FieldOrigin({ figure, period, busy, onTakeBack }: FieldOriginProps) {
  const { t } = useTranslation(["admin", "common"]);
  const { within, sentence } = useOriginText();
  const format = useFormat();
  const origin = period.origins[figure];
  const beneath = period.overridden[figure];
  const answer = period.confirmed.find(({ id }) => id.includes(`~${figure}:`));
  if (!origin) return null;
  const shown = (value: number | string[] | null) => {
    if (value === null) return t("common:state.noData");
    return typeof value === "number" ? format.number(value) : format.parts(value);
  };
  return (
    <Row gap="0.25rem 0.75rem" align="center" top="0.35rem" className={styles["origin"]}>
      <Term text={sentence(origin)}>{t(`admin:figures.origins.${originGroup(origin.kind)}`)}</Term>
      {answer && <p>{t("admin:doubts.confirmed", { by: answer.by, when: format.moment(answer.at) })}</p>}
      {beneath && (
        <>
          <p>{t("admin:figures.typedOver", { value: shown(beneath.value), origin: within(beneath.origin) })}</p>
          <Button
            variant="default"
            size="compact-sm"
            disabled={busy}
            aria-label={t("admin:figures.takeBackNamed", { figure: t(`admin:figures.field.${figure}`) })}
            onClick={() => onTakeBack(figure)}
          >
            {t("admin:figures.takeBack")}
          </Button>
        </>
      )}
    </Row>
  );
}

type FiguresFieldsProps = {
  values: FiguresValues;
  onChange: (values: FiguresValues) => void;
  /** Error messages by the server's field names: `figures.totalVisitors`. */
  problems: Record<string, string>;
  /** Says below a field where its stored figure comes from. */
  originOf: (figure: FigureKey) => ReactNode;
};

function FiguresFields({ values, onChange, problems, originOf }: FiguresFieldsProps) {
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

type DeletePeriodDialogProps = {
  clientId: string;
  period: ChosenPeriod;
  /** As people read the period. */
  label: string;
  onDeleted: () => void;
  onClose: () => void;
};

/** Asks before the figures of a period are deleted: where they come from, and what becomes of the period and its report. */
function DeletePeriodDialog({ clientId, period, label, onDeleted, onClose }: DeletePeriodDialogProps) {
  const { t } = useTranslation("admin");
  const deletion = useDeletion(clientId, period);
  return (
    <ConfirmChange
      title={t("figures.deletion.title")}
      question={t("figures.deletion.question", { period: label })}
      confirm={t("figures.deletion.confirm")}
      busyLabel={t("figures.deletion.busy")}
      waiting={!deletion.data}
      change={useDeletePeriod(clientId, period)}
      body={deletion.data?.period.updatedAt ?? ""}
      failed={(message) => t("figures.deletion.failed", { message })}
      onDone={() => {
        toast({ title: t("figures.deletion.done"), description: label });
        onDeleted();
      }}
      onFailed={() => void deletion.refetch()}
      onClose={onClose}
    >
      <Loaded query={deletion} compact>
        {(data) => <What deletion={data} />}
      </Loaded>
    </ConfirmChange>
  );
}

/** The figures with their origins, and what happens then. */
function What({ deletion: { period, lists, readAgain, report } }: { deletion: Deletion }) {
  const { t } = useTranslation("admin");
  const { within } = useOriginText();
  const format = useFormat();
  const list = useListFormat();
  const fieldOf = (figure: FigureKey) => t(`figures.field.${figure}`);
  const given = [
    ...namesByOrigin(period.origins, within, fieldOf),
    ...namesByOrigin(
      Object.fromEntries(Object.entries(period.overridden).map(([figure, { origin }]) => [figure, origin])),
      within,
      fieldOf,
    ),
  ];
  const rows = (["keywords", "pages", "profileSearches"] as const).filter((name) => lists[name] > 0);
  return (
    <Stack className={styles["deletion"]}>
      <ul data-marked="">
        {given.map(([origin, names], index) => (
          // Figures beneath typed ones can have the origin of others.
          <li key={`${origin} ${index}`}>{format.pair(list(names), origin)}</li>
        ))}
        {rows.map((name) => (
          <li key={name}>
            {t(`figures.deletion.${name}`, { count: lists[name], number: format.number(lists[name]) })}
          </li>
        ))}
      </ul>
      <p>
        {readAgain.length > 0
          ? t("figures.deletion.readAgain", { sources: list(readAgain.map((kind) => accountKindNames[kind])) })
          : t("figures.deletion.notRead")}
      </p>
      {report && <p>{reportSentence(report)}</p>}
    </Stack>
  );

  function reportSentence({ revision, sentAt }: NonNullable<Deletion["report"]>): string {
    if (revision === 0) return t("figures.deletion.prepared");
    return sentAt ? t("figures.deletion.sent", { when: format.moment(sentAt) }) : t("figures.deletion.approved");
  }
}

function namesByOrigin(
  origins: Partial<Record<FigureKey, Origin>>,
  within: (origin: Origin) => string,
  nameOf: (figure: FigureKey) => string,
): [origin: string, names: string[]][] {
  const known = figureKeys.flatMap((figure) => {
    const origin = origins[figure];
    return origin ? [{ name: nameOf(figure), origin: within(origin) }] : [];
  });
  return [...Map.groupBy(known, ({ origin }) => origin)].map(([origin, same]) => [
    origin,
    same.map(({ name }) => name),
  ]);
}
