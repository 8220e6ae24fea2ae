import { Failure } from "./failure.mjs";

/**
 * Reads SpamAssassin's report at the end of a judged email.
 * @param {string} output
 * @returns {{ points: number, rules: string[] }} the rules that count against the email
 */
export function spamScore(output) {
  const [, points] = /^Content analysis details:\s+\((-?[\d.]+) points/m.exec(output) ?? [];
  if (points === undefined) throw new Failure(`SpamAssassin gave no report:\n${output.slice(0, 500)}`);
  const rules = output
    .slice(output.lastIndexOf("Content analysis details:"))
    .split("\n")
    .flatMap((line) => {
      const [, score = "", rule = ""] = /^\s*(-?[\d.]+)\s+([A-Z][A-Z\d_]+)\s/.exec(line) ?? [];
      return Number(score) > 0 ? [`${rule} ${score}`] : [];
    });
  return { points: Number(points), rules };
}
