/** The first that a browser's own words contain: most call themselves others as well. */
const browsers: [part: string, name: string][] = [
  ["Edg/", "Edge"],
  ["OPR/", "Opera"],
  ["SamsungBrowser/", "Samsung Internet"],
  ["Firefox/", "Firefox"],
  ["FxiOS/", "Firefox"],
  ["CriOS/", "Chrome"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
];

const systems: [part: string, name: string][] = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["Windows", "Windows"],
  ["Mac OS X", "Mac"],
  ["Linux", "Linux"],
];

/** A browser and its system in words, such as "Firefox, Windows". */
export function browserName(userAgent: string | null): string {
  if (userAgent === null) return "?";
  const first = (list: typeof browsers) => list.find(([part]) => userAgent.includes(part))?.[1];
  return [first(browsers), first(systems)].filter(Boolean).join(", ") || userAgent.slice(0, 40);
}
