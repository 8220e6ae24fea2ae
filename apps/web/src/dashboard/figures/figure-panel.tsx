import { Button, DataList, Popover } from "@mantine/core";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ClientFigures } from "@agency/contracts/figures";
import type { ReportProgress } from "@agency/contracts/report-progress";
import { type AccountKind, accountKindNames, accountKinds } from "@agency/model/connections";
import type { Origin } from "@agency/model/origin";
import { Row, Stack, Text } from "@agency/ui/layout";
import { toast } from "@agency/ui/toast";
import { VisuallyHidden } from "@agency/ui/visually-hidden";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import type { OwnFigure } from "../../shared/report/figure.tsx";
import { useReadPeriod } from "../reports/board/api.ts";
import { figuresPath } from "../shared/client-in-address.ts";
import { Loaded } from "../shared/loaded.tsx";
import { failureToast } from "../shared/problem-text.ts";
import { useFormat } from "../shared/use-format.ts";
import { useSources } from "../sources/api.ts";
import { sourceAddress } from "../sources/source-address.ts";
import { Allowed, useMay } from "../staff/rights.tsx";
import { useFigures, useTakeBackFigures } from "./api.ts";
import { CorrectFigure } from "./correct-figure.tsx";
import { TypedOver, useValueBefore } from "./figure-notes.tsx";
import { useOriginText } from "./origins.tsx";
import styles from "./figures.module.css";

type FigureProps = {
  figure: OwnFigure;
  /** The report that shows it, or would. */
  report: Pick<ReportProgress, "clientId" | "reportType" | "reportPeriod" | "sample">;
  /** What a reader should know about the figure at first sight. */
  note?: string | undefined;
};

type ButtonProps = FigureProps & {
  /** How the value is set apart from others. */
  look?: "dotted" | "boxed" | undefined;
};

/** The value of a figure. It opens where the figure comes from, and where it is corrected. */
export function FigureButton({ figure, report, note, look }: ButtonProps) {
  const { t } = useTranslation(["review", "admin"]);
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const name = t(`admin:figures.field.${figure.key}`);
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      width={368}
      position="bottom-start"
      shadow="md"
      trapFocus
      returnFocus
      closeOnEscape={false}
    >
      <Popover.Target>
        <button
          type="button"
          className={styles["number"]}
          data-look={look}
          title={note}
          aria-label={format.parts([t("figure.open", { figure: name, value: figure.value }), ...(note ? [note] : [])])}
          onClick={() => setOpen(!open)}
        >
          {figure.value}
        </button>
      </Popover.Target>
      <Popover.Dropdown
        maw="calc(100vw - 2rem)"
        aria-modal="true"
        onKeyDown={(event) => {
          // The review has keys of its own, which approve and leave.
          event.stopPropagation();
          if (event.key === "Escape") setOpen(false);
        }}
      >
        <FigurePanel figure={figure} name={name} report={report} note={note} onCorrected={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}

type CorrectedProps = { onCorrected: () => void };

type PanelProps = FigureProps & CorrectedProps & { name: string };

function FigurePanel({ figure, name, report, note, onCorrected }: PanelProps) {
  const figures = useFigures(report.clientId);
  return (
    <Stack gap="0.75rem">
      <p>
        <strong>{name}</strong> {figure.value}
      </p>
      {note && <Text size="small">{note}</Text>}
      <Loaded query={figures} compact>
        {(data) => <FigureFacts figure={figure} report={report} figures={data} onCorrected={onCorrected} />}
      </Loaded>
    </Stack>
  );
}

type FactsProps = FigureProps & CorrectedProps & { figures: ClientFigures };

function FigureFacts({ figure: { key }, report, figures, onCorrected }: FactsProps) {
  const { t } = useTranslation(["review", "admin", "common"]);
  const { clientId, reportType, reportPeriod, sample } = report;
  const [correcting, setCorrecting] = useState(false);
  const may = useMay();
  const takeBack = useTakeBackFigures(clientId);
  const chosen = { reportType, start: reportPeriod.start };
  const before = useValueBefore({ figure: key, figures, chosen });
  const period = figures.periods.find((one) => one.reportType === reportType && one.periodStart === reportPeriod.start);
  const origin = period?.origins[key];
  const facts = useRef<HTMLDivElement>(null);
  // A control that its own press removes would leave the focus outside.
  const keepFocus = () => facts.current?.focus();
  return (
    <Stack gap="0.75rem" ref={facts} tabIndex={-1}>
      <DataList gap="0.25rem" size="sm" labelWidth="4.5rem">
        {origin ? (
          <OriginFacts clientId={clientId} origin={origin} />
        ) : (
          <Fact name={t("figure.source")}>{t(sample ? "common:state.sample" : "figure.none")}</Fact>
        )}
        {before !== null && <Fact name={t("figure.before")}>{before}</Fact>}
      </DataList>
      {period && may("figures") && (
        <Row gap="0.25rem 0.75rem" align="center">
          <TypedOver
            figure={key}
            period={period}
            busy={takeBack.isPending}
            onTakeBack={() =>
              takeBack.mutate(
                { reportType, periodStart: reportPeriod.start, figures: [key] },
                {
                  onSuccess: keepFocus,
                  onError: failureToast((message) => t("admin:figures.saveFailed", { message })),
                },
              )
            }
          />
        </Row>
      )}
      {correcting && period ? (
        <CorrectFigure
          figure={key}
          clientId={clientId}
          period={period}
          onCorrected={onCorrected}
          onClose={() => {
            keepFocus();
            setCorrecting(false);
          }}
        />
      ) : (
        <Row gap="0.5rem" align="center">
          <Allowed right="figures">
            {period && (
              <Button variant="outline" size="compact-md" data-autofocus onClick={() => setCorrecting(true)}>
                {t("figure.correct")}
              </Button>
            )}
            <ReadAgain figure={key} report={report} />
          </Allowed>
          <SourceLink origin={origin} report={report} />
        </Row>
      )}
    </Stack>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <DataList.Item>
      <DataList.ItemLabel>{name}</DataList.ItemLabel>
      <DataList.ItemValue>{children}</DataList.ItemValue>
    </DataList.Item>
  );
}

function isAccountKind(kind: Origin["kind"]): kind is AccountKind {
  return accountKinds.some((one) => one === kind);
}

/** Where a figure comes from: an account and when it was read, or in a sentence what a person did. */
function OriginFacts({ clientId, origin }: { clientId: string; origin: Origin }) {
  const { t } = useTranslation(["review", "report"]);
  const format = useFormat();
  const { within } = useOriginText();
  const { data: sources = [] } = useSources(clientId);
  const { kind, account, readAt, notes } = origin;
  if (!isAccountKind(kind)) return <Fact name={t("figure.source")}>{within(origin)}</Fact>;
  const name = sources.find((source) => source.kind === kind && source.accountId === account)?.name ?? account ?? "";
  return (
    <>
      <Fact name={t("figure.source")}>{accountKindNames[kind]}</Fact>
      <Fact name={t("figure.account")}>{name}</Fact>
      <Fact name={t("figure.read")}>
        {format.parts([format.moment(readAt), ...notes.map((note) => t(`report:originNote.${note}`))])}
      </Fact>
    </>
  );
}

/** Reads the period again from the client's source that fills the figure; nothing where none does. */
function ReadAgain({ figure, report }: { figure: OwnFigure["key"]; report: FigureProps["report"] }) {
  const { t } = useTranslation("review");
  const { clientId, reportType, reportPeriod } = report;
  const { data: sources = [] } = useSources(clientId);
  const read = useReadPeriod(clientId);
  if (!sources.some(({ fills }) => fills.includes(figure))) return null;
  return (
    <Button
      variant="default"
      size="compact-md"
      disabled={read.isPending}
      onClick={() =>
        read.mutate(
          { reportType, periodStart: reportPeriod.start },
          {
            onSuccess: () => toast({ title: t("figure.reading"), description: t("figure.readingLead") }),
            onError: failureToast((message) => t("figure.notRead", { message })),
          },
        )
      }
    >
      {t("figure.readAgain")}
    </Button>
  );
}

/** Leads to the account at Google, or to the form with the period's figures. */
function SourceLink({ origin, report }: { origin: Origin | undefined; report: FigureProps["report"] }) {
  const { t } = useTranslation(["review", "admin"]);
  const localised = useLocalisedPath();
  const { clientId, reportType, reportPeriod } = report;
  const address = origin ? sourceAddress(origin, reportPeriod) : null;
  return (
    <Text size="small">
      {address === null ? (
        <Link to={localised(figuresPath(clientId, { reportType, periodStart: reportPeriod.start }))}>
          {t("figure.all")}
        </Link>
      ) : (
        <a href={address} target="_blank" rel="noopener noreferrer">
          {t("figure.openSource")}
          <VisuallyHidden> {t("admin:opensInNewTab")}</VisuallyHidden>
        </a>
      )}
    </Text>
  );
}
