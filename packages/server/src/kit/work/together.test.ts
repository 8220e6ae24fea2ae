import { expect, test, vi } from "vitest";
import { together } from "./together.ts";

function openGate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, open: resolve };
}

test("whoever calls alone is served alone and at once", async () => {
  const work = vi.fn(async (rows: number[]) => rows.map((row) => row * 2));
  const double = together(work);
  expect(await double(1)).toBe(2);
  expect(await double(2)).toBe(4);
  expect(work.mock.calls).toEqual([[[1]], [[2]]]);
});

test("those who call while two groups are served are served next, together, each with its own result", async () => {
  const gate = openGate();
  const work = vi.fn(async (rows: number[]) => {
    await gate.promise;
    return rows.map((row) => row * 2);
  });
  const double = together(work);
  const first = double(1);
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce());
  const second = double(2);
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2));
  const others = [double(3), double(4), double(5)];
  gate.open();
  expect(await Promise.all([first, second])).toEqual([2, 4]);
  expect(await Promise.all(others)).toEqual([6, 8, 10]);
  expect(work.mock.calls).toEqual([[[1]], [[2]], [[3, 4, 5]]]);
});

test("an error is that of all who were served together, and of nobody after them", async () => {
  const double = together(async (rows: number[]) => {
    if (rows.includes(0)) throw new Error("Nothing to double");
    return rows.map((row) => row * 2);
  });
  const failing = [double(0), double(1)];
  for (const one of failing) await expect(one).rejects.toThrow("Nothing to double");
  expect(await double(2)).toBe(4);
});
