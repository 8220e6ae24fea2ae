import { expect, test } from "vitest";
import { gate } from "./gate.ts";

const patient = { total: 1, perAsker: 1, waiting: 2, patience: 600_000 };

test("a visitor who leaves the queue frees the place in it, and takes no turn", async () => {
  const { enter } = gate(patient);
  const leave = await enter("first");
  const gone = new AbortController();
  const waiting = [enter("gone", gone.signal), enter("second")] as const;
  await expect(enter("third")).rejects.toMatchObject({ problem: "busy" });
  gone.abort(new Error("gone"));
  await expect(waiting[0]).rejects.toThrow("gone");
  const third = enter("third");
  leave();
  (await waiting[1])();
  (await third)();
  // Nobody holds the only place any more.
  (await enter("fourth"))();
});

test("a visitor who was gone before does not enter", async () => {
  const { enter } = gate(patient);
  await expect(enter("gone", AbortSignal.abort(new Error("gone")))).rejects.toThrow("gone");
  (await enter("next"))();
});

test("a signal that aborts after its visitor entered changes nothing for those who wait", async () => {
  const { enter } = gate(patient);
  const leave = await enter("first");
  const late = new AbortController();
  const second = enter("second", late.signal);
  const third = enter("third");
  leave();
  const leaveSecond = await second;
  late.abort();
  leaveSecond();
  await expect(third).resolves.toBeTypeOf("function");
});
