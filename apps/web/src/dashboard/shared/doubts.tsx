import { Alert, Button, Checkbox } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PresentedDoubt } from "@agency/contracts/figures";
import { type FigureKey, figureKeys } from "@agency/model/figures";
import { Row, Stack, Text } from "@agency/ui/layout";
import { CallError } from "../../shared/api/call-error.ts";
import { errorMessage } from "../../shared/api/error-message.ts";
import { fieldProblems } from "./field-messages.ts";
import { useFormat } from "./use-format.ts";

/** Something that the server asks before it goes on, in the reader's language. */
export type AskedDoubt = { id: string; message: string };

/** The questions of an error: figures that may be others, or a source that is missing. Empty for any other error. */
export function useErrorDoubts(): (error: unknown) => AskedDoubt[] {
  const { t } = useTranslation("admin");
  return (error) => {
    const code = error instanceof CallError ? error.body?.error : undefined;
    if (code === "source_unread") return [{ id: code, message: errorMessage(error) }];
    if (code !== "figures_doubtful") return [];
    return fieldProblems(error).flatMap(({ field, message, doubt }) => {
      const figure = figureKeys.find((key): key is FigureKey => field.endsWith(key));
      const label = figure ? t(`figures.field.${figure}`) : field;
      return doubt === undefined ? [] : [{ id: doubt, message: t("clients.field", { label, message }) }];
    });
  };
}

type DoubtsQuestionProps = {
  doubts: AskedDoubt[];
  /** The words of the button that says that all are right. */
  confirm: string;
  busy: boolean;
  onConfirm: (ids: string[]) => void;
};

/** Asks whether doubtful figures are right. It comes into sight and takes the focus, since it answers a press. */
export function DoubtsQuestion({ doubts, confirm, busy, onConfirm }: DoubtsQuestionProps) {
  const { t } = useTranslation("admin");
  const alert = useRef<HTMLDivElement>(null);
  const ids = doubts.map(({ id }) => id);
  const shown = ids.join(" ");
  // Not the button: somebody who presses Enter once more has read nothing.
  useEffect(() => alert.current?.focus(), [shown]);
  return (
    <Alert ref={alert} tabIndex={-1} role="alert" color="accent" title={t("doubts.title")}>
      <Stack gap="0.75rem">
        <ul data-marked="">
          {doubts.map(({ id, message }) => (
            <li key={id}>{message}</li>
          ))}
        </ul>
        <Row>
          <Button variant="default" disabled={busy} onClick={() => onConfirm(ids)}>
            {confirm}
          </Button>
        </Row>
      </Stack>
    </Alert>
  );
}

/** Which of the doubts somebody ticked. `given` is null while one has no answer, which is then pointed out. */
export function useTicks(doubts: AskedDoubt[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [missed, setMissed] = useState(false);
  return {
    doubts,
    ticked,
    missed,
    onTick: (id: string, right: boolean) => {
      setMissed(false);
      setTicked((before) => new Set(right ? [...before, id] : [...before].filter((one) => one !== id)));
    },
    given: (): string[] | null => {
      const ids = doubts.map(({ id }) => id);
      const all = ids.every((id) => ticked.has(id));
      setMissed(!all);
      return all ? ids : null;
    },
  };
}

type DoubtsToTickProps = {
  doubts: AskedDoubt[];
  ticked: ReadonlySet<string>;
  /** Whether somebody wanted to go on without an answer. */
  missed: boolean;
  onTick: (id: string, right: boolean) => void;
};

/** The doubts about a report, each with a box that says that it is right. */
export function DoubtsToTick({ doubts, ticked, missed, onTick }: DoubtsToTickProps) {
  const { t } = useTranslation("admin");
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (missed) alert.current?.querySelector<HTMLElement>("input:not(:checked)")?.focus();
  }, [missed]);
  if (doubts.length === 0) return null;
  return (
    <Alert ref={alert} color="accent" title={t("doubts.title")}>
      <Stack gap="0.75rem">
        {missed && <p role="alert">{t("doubts.first")}</p>}
        {doubts.map(({ id, message }) => (
          <Checkbox
            key={id}
            label={
              <Stack as="span" gap="0.1rem">
                <span>{message}</span>
                <Text as="span" size="small" tone="soft">
                  {t(id === "source_unread" ? "doubts.without" : "doubts.right")}
                </Text>
              </Stack>
            }
            checked={ticked.has(id)}
            onChange={({ currentTarget }) => onTick(id, currentTarget.checked)}
          />
        ))}
      </Stack>
    </Alert>
  );
}

/** The doubts about a report that somebody answered, and who did: whoever approves it has not seen them. */
export function AnsweredDoubts({ doubts }: { doubts: PresentedDoubt[] }) {
  const { t } = useTranslation("admin");
  const format = useFormat();
  const answered = doubts.flatMap(({ id, message, confirmed }) => (confirmed ? [{ id, message, ...confirmed }] : []));
  if (answered.length === 0) return null;
  return (
    <ul data-marked="">
      {answered.map(({ id, message, by, at }) => (
        <li key={id}>
          {message}{" "}
          <Text as="span" size="small" tone="soft">
            {t("doubts.confirmed", { by, when: format.moment(at) })}
          </Text>
        </li>
      ))}
    </ul>
  );
}
