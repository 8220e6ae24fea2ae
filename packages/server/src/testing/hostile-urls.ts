import file from "./hostile-urls.json" with { type: "json" };

export type Outcome = "ok" | "refuse" | "fail" | "survive";

/** A URL that somebody types to reach the internal network or keep the server busy. */
export type HostileCase = {
  id: string;
  group: string;
  /** Null when the whole body is hostile. */
  input: string | null;
  bodyRaw?: string;
  expect: Outcome;
  alsoAllowed?: Outcome[];
  why: string;
};

export const hostileCases = file.cases as HostileCase[];

/** The host that the cases use as a public site. */
export const hostileHost = "ok.hostile-lab.net";

/** A name server's answers for the names in the cases. A name's last answer repeats. */
const zone: Record<string, string[][]> = {
  localhost: [["127.0.0.1", "::1"]],
  "lo6.hostile-lab.net": [["::1"]],
  "priv.hostile-lab.net": [["10.0.0.5"]],
  "mapped.hostile-lab.net": [["::ffff:127.0.0.1"]],
  "nat64.hostile-lab.net": [["64:ff9b::7f00:1"]],
  "cgnat.hostile-lab.net": [["100.64.0.1"]],
  "mixed.hostile-lab.net": [["8.8.8.8", "127.0.0.1"]],
  "127.0.0.1.nip.io": [["127.0.0.1"]],
  "169-254-169-254.sslip.io": [["169.254.169.254"]],
  "lvh.me": [["127.0.0.1"]],
  // The public address is in a network that was returned, so the test bothers nobody.
  "rebind-1.hostile-lab.net": [["3ffe::1"], ["127.0.0.1"]],
  [hostileHost]: [["127.0.0.1"]],
};

/** Fake name servers in which strangers own names for internal addresses. */
export function hostileNames(): (host: string) => Promise<string[]> {
  const asked = new Map<string, number>();
  return async (host) => {
    if (host === "blackhole.hostile-lab.net") return new Promise(() => undefined);
    const answers = zone[host] ?? [];
    const times = asked.get(host) ?? 0;
    asked.set(host, times + 1);
    return answers[Math.min(times, answers.length - 1)] ?? [];
  };
}

/** The case's input with the public site at this port. Cases that test how a URL is written stay unchanged. */
export function aimedAt(port: number, { input, group }: Pick<HostileCase, "input" | "group">): string | null {
  const filled = input?.replace("{RANDOM}", "1") ?? null;
  return group === "redirect" || group === "content"
    ? (filled?.replace(`//${hostileHost}/`, `//${hostileHost}:${port}/`) ?? null)
    : filled;
}
