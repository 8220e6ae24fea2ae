import { Alert, Button, SegmentedControl } from "@mantine/core";
import { type PropsWithChildren, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { Client } from "@agency/contracts/clients";
import type { ClientFigures as StoredFigures } from "@agency/contracts/figures";
import { accountKinds } from "@agency/model/connections";
import type { FigureKey } from "@agency/model/figures";
import { type ReportType, reportTypes } from "@agency/model/report/report-type";
import { Row, Stack, Text } from "@agency/ui/layout";
import { ImportFigures } from "../imports/import-figures.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { useOffset } from "../shared/table/pages.tsx";
import { useSources } from "../sources/api.ts";
import { ReadNow } from "../sources/read-now.tsx";
import { showSource } from "../sources/show-source.ts";
import { Allowed, useMay } from "../staff/rights.tsx";
import { type ChosenPeriod, useFigures } from "./api.ts";
import { FiguresTable } from "./figures-table.tsx";
import { knownPeriods } from "./known-periods.ts";
import { useFiguresOrigin } from "./origins.tsx";
import { TypeFigures } from "./type-figures.tsx";
import shared from "../shared/shared.module.css";

type ClientFiguresProps = {
  client: Client;
  /** Opens the form with the last complete period of this type. */
  typeIn: ReportType | null;
  /** First day of another period of that type. */
  start: string | null;
};

/** The figures of a client: all beside their sources in a table, the form of a period, and the import. */
export function ClientFigures({ client, ...form }: ClientFiguresProps) {
  const figures = useFigures(client.id);
  return <Loaded query={figures}>{(data) => <Figures client={client} figures={data} {...form} />}</Loaded>;
}

type View = "table" | "typeIn" | "upload";

function Figures({ client, figures, typeIn, start }: ClientFiguresProps & { figures: StoredFigures }) {
  const { t } = useTranslation(["admin", "client"]);
  const may = useMay();
  const [view, setView] = useState<View>(typeIn && may("figures") ? "typeIn" : "table");
  const [reportType, setReportType] = useState(typeIn ?? "monthly");
  const [offset, setOffset] = useOffset(reportType);
  const [chosen, setChosen] = useState<ChosenPeriod>({
    reportType,
    start: start ?? figures.reportPeriods[reportType].start,
  });
  const place = useRef<HTMLDivElement>(null);
  const show = (next: View, field?: FigureKey) => {
    flushSync(() => setView(next));
    const part = place.current?.querySelector(":scope > :not([hidden])");
    const first = part?.querySelector<HTMLElement>(field ? `[name=${field}]` : "input:checked, button");
    first?.focus();
  };

  return (
    <div ref={place}>
      {view === "table" && (
        <AllFigures
          client={client}
          figures={figures}
          reportType={reportType}
          onReportType={setReportType}
          offset={offset}
          onMove={setOffset}
          onTypeIn={(period, field) => {
            flushSync(() => setChosen(period));
            show("typeIn", field);
          }}
          onUpload={() => show("upload")}
        />
      )}
      <Allowed right="figures">
        <Part title={t("figures.typeIn")} shown={view === "typeIn"} onBack={() => show("table")}>
          <TypeFigures
            key={`${chosen.reportType} ${chosen.start}`}
            clientId={client.id}
            figures={figures}
            chosen={chosen}
            onChoose={setChosen}
          />
        </Part>
        <Part title={t("figures.upload")} shown={view === "upload"} onBack={() => show("table")}>
          <ImportFigures clientId={client.id} />
        </Part>
      </Allowed>
    </div>
  );
}

type PartProps = PropsWithChildren<{ title: string; shown: boolean; onBack: () => void }>;

/** What takes the table's place for a while, and stays as it was left. */
function Part({ title, shown, onBack, children }: PartProps) {
  const { t } = useTranslation("client");
  return (
    <section hidden={!shown} aria-label={title}>
      <Row gap="0.5rem 1rem" align="center" bottom="1rem">
        <Button variant="default" onClick={onBack}>
          {t("figures.back")}
        </Button>
        <h2>{title}</h2>
      </Row>
      {children}
    </section>
  );
}

type AllFiguresProps = {
  client: Client;
  figures: StoredFigures;
  reportType: ReportType;
  onReportType: (reportType: ReportType) => void;
  /** How many periods are newer than the shown ones. */
  offset: number;
  onMove: (offset: number) => void;
  onTypeIn: (period: ChosenPeriod, field?: FigureKey) => void;
  onUpload: () => void;
};

/** How many periods are beside each other. */
const shownPeriods = 4;

/** The table of one type of periods, with what can be done about all of it. */
function AllFigures(props: AllFiguresProps) {
  const { client, figures, reportType, onReportType, offset, onMove, onTypeIn, onUpload } = props;
  const { t } = useTranslation(["admin", "client"]);
  const { data: sources = [] } = useSources(client.id);
  const periods = knownPeriods(figures, reportType);
  const unchosen = accountKinds.find((kind) => !sources.some((source) => source.kind === kind));

  return (
    <Stack gap="0.75rem">
      <Row gap="0.5rem 1rem" align="center">
        <SegmentedControl
          aria-label={t("admin:figures.reportType")}
          value={reportType}
          onChange={onReportType}
          data={reportTypes.map((value) => ({ value, label: t(`admin:reportType.${value}`) }))}
        />
        <Row gap="0.25rem" unbroken>
          <Step
            label={t("client:figures.earlier")}
            disabled={offset + shownPeriods >= periods.length}
            onPress={() => onMove(offset + shownPeriods)}
          >
            ‹
          </Step>
          <Step label={t("client:figures.later")} disabled={offset === 0} onPress={() => onMove(offset - shownPeriods)}>
            ›
          </Step>
        </Row>
        <Text as="span" size="small" tone="soft" flex="1 1 14rem">
          {figures.periods.length > 0 && t("client:figures.hint")}
        </Text>
        <Allowed right="sources">
          {unchosen && (
            <Button variant="default" onClick={() => showSource(unchosen)}>
              {t("client:figures.connect")}
            </Button>
          )}
        </Allowed>
        <Allowed right="figures">
          <Button variant="default" onClick={onUpload}>
            {t("admin:figures.upload")}
          </Button>
          <Button
            variant="default"
            onClick={() => onTypeIn({ reportType, start: figures.reportPeriods[reportType].start })}
          >
            {t("admin:figures.typeIn")}
          </Button>
          {sources.length > 0 && <ReadNow clientId={client.id} />}
        </Allowed>
      </Row>
      <Without figures={figures} />
      <FiguresTable
        clientId={client.id}
        figures={figures}
        reportType={reportType}
        periods={periods.slice(offset, offset + shownPeriods)}
        onTypeIn={onTypeIn}
      />
    </Stack>
  );
}

type StepProps = { label: string; disabled: boolean; onPress: () => void; children: ReactNode };

function Step({ label, disabled, onPress, children }: StepProps) {
  return (
    <button type="button" className={shared["step"]} aria-label={label} disabled={disabled} onClick={onPress}>
      <span aria-hidden="true">{children}</span>
    </button>
  );
}

/** Says of a client without figures what its reports show. */
function Without({ figures }: { figures: StoredFigures }) {
  const { t } = useTranslation("admin");
  const findOrigins = useFiguresOrigin(figures);
  if (figures.periods.length > 0) return null;
  return (
    <Alert role="note" color="area" title={t("figures.none")}>
      <p>{t("figures.noneLead")}</p>
      {findOrigins?.("weekly").includes("sample") && <p>{t("figures.sampleNote")}</p>}
    </Alert>
  );
}
