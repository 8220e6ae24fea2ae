import { Temporal } from "temporal-polyfill";
import { localDate } from "@agency/model/time-zone";
import type { Period } from "../kit/clock.ts";
import { Refusal } from "../kit/refusal.ts";
import type { Client } from "./client.ts";

/** How many days before a client is deleted the staff are warned. */
export const warningDays = 30;

/** @throws Refusal invalid_input when the contract's last day is in the future */
export function requireEndInPast({ endedOn }: Pick<Client, "endedOn">, now: Date): void {
  if (endedOn === null || endedOn <= localDate(now).toString()) return;
  throw new Refusal("invalid_input", { fields: [{ field: "endedOn", problem: "day_in_future" }] });
}

/**
 * The day on which an ended client is deleted, with its reports: one period after the contract, and never sooner than 30 days
 * after the staff were warned, even when somebody types a day long past.
 */
export function deletionDay(
  { endedOn, deletionWarnedAt }: { endedOn: string; deletionWarnedAt: Date },
  { amount, unit }: Period,
): string {
  const afterContract = Temporal.PlainDate.from(endedOn).add({ [`${unit}s`]: amount });
  const afterWarning = localDate(deletionWarnedAt).add({ days: warningDays });
  return Temporal.PlainDate.compare(afterContract, afterWarning) > 0
    ? afterContract.toString()
    : afterWarning.toString();
}

/** The contracts that ended on this day or before are over for a period. */
export function endedBefore(now: Date, { amount, unit }: Period, sooner: { days: number } = { days: 0 }): string {
  return localDate(now)
    .add(sooner)
    .subtract({ [`${unit}s`]: amount })
    .toString();
}
