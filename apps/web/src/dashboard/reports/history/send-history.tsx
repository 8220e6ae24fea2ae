import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Dispatch } from "@agency/contracts/reports";
import { Row } from "@agency/ui/row";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { useProblemText } from "../../shared/problem-text.ts";
import { useFormat } from "../../shared/use-format.ts";
import { DispatchBadge } from "./dispatch-badge.tsx";
import styles from "./all-reports.module.css";

type SendHistoryProps = {
  dispatches: Dispatch[];
  /** Opens a report as it was mailed. */
  onOpen?: (dispatch: Dispatch) => void;
};

/** The emails of a report with date, recipient, revision and outcome, newest first. */
export function SendHistory({ dispatches, onOpen }: SendHistoryProps) {
  const { t } = useTranslation("admin");
  const { moment, parts } = useFormat();
  const problemText = useProblemText();
  return (
    <section>
      <h3 className={styles["subheading"]}>{t("allReports.history")}</h3>
      {dispatches.length === 0 && <p>{t("allReports.neverSent")}</p>}
      <Stack as="ol" gap="0.5rem">
        {dispatches.map((dispatch) => {
          const { id, number, revision, recipient, recipientName, state, attempts, requestedAt, sentAt, problem } =
            dispatch;
          const when = moment(sentAt ?? requestedAt);
          return (
            <li key={id}>
              <Row gap="0.15rem 1rem" align="center" className={styles["sending"]}>
                <DispatchBadge state={state} />
                <span>{recipientName === null ? recipient : parts([recipientName, recipient])}</span>
                <span>{when}</span>
                <span className={styles["quiet"]}>
                  {[
                    number === 0 ? t("allReports.first") : t("allReports.again", { number: number + 1 }),
                    ...(revision === null ? [] : [t("allReports.revision", { number: revision })]),
                    ...(attempts > 1 ? [t("allReports.attempts", { count: attempts })] : []),
                  ].join(" · ")}
                </span>
                {onOpen && (state === "sent" || state === "uncertain") && (
                  <Button
                    variant="default"
                    size="compact-sm"
                    aria-label={t("allReports.mailedNamed", { recipient, when })}
                    onClick={() => onOpen(dispatch)}
                  >
                    {t("allReports.mailed")}
                  </Button>
                )}
              </Row>
              {problem && (
                <Text size="small" tone="bad" className={styles["problem"]}>
                  {problemText(problem)}
                </Text>
              )}
            </li>
          );
        })}
      </Stack>
    </section>
  );
}
