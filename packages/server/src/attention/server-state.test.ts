import { expect, test } from "vitest";
import { serverTroublesOf } from "./server-state.ts";

const now = new Date("2026-11-26T08:00:00Z");
const well = { freeBytes: 50_000_000_000, lastBackupAt: new Date("2026-11-25T02:00:00Z"), isPublic: true };

test("a machine with room and last night's backup has no troubles", () => {
  expect(serverTroublesOf(well, now)).toEqual([]);
  expect(serverTroublesOf({ ...well, lastBackupAt: null, isPublic: false }, now)).toEqual([]);
});

test("less than a gigabyte is little, and a backup of more than two days ago is late", () => {
  const lastBackupAt = new Date("2026-11-24T07:59:00Z");
  expect(serverTroublesOf({ ...well, freeBytes: 999_000_000, lastBackupAt }, now)).toEqual([
    { kind: "disk_low", freeBytes: 999_000_000 },
    { kind: "backup_late", since: lastBackupAt },
  ]);
});

test("a public product without any backup is told to make one", () => {
  expect(serverTroublesOf({ ...well, lastBackupAt: null }, now)).toEqual([{ kind: "backup_late", since: null }]);
});
