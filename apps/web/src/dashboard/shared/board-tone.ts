import type { LifeState } from "@agency/model/states";

/** How each state of a report is coloured. */
export const boardTone: Record<LifeState, "good" | "plain" | "todo" | "bad" | "none"> = {
  needs_figures: "none",
  held: "bad",
  ready: "plain",
  failed: "bad",
  preparing: "plain",
  prepared: "todo",
  changed: "todo",
  approved: "plain",
  revised: "todo",
  sending: "plain",
  uncertain: "bad",
  sent: "good",
};
