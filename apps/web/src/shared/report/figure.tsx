import { createContext, type ReactNode, use } from "react";
import type { NumberFigure } from "@agency/model/figures";
import type { Figure as ReportFigure, ReportDocument } from "@agency/model/report/report-document";
import { ChangeIndicator } from "@agency/ui/change-indicator";
import { Text, Stack } from "@agency/ui/layout";
import { Term } from "@agency/ui/tooltip";
import { Unbroken } from "./parts.tsx";
import styles from "./figure.module.css";

/** A group of figures: stacked on phones, side by side where there is room. */
export function Figures({ children }: { children: ReactNode }) {
  return <dl className={styles["figures"]}>{children}</dl>;
}

export type FigureProps = {
  figure: ReportFigure;
  /** The period that the change is compared with. Without it the change is hidden. */
  against?: string;
  /** Whether its language names that before the change. */
  againstFirst?: boolean;
};

/** The value of one of the client's figures. */
export type OwnFigure = { key: NumberFigure; value: string };

/** Draws the value of a client's figure in place of the words about where it comes from. */
export const FigureValueContext = createContext<((figure: OwnFigure) => ReactNode) | null>(null);

/** A label with its figure, its explanation and where the figure comes from. */
export function Figure({ figure, against, againstFirst = false }: FigureProps) {
  const { key, label, meaning, value, known, change, notComparable, note, target, origin } = figure;
  const drawValue = use(FigureValueContext);
  const explained = origin.length === 0 ? value : <Term text={origin.join("\n")}>{value}</Term>;
  const compared = (
    <Text as="span" size="tiny" tone="muted" className={styles["note"]}>
      {against}
    </Text>
  );
  return (
    <Entry
      label={meaning === null ? label : <Term text={meaning}>{label}</Term>}
      value={drawValue && key !== null ? drawValue({ key, value }) : explained}
      known={known}
      long={isLong(value)}
    >
      {against !== undefined && change && (
        <>
          {againstFirst && compared}
          <ChangeIndicator change={change} label={label} />
          {!againstFirst && compared}
        </>
      )}
      {against !== undefined && notComparable !== null && (
        <Text as="span" size="tiny" tone="muted" className={styles["note"]}>
          {notComparable}
        </Text>
      )}
      {note !== null && (
        <Text as="span" size="tiny" tone="muted" className={styles["note"]}>
          {note}
        </Text>
      )}
      {target !== null && <span className={styles["target"]}>{target}</span>}
    </Entry>
  );
}

/** A change shown as a figure of its own. */
export function ChangeFigure({ figure: { label, value, known, change, note } }: { figure: ReportFigure }) {
  return (
    <Entry
      label={label}
      value={change ? <ChangeIndicator change={change} label={label} /> : value}
      known={known}
      long={change !== null && isLong(change.text)}
    >
      {note !== null && (
        <Text as="span" size="tiny" tone="muted" className={styles["note"]}>
          {note}
        </Text>
      )}
    </Entry>
  );
}

/** The first and last day of a report, in smaller type than a number. */
export function PeriodFigure({ dates: { label, text } }: Pick<ReportDocument, "dates">) {
  return <Entry label={label} value={<Unbroken text={text} />} known wordy />;
}

/** Whether a figure needs smaller letters to stay on a line of a phone. */
function isLong(figure: string): boolean {
  return figure.length > 9;
}

type EntryProps = {
  label: ReactNode;
  value: ReactNode;
  known: boolean;
  wordy?: boolean;
  long?: boolean;
  children?: ReactNode;
};

function Entry({ label, value, known, wordy = false, long = false, children }: EntryProps) {
  return (
    <div className={styles["figure"]}>
      <dt>{label}</dt>
      <Stack as="dd" gap="0" fit>
        <span className={styles["value"]} data-known={known} data-wordy={wordy} data-long={long}>
          {value}
        </span>
        {children}
      </Stack>
    </div>
  );
}
