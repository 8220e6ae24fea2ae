import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FreeTimes } from "@agency/contracts/bookings";
import { Stack, Text } from "@agency/ui/layout";
import { call } from "../../../shared/api/call.ts";
import { Button } from "../../shared/parts.tsx";
import { Choice } from "./choice.tsx";
import { longDay, shortDate, shortDay, timeOfDay } from "./slot-times.ts";

export type SlotPickerProps = {
  /** The next free times, if the chosen one has just been taken. */
  instead: string[] | null;
  /** Shows all times again. */
  onAll: () => void;
  /** The error of the chosen time. */
  problem?: string;
  /** Whether a time has to be chosen. Otherwise the first choice leaves it to the agency. */
  required?: boolean;
};

/** A day, then a time: two groups of radio buttons. Only the second, `slot`, is sent. */
export default function SlotPicker({ instead, onAll, problem = "", required = false }: SlotPickerProps) {
  const { t } = useTranslation("tools");
  const [attempt, setAttempt] = useState(0);
  const [free, setFree] = useState<FreeTimes | "failed" | null>(null);
  const [date, setDate] = useState("");
  const id = useId();
  const area = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const ended = new AbortController();
    call("GET /api/consultation/slots", {}, { signal: ended.signal }).then(setFree, () => {
      if (!ended.signal.aborted) setFree("failed");
    });
    return () => ended.abort();
  }, [attempt, instead]);

  useEffect(() => {
    if (instead) area.current?.querySelector("input")?.focus();
  }, [instead]);

  const fault = problem && (
    <Text role="status" tone="bad" strong>
      {problem}
    </Text>
  );
  if (instead && instead.length > 0) {
    return (
      <Stack gap="1.25rem" fit top="1rem" ref={area}>
        <Choice legend={t("consultation.nextFree")} name="slot" values={instead} required>
          {(start) => `${shortDay(start)}, ${timeOfDay(start)}`}
        </Choice>
        {fault}
        <Button look="secondary" size="small" onClick={onAll}>
          {t("consultation.otherTimes")}
        </Button>
      </Stack>
    );
  }
  if (free === null) return <p role="status">{t("consultation.loading")}</p>;
  if (free === "failed") {
    return (
      <Stack gap="1.25rem" fit top="1rem">
        <p role="status">{t("consultation.unreachable")}</p>
        <Button
          look="secondary"
          size="small"
          onClick={() => {
            setFree(null);
            setAttempt(attempt + 1);
          }}
        >
          {t("consultation.again")}
        </Button>
      </Stack>
    );
  }
  const [first] = free.days;
  if (!first) return <p role="status">{t("consultation.none")}</p>;
  const day = free.days.find((known) => known.date === date) ?? first;
  const [start = ""] = day.starts;
  return (
    <Stack gap="1.25rem" fit top="1rem" ref={area}>
      <Choice
        legend={t("consultation.day")}
        name={`${id}day`}
        values={free.days.map((known) => known.date)}
        chosen={day.date}
        onChoose={setDate}
      >
        {(known) => shortDate(known)}
      </Choice>
      <Choice
        key={day.date}
        legend={`${longDay(start)} · ${t("consultation.time")}`}
        name="slot"
        values={required ? day.starts : ["", ...day.starts]}
        required={required}
        {...(!required && { preset: "" })}
      >
        {(known) => (known === "" ? t("consultation.suggest") : timeOfDay(known))}
      </Choice>
      {fault}
    </Stack>
  );
}
