import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { BoardRow } from "@agency/contracts/board";
import type { ReportType } from "@agency/model/report/report-type";
import { Row } from "@agency/ui/layout";
import { toast } from "@agency/ui/toast";
import { VisuallyHidden } from "@agency/ui/visually-hidden";
import { errorMessage } from "../../../shared/api/error-message.ts";
import { longestLine, useAddWork } from "../../plan/api.ts";
import { useMay } from "../../staff/rights.tsx";
import type { BoardTexts } from "./use-board-texts.ts";
import shared from "../../shared/shared.module.css";
import styles from "./board-table.module.css";

type WorkCellProps = {
  row: Pick<BoardRow, "clientId" | "clientName" | "lines" | "commented">;
  reportType: ReportType;
  periodStart: string;
  texts: BoardTexts;
};

/** What was done for a client: how many lines its report has, whether a comment, and a field for one more line. */
export function WorkCell({ row, texts, ...period }: WorkCellProps) {
  const { t, format } = texts;
  const { clientName: name, lines, commented } = row;
  const [adding, setAdding] = useState(false);
  const returns = useRef(false);
  const may = useMay();
  const close = (byKey: boolean) => {
    returns.current = byKey;
    setAdding(false);
  };
  if (adding) return <AddLine row={row} texts={texts} {...period} onClose={close} />;
  return (
    <Row as="span" gap="0.4rem" align="center" unbroken>
      <button
        ref={(button) => {
          if (returns.current) button?.focus();
          returns.current = false;
        }}
        type="button"
        className={shared["linkish"]}
        disabled={!may("clients")}
        aria-label={t("work.addNamed", { name, count: lines, number: format.number(lines) })}
        onClick={() => setAdding(true)}
      >
        {lines === 0 && may("clients")
          ? t("work.add")
          : t("work.lines", { count: lines, number: format.number(lines) })}
      </button>
      {commented && (
        <>
          <svg width="14" height="14" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M2 3h12v8H7l-3 3v-3H2Z" fill="none" stroke="currentcolor" strokeWidth="1.4" />
          </svg>
          <VisuallyHidden>{t("work.commented")}</VisuallyHidden>
        </>
      )}
    </Row>
  );
}

/** Enter adds the line and leaves the field open for the next one, Escape closes it. */
function AddLine({
  row: { clientId, clientName: name },
  reportType,
  periodStart,
  texts: { t },
  onClose,
}: WorkCellProps & { onClose: (byKey: boolean) => void }) {
  const [text, setText] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const add = useAddWork(clientId);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") onClose(true);
    if (event.key !== "Enter") return;
    const words = text.trim();
    if (words === "") onClose(true);
    else if (!add.isPending)
      add.mutate(
        { reportType, periodStart, text: words, link: "", planned: false },
        {
          onSuccess: () => setText(""),
          onError: (problem) =>
            toast({ title: t("actionFailed", { message: errorMessage(problem) }), variant: "destructive" }),
        },
      );
  };
  return (
    <input
      ref={field}
      className={styles["newLine"]}
      aria-label={t("work.field", { name })}
      placeholder={t("work.add")}
      maxLength={longestLine}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={() => text.trim() === "" && onClose(false)}
    />
  );
}
