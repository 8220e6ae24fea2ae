import file from "./hostile-urls.json" with { type: "json" };

export type Outcome = "ok" | "refuse" | "fail" | "survive";

/** An address that somebody types to get inside, or to keep the server busy. */
export type HostileCase = {
  id: string;
  group: string;
  /** Null where the whole body is what is hostile. */
  input: string | null;
  bodyRaw?: string;
  expect: Outcome;
  alsoAllowed?: Outcome[];
  why: string;
};

export const hostileCases = file.cases as HostileCase[];

/** The host that the cases take for a public site. */
export const hostileHost = "ok.hostile-lab.net";

/** What a name server would say of the names in the cases. The last answer of a name is given again and again. */
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
  // The public one is of a network that was given back, so that nobody is bothered by the test.
  "rebind-1.hostile-lab.net": [["3ffe::1"], ["127.0.0.1"]],
  [hostileHost]: [["127.0.0.1"]],
};

/** Name servers of a world in which strangers have names for inner addresses. */
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

/** The case's input, its public site being the one at this port. Those that test how an address is written stay as they are. */
export function aimedAt(port: number, { input, group }: Pick<HostileCase, "input" | "group">): string | null {
  const filled = input?.replace("{RANDOM}", "1") ?? null;
  return group === "redirect" || group === "content"
    ? (filled?.replace(`//${hostileHost}/`, `//${hostileHost}:${port}/`) ?? null)
    : filled;
}
