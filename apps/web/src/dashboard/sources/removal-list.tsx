import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Removal } from "@agency/contracts/figures";
import { Stack } from "@agency/ui/stack";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { figuresPath } from "../figures/figures-path.ts";
import { reviewPath } from "../reports/review-path.ts";
import { useFormat } from "../shared/use-format.ts";
import styles from "./sources.module.css";

type RemovalListProps = {
  removal: Removal;
  clientId: string;
  /** Whether it has been done, so that each period leads to its report or its figures. */
  done: boolean;
  /** Whether the approved periods lose the figures as well. */
  approvedToo: boolean;
  /** Called when a link is followed. */
  onLeave?: () => void;
};

/** Which periods lose figures, and which approved reports show them. */
export function RemovalList({ removal, clientId, done, approvedToo, onLeave }: RemovalListProps) {
  const { t } = useTranslation("connections");
  const localised = useLocalisedPath();
  const format = useFormat();
  const { removed, approved } = removal;
  const named = ({ reportType, periodStart: start, periodEnd: end }: Removal["removed"][number] | Approved) =>
    format.period(reportType, { start, end });
  const linked = (text: string, path: string) =>
    done ? (
      <Link to={localised(path)} {...(onLeave && { onClick: onLeave })}>
        {text}
      </Link>
    ) : (
      text
    );
  const period = (one: Removal["removed"][number]) =>
    linked(
      named(one),
      one.reportId && one.left ? reviewPath({ id: one.reportId, clientId }) : figuresPath(clientId, one),
    );
  const report = (one: Approved) => {
    const when = format.moment(one.sentAt ?? one.approvedAt);
    const text = t(one.sentAt ? "sources.removal.sent" : "sources.removal.approvedOn", { period: named(one), when });
    return linked(text, reviewPath({ id: one.reportId, clientId }));
  };
  const [emptied, left] = [removed.filter((one) => !one.left), removed.filter((one) => one.left)];
  return (
    <Stack gap="0.5rem" className={styles["removal"]}>
      {emptied.length > 0 && (
        <Line label={t("sources.removal.emptied")} parts={emptied.map((one) => [key(one), period(one)])} />
      )}
      {left.length > 0 && <Line label={t("sources.removal.left")} parts={left.map((one) => [key(one), period(one)])} />}
      {approved.length > 0 && (
        <Line
          label={t(approvedToo ? "sources.removal.show" : "sources.removal.keep", {
            count: approved.length,
            number: format.number(approved.length),
          })}
          parts={approved.map((one) => [key(one), report(one)])}
        />
      )}
    </Stack>
  );
}

type Approved = Removal["approved"][number];

const key = ({ reportType, periodStart }: Pick<Approved, "reportType" | "periodStart">) =>
  `${reportType} ${periodStart}`;

/** A label, and what it names, one after the other. */
function Line({ label, parts }: { label: string; parts: [key: string, part: ReactNode][] }) {
  return (
    <p className={styles["periods"]}>
      <strong>{label}</strong>{" "}
      {parts.map(([id, part], index) => (
        <Fragment key={id}>
          {index > 0 && " · "}
          <span>{part}</span>
        </Fragment>
      ))}
    </p>
  );
}
