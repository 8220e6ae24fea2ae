import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PeriodFigures } from "@agency/contracts/figures";
import { figureKind, type NumberFigure } from "@agency/model/figures";
import { Row, Stack, Text } from "@agency/ui/layout";
import { toast } from "@agency/ui/toast";
import { errorMessage } from "../../shared/api/error-message.ts";
import { type AskedDoubt, DoubtsQuestion, useErrorDoubts } from "../shared/doubts.tsx";
import { fieldMessages } from "../shared/field-messages.ts";
import { useFormat } from "../shared/use-format.ts";
import { useSaveFigures } from "./api.ts";
import { figureChanges, toFormValues } from "./figures-values.ts";

type CorrectFigureProps = {
  figure: NumberFigure;
  clientId: string;
  period: PeriodFigures;
  onCorrected: () => void;
  /** Left as it is. */
  onClose: () => void;
};

/** The field of one figure, with the value that it has beside it. What is typed stands over what was read. */
export function CorrectFigure({ figure, clientId, period, onCorrected, onClose }: CorrectFigureProps) {
  const { t } = useTranslation(["review", "admin", "common"]);
  const format = useFormat();
  const readDoubts = useErrorDoubts();
  const save = useSaveFigures(clientId);
  const stored = toFormValues(period.figures);
  const [value, setValue] = useState(stored[figure]);
  const [problem, setProblem] = useState<string | null>(null);
  const [doubts, setDoubts] = useState<AskedDoubt[]>([]);
  const { reportType, periodStart } = period;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const now = period.figures[figure];

  /** @param confirmed the doubts that the person says are right */
  const keep = (confirmed: string[] = []) => {
    if (value.trim() === stored[figure]) {
      onClose();
      return;
    }
    const read = figureChanges({ ...stored, [figure]: value }, stored);
    if ("wrong" in read) {
      setProblem(t("admin:figures.notANumber"));
      return;
    }
    setProblem(null);
    save.mutate(
      { reportType, periodStart, figures: read.figures, confirmed },
      {
        onSuccess: () => {
          toast({ title: t("figure.corrected"), description: t("figure.correctedLead") });
          onCorrected();
        },
        onError: (error) => {
          const asked = readDoubts(error);
          setDoubts(asked);
          if (asked.length === 0) setProblem(fieldMessages(error)[`figures.${figure}`] ?? errorMessage(error));
        },
      },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    keep();
  };

  return (
    <Stack as="form" gap="0.75rem" noValidate onSubmit={submit}>
      <Row gap="0.5rem" align="end" unbroken>
        <Text figures>
          {t("figure.was", { value: now === null ? t("common:state.noData") : format.number(now) })} →
        </Text>
        <TextInput
          ref={field}
          size="sm"
          label={t("figure.new")}
          inputMode={figureKind(figure) === "count" ? "numeric" : "decimal"}
          autoComplete="off"
          value={value}
          error={problem}
          onChange={({ currentTarget }) => setValue(currentTarget.value)}
        />
      </Row>
      {doubts.length > 0 && (
        <DoubtsQuestion doubts={doubts} confirm={t("admin:doubts.save")} busy={save.isPending} onConfirm={keep} />
      )}
      <Row gap="0.5rem">
        <Button type="submit" size="compact-md" disabled={save.isPending}>
          {t("figure.save")}
        </Button>
        <Button variant="default" size="compact-md" onClick={onClose}>
          {t("figure.cancel")}
        </Button>
      </Row>
    </Stack>
  );
}
