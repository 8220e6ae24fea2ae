import { Alert, Button } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { ClientFigures, PeriodFigures } from "@agency/contracts/figures";
import type { FigureKey } from "@agency/model/figures";
import { originGroup } from "@agency/model/origin";
import { pastPeriods, periodStarting } from "@agency/model/report/periods";
import { reportTypes } from "@agency/model/report/report-type";
import { Row } from "@agency/ui/row";
import { Select } from "@agency/ui/select";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { toast } from "@agency/ui/toast";
import { Term } from "@agency/ui/tooltip";
import { messageOf } from "../../shared/api/message-of.ts";
import { fieldMessages } from "../shared/field-messages.ts";
import { useFormat } from "../shared/use-format.ts";
import { useSaveFigures, useTakeBackFigures } from "./api.ts";
import type { ChosenPeriod } from "./chosen-period.ts";
import { DeletePeriodDialog } from "./delete-period-dialog.tsx";
import { FiguresFields } from "./figures-fields.tsx";
import { changesOf, followed, leadsOfQuarter, sameValues, valuesOf } from "./figures-values.ts";
import { useOriginText } from "./use-origin-text.ts";
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
    const read = changesOf(values, stored);
    if ("wrong" in read) {
      show(Object.fromEntries(read.wrong.map((field) => [`figures.${field}`, t("figures.notANumber")])));
      return;
    }
    setProblems({});
    save.mutate(
      { reportType, periodStart: start, figures: read.figures },
      {
        onSuccess: ({ figures: saved }) => {
          // What was typed meanwhile stays; what was sent is shown as it was stored.
          setValues((current) => followed(current, values, valuesOf(saved)));
          toast({
            title: t("figures.saved"),
            description: format.pair(t(`reportType.${reportType}`), label),
          });
        },
        onError: (error) => {
          toast({ title: t("figures.saveFailed", { message: messageOf(error) }), variant: "destructive" });
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
        onError: (error) =>
          toast({ title: t("figures.saveFailed", { message: messageOf(error) }), variant: "destructive" }),
      },
    );
  const busy = save.isPending || takeBack.isPending;
  const originOf = (figure: FigureKey) =>
    known && <FieldOrigin figure={figure} period={known} busy={busy} onTakeBack={returnToRead} />;

  return (
    <>
      <form ref={form} onSubmit={submit} noValidate>
        <Stack gap="1.25rem">
          <div className={styles["choose"]}>
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
          </div>
          <Text size="small" tone="soft" top="0.5rem" className={styles["note"]}>
            {t("figures.hint")}
          </Text>
          {reportType === "quarterly" && !known && (
            <Alert color="second" title={t("figures.quarter.title")}>
              {leads && (
                <p>{t("figures.quarter.leads", { months: leads.map((count) => format.number(count)).join(" + ") })}</p>
              )}
              <p>{t("figures.quarter.visitors")}</p>
            </Alert>
          )}
          <FiguresFields values={values} onChange={setValues} problems={problems} originOf={originOf} />
          {save.isError && <Alert color="bad">{t("figures.saveFailed", { message: messageOf(save.error) })}</Alert>}
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
  if (!origin) return null;
  const shown = (value: number | string[] | null) => {
    if (value === null) return t("common:state.noData");
    return typeof value === "number" ? format.number(value) : format.parts(value);
  };
  return (
    <Row gap="0.25rem 0.75rem" align="center" top="0.35rem" className={styles["origin"]}>
      <Term text={sentence(origin)}>{t(`admin:figures.origins.${originGroup(origin.kind)}`)}</Term>
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
