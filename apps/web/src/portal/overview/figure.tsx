import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Term } from "@agency/ui/tooltip";
import styles from "./figure.module.css";

/** A row of figures under each other on phones, beside each other where there is room. */
export function Figures({ children }: { children: ReactNode }) {
  return <dl className={styles["figures"]}>{children}</dl>;
}

export type FigureProps = {
  label: string;
  /** What the label means, for those who ask. */
  meaning?: string;
  /** As it is read; `null` where no source gave it. */
  value: ReactNode;
  /** A text instead of a number, such as a period: smaller. */
  wordy?: boolean;
  /** Its change or what it means. */
  children?: ReactNode;
};

/** A label with its figure. */
export function Figure({ label, meaning, value, wordy = false, children }: FigureProps) {
  const { t } = useTranslation("common");
  const known = value !== null;
  return (
    <div className={styles["figure"]}>
      <dt>{meaning === undefined ? label : <Term text={meaning}>{label}</Term>}</dt>
      <dd>
        <span className={styles["value"]} data-known={known} data-wordy={wordy}>
          {known ? value : t("state.noData")}
        </span>
        {children}
      </dd>
    </div>
  );
}

/** What stands below a figure. */
export function FigureNote({ children }: { children: ReactNode }) {
  return <span className={styles["note"]}>{children}</span>;
}
