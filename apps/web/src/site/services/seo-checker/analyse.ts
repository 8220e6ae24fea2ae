import type { Checked, SeoCheck } from "./seo-check.ts";

/** Minimum duration of the analysis, in milliseconds. */
const leastTime = 2000;

export type Verdict = "attention" | "improvement" | "good";

/** The verdict for a score out of 100. */
export function verdictOf(score: number): Verdict {
  if (score < 50) return "attention";
  if (score < 75) return "improvement";
  return "good";
}

export type CheckerState =
  | { name: "empty" }
  | { name: "analysing" }
  | ({ name: "score" } & Checked)
  | { name: "failed" };

/** Whether the button is disabled: without an address, or during the analysis. */
export function isDisabled(url: string, state: CheckerState): boolean {
  return url.trim() === "" || state.name === "analysing";
}

/** Audits the address and reports each state. The result appears after `leastTime` at the earliest. */
export async function analyse(
  url: string,
  check: SeoCheck,
  show: (state: CheckerState) => void,
  wait: (milliseconds: number) => Promise<void> = sleep,
): Promise<void> {
  if (url.trim() === "") return;
  show({ name: "analysing" });
  const waited = wait(leastTime);
  try {
    const [checked] = await Promise.all([check(url.trim()), waited]);
    show({ name: "score", ...checked });
  } catch {
    await waited;
    show({ name: "failed" });
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
