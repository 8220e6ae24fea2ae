import { expect } from "@playwright/test";
import { test } from "./support/attack.ts";
import { compare, median } from "./support/judge.ts";

/** Each as often as the others. */
const spellings = {
  known: ["", "upper", "wide", "blank"],
  unknown: ["ádmin", "admín", "admin\u0000", "admın", "аdmin", "admin\u200B", "ad min", "nobody"],
} as const;
const samples = 200;

/** The name of the account in another form of itself. */
function spell(name: string, way: string): string {
  if (way === "upper") return name.toUpperCase();
  if (way === "wide")
    return name.replaceAll(/[a-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfe_e0));
  return way === "blank" ? ` ${name} ` : name;
}

test(`the time of a sign-in does not reveal whether a name exists, in 12 spellings: ${samples} samples each`, async ({
  target,
}) => {
  const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
  const attempt = async (kind: keyof typeof times, n: number) => {
    const way = spellings[kind][n % spellings[kind].length] ?? "";
    const username = kind === "known" ? spell(target.staff.username, way) : way;
    const body = { username, password: `wrong password ${n}` };
    const { status, ms } = await target.send({ method: "POST", path: "/api/auth/login", body });
    expect(status).toBe(401);
    return ms;
  };
  for (let n = 0; n < 10; n += 1) await attempt(n % 2 ? "known" : "unknown", n);
  for (let n = 0; n < samples; n += 1) {
    // In alternating order, so that other load affects both.
    const order = n % 2 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
    for (const kind of order) times[kind].push(await attempt(kind, n));
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  const slower = compare(times.known, times.unknown);
  test.info().annotations.push({
    type: "figures",
    description: `median ${known.toFixed(1)} ms known, ${unknown.toFixed(1)} ms unknown; known slower in ${(slower * 100).toFixed(0)} %`,
  });
  expect(Math.abs(known - unknown) / Math.max(known, unknown)).toBeLessThan(0.15);
  // This is one half when the two are alike, and outside these bounds once in thousands of runs. Without a hash for an unknown
  // name it would be 1.
  expect(slower).toBeGreaterThan(0.38);
  expect(slower).toBeLessThan(0.62);
});
