import { Button } from "@mantine/core";
import { Link } from "react-router";
import type { BoardRow } from "@agency/contracts/board";
import type { ReportType } from "@agency/model/report/report-type";
import { isHeldFromApproval } from "@agency/model/states";
import { toast } from "@agency/ui/toast";
import { errorMessage } from "../../../shared/api/error-message.ts";
import { localisedPath } from "../../../shared/i18n/language-path.ts";
import { figuresPath, queuePath, reviewPath } from "../../shared/client-in-address.ts";
import { Allowed, useMay } from "../../staff/rights.tsx";
import { useReadPeriod } from "./api.ts";
import { useReportRuns } from "./report-runs.tsx";
import { type HeldRemedy, heldRemedy } from "./state-detail.tsx";
import { useBoardPlace } from "./use-board-place.ts";
import type { BoardTexts } from "./use-board-texts.ts";
import styles from "./board-table.module.css";

export type RowActionProps = {
  row: BoardRow;
  reportType: ReportType;
  /** First day of the board's period. */
  periodStart: string;
  texts: BoardTexts;
};

/**
 * Where the next step for a client leads: to what solves an obstacle of its report, to the report, or to the figures that are missing.
 * Sources that were not asked yet bring them.
 */
export function RowActions(props: RowActionProps) {
  const { row } = props;
  const may = useMay();
  const prepared = row.detail.preparedAt !== null && row.reportId !== null;
  const remedy = heldRemedy(row);
  const isSample = row.state === "held" && row.detail.held === "sample_not_mailed";
  const { unasked } = row.detail;
  const needsFigures = !prepared && !remedy && !unasked && lacksFigures(row);
  return (
    <>
      {remedy && may("reports") && <RemedyLink {...props} remedy={remedy} open={!prepared} />}
      <Allowed right="figures">
        {unasked && <ReadNow {...props} />}
        {(needsFigures || isSample) && <FiguresLink {...props} open={!prepared} />}
      </Allowed>
      {prepared && !(may("reports") && stepInPlace(row) === "seeChange") && <ReportLink {...props} />}
    </>
  );
}

/** Figures that somebody has to add before a report of them says anything. */
function lacksFigures({ origins, quarter }: BoardRow): boolean {
  return origins.length === 0 || origins.includes("sample") || (quarter?.asked.length ?? 0) > 0;
}

/** What the next step of a report does in place. */
type Step = "prepare" | "retry" | "send" | "seeChange";

/** The next step of a report, where it is done in place; null where it leads elsewhere. */
export function stepInPlace(row: BoardRow): Step | null {
  const step = nextStep(row);
  return step !== null && row.actions.includes(step === "seeChange" ? "approve" : step) ? step : null;
}

function nextStep(row: BoardRow): Step | null {
  const { changed, sent } = row.detail;
  switch (row.state) {
    case "ready":
      // What its sources have not been asked for yet comes first.
      return row.detail.unasked || lacksFigures(row) ? null : "prepare";
    case "failed":
      return "retry";
    case "approved":
    case "revised":
      return "send";
    case "changed":
      // One that nobody was sent is reviewed like any other.
      return changed?.sent && sent > 0 ? "seeChange" : null;
    default:
      return null;
  }
}

type RowStepProps = RowActionProps & {
  /** Shows what changed since the report was sent. Not here: the row may go while that is decided. */
  onSee: (row: BoardRow) => void;
};

/** The next step that is done in place. A send asks first. */
export function RowStep({ onSee, ...props }: RowStepProps) {
  const { row, texts } = props;
  const step = stepInPlace(row);
  return (
    <Allowed right="reports">
      {step === "seeChange" && (
        <StepButton name={row.clientName} text={texts.t("step.seeChange")} texts={texts} onPress={() => onSee(row)} />
      )}
      {step && step !== "seeChange" && <RunButton key={step} {...props} step={step} />}
    </Allowed>
  );
}

function RunButton({
  row: { clientId, clientName: name, state },
  reportType,
  periodStart,
  texts,
  step,
}: RowActionProps & { step: Exclude<Step, "seeChange"> }) {
  const runs = useReportRuns({ clientId, reportType, periodStart });
  const text = texts.t(state === "revised" ? "step.sendRevision" : `step.${step}`);
  return (
    <>
      <StepButton name={name} text={text} texts={texts} disabled={runs.busy} onPress={runs[step]} />
      {runs.question}
    </>
  );
}

type StepButtonProps = Pick<RowActionProps, "texts"> & {
  /** Of the client. */
  name: string;
  text: string;
  disabled?: boolean;
  onPress: () => void;
};

function StepButton({ name, text, texts: { t }, disabled = false, onPress }: StepButtonProps) {
  return (
    <Button
      size="compact-sm"
      variant="default"
      ml="0.5rem"
      className={styles["step"] ?? ""}
      // Enter in the row does it, unless it opens the report.
      data-open
      aria-label={t("remedyNamed", { action: text, name })}
      disabled={disabled}
      onClick={onPress}
    >
      {text}
    </Button>
  );
}

/** Reads what nobody asked the client's sources for yet. */
function ReadNow({ row: { clientId, clientName: name }, reportType, periodStart, texts: { t } }: RowActionProps) {
  const read = useReadPeriod(clientId);
  return (
    <button
      type="button"
      data-open
      className={styles["action"]}
      data-strong
      aria-label={t("readNowNamed", { name })}
      disabled={read.isPending}
      onClick={() =>
        read.mutate(
          { reportType, periodStart },
          {
            onError: (problem) =>
              toast({ title: t("actionFailed", { message: errorMessage(problem) }), variant: "destructive" }),
          },
        )
      }
    >
      {t("readNow")}
    </button>
  );
}

/** @param open whether Enter in the row opens it */
function RemedyLink({
  row: { clientName: name },
  texts: { t, language },
  remedy: { action, to },
  open,
}: RowActionProps & { remedy: HeldRemedy; open: boolean }) {
  const text = t(`remedy.${action}`);
  return (
    <Link
      data-open={open || undefined}
      className={styles["action"]}
      data-strong
      aria-label={t("remedyNamed", { action: text, name })}
      to={localisedPath(to, language)}
    >
      {text}
    </Link>
  );
}

function ReportLink({
  row: { clientId, clientName: name, reportId, actions, detail },
  texts: { t, language },
  reportType,
  periodStart,
}: RowActionProps) {
  const may = useMay();
  // Whoever looks at their own clients reviews those, one after another.
  const { mine } = useBoardPlace();
  const toReview = may("reports") && (actions.includes("approve") || isHeldFromApproval(detail.held));
  const place = { clientId, reportId: reportId ?? "" };
  return (
    <Link
      data-open
      className={styles["action"]}
      data-strong={toReview || undefined}
      aria-label={t(toReview ? "reviewNamed" : "openNamed", { name })}
      to={localisedPath(
        toReview
          ? queuePath(place, { reportType, periodStart, ...(mine && { mine: "yes" }) })
          : reviewPath({ id: place.reportId, clientId }),
        language,
      )}
    >
      {t(toReview ? "review" : "open")}
    </Link>
  );
}

/** @param open whether Enter in the row opens it */
function FiguresLink({
  row: { clientId, clientName: name },
  reportType,
  periodStart,
  texts: { t, language },
  open,
}: RowActionProps & { open: boolean }) {
  const to = figuresPath(clientId, { reportType, periodStart });
  return (
    <Link
      data-open={open || undefined}
      className={styles["action"]}
      aria-label={t("addFiguresNamed", { name })}
      to={localisedPath(to, language)}
    >
      {t("addFigures")}
    </Link>
  );
}
