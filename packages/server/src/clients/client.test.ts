import { expect, test } from "vitest";
import { formatClientId, newClientId, readClientId } from "./client-id.ts";
import { deletionDay, endedBefore, requireEndInPast } from "./client.ts";

const fromBytes = (...bytes: number[]) =>
  newClientId((length) => Uint8Array.from({ length }, (_, index) => bytes[index % bytes.length] ?? 0));

test("a client ID encodes all 128 random bits in 26 symbols", () => {
  expect(
    newClientId((bytes) => {
      expect(bytes).toBe(16);
      return new Uint8Array(bytes);
    }),
  ).toBe("00000000000000000000000000");
  expect(fromBytes(0xff)).toBe("ZZZZZZZZZZZZZZZZZZZZZZZZZW");
  expect(fromBytes(0x12, 0xab)).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);

  const ids = new Set<string>();
  for (let bit = 0; bit < 128; bit++) {
    const bytes = new Uint8Array(16);
    bytes[bit >> 3] = 1 << (bit & 7);
    ids.add(newClientId(() => bytes));
  }
  expect(ids.size).toBe(128);
});

test("a client ID is shown in groups of 5-5-5-5-6", () => {
  expect(formatClientId("0123456789ABCDEFGHJKMNPQR0")).toBe("01234-56789-ABCDE-FGHJK-MNPQR0");
});

test("a client ID is accepted as people type it", () => {
  const id = "0123456789ABCDEFGHJKMNPQR0";
  expect(readClientId(id)).toBe(id);
  expect(readClientId(formatClientId(id))).toBe(id);
  expect(readClientId(" o i234-5678 9abcde\u2013FGHJK\u00A0mnpqrO\n")).toBe(id);
  expect(readClientId("0L23456789ABCDEFGHJKMNPQR0")).toBe(id);
});

test("every new client ID can be read back", () => {
  for (let byte = 0; byte < 256; byte++) {
    const id = fromBytes(byte, 255 - byte, (byte * 7) % 256);
    expect(readClientId(formatClientId(id).toLowerCase())).toBe(id);
  }
});

test.each([
  ["an empty text", ""],
  ["an ID with one symbol too few", "0123456789ABCDEFGHJKMNPQR"],
  ["an ID with one symbol too many", "0123456789ABCDEFGHJKMNPQR00"],
  ["an ID with the unused letter U", "U123456789ABCDEFGHJKMNPQR0"],
  ["an ID with an asterisk", "0123456789ABCDEFGHJKMNPQR*"],
  ["an ID with an underscore for a dash", "01234_56789ABCDEFGHJKMNPQR0"],
  ["an ID with a lookalike letter", "0123456789ABCDEFGHJKMNPQR\u0130"],
  ["an ID with a last symbol that 128 bits cannot give", "0123456789ABCDEFGHJKMNPQR1"],
])("%s is not a client ID", (_name, text) => {
  expect(readClientId(text)).toBeNull();
});

const period = { amount: 24, unit: "month" } as const;

test.each([
  ["24 months after the contract, when the staff were warned in time", "2024-12-20", "2026-11-20", "2026-12-20"],
  ["30 days after the warning, when the contract ended long ago", "2016-11-20", "2026-11-20", "2026-12-20"],
  ["on the last day of February, when the contract ended on a leap day", "2024-02-29", "2026-01-29", "2026-02-28"],
])("a client is deleted %s", (_when, endedOn, warned, deleted) => {
  expect(deletionDay({ endedOn, deletionWarnedAt: new Date(`${warned}T01:00:00Z`) }, period)).toBe(deleted);
});

test("the warning comes 30 days before, by the agency's calendar", () => {
  // In Malaysia it is already the 21st.
  const now = new Date("2026-11-20T16:30:00Z");
  expect(endedBefore(now, period)).toBe("2024-11-21");
  expect(endedBefore(now, period, { days: 30 })).toBe("2024-12-21");
});

test("a contract can end today but not tomorrow", () => {
  const now = new Date("2026-11-20T16:30:00Z");
  requireEndInPast({ endedOn: null }, now);
  requireEndInPast({ endedOn: "2026-11-21" }, now);
  expect(() => requireEndInPast({ endedOn: "2026-11-22" }, now)).toThrow("invalid_input");
});
