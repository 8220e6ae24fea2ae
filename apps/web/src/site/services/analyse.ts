import { call } from "../../shared/api/call.ts";

/** Minimum duration of the analysis, in milliseconds. */
const leastTime = 2000;

type Verdict = "attention" | "improvement" | "good";

/** The verdict for a score out of 100. */
export function scoreVerdict(score: number): Verdict {
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

/** A score out of 100, and the id of the full audit. */
export type Checked = { score: number; auditId: string };

/** Checks a website. */
type SeoCheck = (url: string) => Promise<Checked>;

/** The check behind the SEO checker: the same audit as on the home page. */
export const seoCheck: SeoCheck = async (url) => {
  const { audit } = await call("POST /api/seo-audit", { body: { url, page: location.pathname } });
  return { score: audit.score, auditId: audit.id };
};
