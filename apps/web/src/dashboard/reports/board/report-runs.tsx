import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { RunInput } from "@agency/contracts/board";
import type { ReportType } from "@agency/model/report/report-type";
import { failureToast } from "../../shared/problem-text.ts";
import { useStartRun } from "./api.ts";
import { SendQuestion } from "./send-question.tsx";

export type Report = { clientId: string; reportType: ReportType; periodStart: string };

/**
 * What is asked for one report, as the board asks it for many. `question` is what a send asks before it leaves.
 * @param onAnswered called when that has an answer
 */
export function useReportRuns({ clientId, reportType, periodStart }: Report, onAnswered?: () => void) {
  const { t } = useTranslation("board");
  const start = useStartRun();
  const [asked, ask] = useState<RunInput | null>(null);
  const endQuestion = () => {
    ask(null);
    onAnswered?.();
  };
  const body = { reportType, periodStart, clientIds: [clientId] };
  const run = (input: RunInput, onStarted?: () => void) =>
    start.mutate(input, {
      ...(onStarted && { onSuccess: onStarted }),
      onError: failureToast((message) => t("actionFailed", { message })),
    });
  return {
    busy: start.isPending,
    prepare: () => run({ ...body, action: "prepare" }),
    retry: () => run({ ...body, action: "retry" }),
    generate: () => run({ ...body, action: "generate" }),
    send: () => ask({ ...body, action: "send", undoable: true }),
    generateAndSend: () => ask({ ...body, action: "generate_and_send", undoable: true }),
    question: asked && (
      <SendQuestion
        body={asked}
        busy={start.isPending}
        onClose={endQuestion}
        onConfirm={(confirmed) => run(confirmed, endQuestion)}
      />
    ),
  };
}
