import { Counter, Gauge, type Registry } from "prom-client";
import type { PoolState } from "../sandbox/pool.ts";

/** Adds the metrics of a sandbox, which are read when Prometheus asks. */
export function measureSandbox(registry: Registry, state: () => PoolState): void {
  const registers = [registry];
  const gauges = {
    processes: "Processes of the sandbox that run",
    working: "Tasks that the sandbox works on",
    waiting: "Tasks that wait for a process of the sandbox",
  } as const;
  for (const [name, help] of Object.entries(gauges) as [keyof typeof gauges, string][]) {
    const gauge: Gauge = new Gauge({
      name: `agency_sandbox_${name}`,
      help,
      registers,
      collect: () => gauge.set(state()[name]),
    });
  }
  const refused: Counter = new Counter({
    name: "agency_sandbox_refused_total",
    help: "Tasks that found no room",
    registers,
    collect: () => {
      refused.reset();
      refused.inc(state().refused);
    },
  });
  const ended: Counter<"limit"> = new Counter({
    name: "agency_sandbox_ended_total",
    help: "Tasks that exceeded a limit, by limit",
    labelNames: ["limit"],
    registers,
    collect: () => {
      ended.reset();
      for (const [limit, count] of Object.entries(state().ended)) ended.inc({ limit }, count);
    },
  });
}
