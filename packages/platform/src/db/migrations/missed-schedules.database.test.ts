import { expect, test } from "vitest";
import { lastCompletePeriod, periodAfter, precedingPeriod } from "@agency/model/report/periods";
import { scratchDatabase } from "../../testing/migrated-scratch.ts";
import { addClient } from "../../testing/records.ts";
import { scheduleRepository } from "../repositories/schedules.ts";
import { MissedSchedules1799150000000 } from "./26-missed-schedules.ts";

const database = await scratchDatabase();
const schedules = scheduleRepository(database);

test("what a schedule missed before the upgrade is not made up for, and what it ran for stays", async () => {
  const last = lastCompletePeriod("monthly", await database.now());
  const before = precedingPeriod("monthly", last);
  const plan = { reportType: "monthly", enabled: true, day: 28, hour: 9, mode: "send" } as const;
  const untried = { triedPeriodStart: null, lastOutcome: null, lastOutcomeAt: null };
  const after = async (lastPeriodStart: string | null) => {
    const { id: clientId } = await addClient(database);
    await schedules.save([{ clientId, ...plan, ...untried, lastPeriodStart }]);
    await new MissedSchedules1799150000000().up(database.source.createQueryRunner());
    return (await schedules.list(clientId))[0]?.lastPeriodStart;
  };
  expect(await after("2024-01-01")).toBe(before.start);
  expect(await after(null)).toBeNull();
  for (const { start } of [before, last, periodAfter("monthly", last)]) expect(await after(start)).toBe(start);
});
