/** How the checks of one account's password are shared out among browsers that nobody knows. Times in ms. */
const rules = {
  /** Checks at once, when nobody has tried for a while. */
  checks: 5,
  /** Then one more each time. With the ones at once, that is at most 95 in an hour. */
  refill: 40_000,
  /** A browser behind others asks again after this time at the latest. */
  askAgain: 15_000,
  /** How long a check is kept for somebody who is late. */
  margin: 10_000,
  /** How long an address is remembered. */
  memory: 86_400_000,
  /** How many addresses are remembered. Those with the worst places are forgotten first. */
  addresses: 800,
  /** How many passwords of one address are remembered, to tell new ones from old ones. */
  shown: 5,
  /** How many wrong passwords of the account are remembered. */
  wrong: 200,
} as const;

/** How long a line matters after the last try, in ms. */
export const lineMemory = rules.memory;

/** An address that tried, and the network it belongs to. All texts are hashes. */
type Place = {
  address: string;
  network: string;
  /** How many different passwords it showed. */
  shown: number;
  /** The last ones; the newest is the last. */
  passwords: string[];
  /** How many of them were checked. */
  checked: number;
  cameAt: number;
  /** It waits until then: a check that it may have is kept for it. */
  waitsUntil: number;
};

/** The tries of one account. Moments in ms since 1970. */
export type SignInLine = {
  /** When all checks are there again, if nobody takes one. */
  fullAt: number;
  /** Passwords that were wrong. */
  wrong: string[];
  places: Place[];
};

export type Asker = Pick<Place, "address" | "network"> & { password: string };

export const emptyLine: SignInLine = { fullAt: 0, wrong: [], places: [] };

/**
 * Asks to have a password checked. A check goes to the best place that waits:
 * - a password that was not wrong already, whoever showed it,
 * - the network that showed the fewest different passwords, then the address that did,
 * - whoever came last. So many addresses that wait in advance keep nobody out.
 *
 * @returns the line afterwards, and how many seconds to wait: 0 when the password may be checked
 */
export function askForCheck(line: SignInLine, asker: Asker, now: number): { line: SignInLine; wait: number } {
  const remembered = line.places.filter(({ waitsUntil }) => waitsUntil > now - rules.memory);
  const others = remembered.filter(({ address }) => address !== asker.address);
  const own = withPassword(remembered.find(({ address }) => address === asker.address) ?? newPlace(asker, now), asker);
  const rankPlace = ranking([...others, own], line.wrong);
  const ownRank = rankPlace(own);
  const waiting = others.filter(({ waitsUntil }) => waitsUntil >= now);
  const wait = timeUntilCheck(line, waiting.filter((other) => compare(rankPlace(other), ownRank) < 0).length, now);
  const settled =
    wait > 0
      ? { ...own, waitsUntil: now + wait + rules.margin }
      : { ...own, checked: own.checked + 1, waitsUntil: now };
  const fullAt = wait > 0 ? line.fullAt : Math.max(line.fullAt, now) + rules.refill;
  return {
    line: { ...line, fullAt, places: highestRanked([...others, settled], rankPlace) },
    wait: Math.ceil(wait / 1000),
  };
}

/** Records whether a checked password was right. The right one gives all checks of its address back. */
export function settleCheck(line: SignInLine, asker: Asker, right: boolean): SignInLine {
  const wrong = line.wrong.filter((password) => password !== asker.password);
  if (!right) return { ...line, wrong: [...wrong, asker.password].slice(-rules.wrong) };
  const checked = line.places.find(({ address }) => address === asker.address)?.checked ?? 0;
  return {
    fullAt: line.fullAt - checked * rules.refill,
    wrong,
    places: line.places.filter(({ address }) => address !== asker.address),
  };
}

/** In ms; 0 when there is a check that is kept for none of those ahead. */
function timeUntilCheck({ fullAt }: SignInLine, ahead: number, now: number): number {
  const missing = Math.max(0, fullAt - now);
  const wait = Math.max(0, missing + (ahead + 1 - rules.checks) * rules.refill);
  return ahead === 0 ? wait : Math.min(wait, rules.askAgain);
}

function newPlace({ address, network }: Asker, now: number): Place {
  return { address, network, shown: 0, passwords: [], checked: 0, cameAt: now, waitsUntil: now };
}

/** A repeated password does not count as another try. */
function withPassword(place: Place, { password }: Asker): Place {
  const earlier = place.passwords.filter((shown) => shown !== password);
  const isNew = earlier.length === place.passwords.length;
  return {
    ...place,
    shown: isNew ? place.shown + 1 : place.shown,
    passwords: [...earlier, password].slice(-rules.shown),
  };
}

/** Decides between two places, the most important number first; less is better. */
type Rank = number[];

function ranking(places: Place[], wrong: string[]): (place: Place) => Rank {
  const known = new Set(wrong);
  const ofNetwork = new Map<string, number>();
  for (const { network, shown } of places) ofNetwork.set(network, (ofNetwork.get(network) ?? 0) + shown);
  return ({ passwords, network, shown, cameAt }) => [
    known.has(passwords.at(-1) ?? "") ? 1 : 0,
    ofNetwork.get(network) ?? 0,
    shown,
    -cameAt,
  ];
}

function compare(one: Rank, other: Rank): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

function highestRanked(places: Place[], rankPlace: (place: Place) => Rank): Place[] {
  if (places.length <= rules.addresses) return places;
  return places.toSorted((one, other) => compare(rankPlace(one), rankPlace(other))).slice(0, rules.addresses);
}

// One word for each value and one line for each address: 800 of them stay below the 64 KB of a text column.

/** The stored form of a line. Its hashes contain no white space. */
export function writeLine({ fullAt, wrong, places }: SignInLine): string {
  const rows = places.map(({ address, network, shown, passwords, checked, cameAt, waitsUntil }) =>
    [address, network, shown, passwords.join(","), checked, cameAt.toString(36), waitsUntil.toString(36)].join(" "),
  );
  return [`${fullAt} ${wrong.join(",")}`, ...rows].join("\n");
}

/** @returns the line; an empty one for an empty text */
export function readLine(text: string): SignInLine {
  if (text === "") return emptyLine;
  const [head = "", ...rows] = text.split("\n");
  const [fullAt, wrong = ""] = head.split(" ");
  return {
    fullAt: Number(fullAt),
    wrong: hashes(wrong),
    places: rows.map((row) => {
      const [address = "", network = "", shown, passwords = "", checked, cameAt = "", waitsUntil = ""] = row.split(" ");
      return {
        address,
        network,
        shown: Number(shown),
        passwords: hashes(passwords),
        checked: Number(checked),
        cameAt: Number.parseInt(cameAt, 36),
        waitsUntil: Number.parseInt(waitsUntil, 36),
      };
    }),
  };
}

function hashes(text: string): string[] {
  return text === "" ? [] : text.split(",");
}
