/** How many top ranking keywords a period has at most, and how long each is, wherever they come from. */
export const rankingLimits = { count: 10, length: 80 };

/** A keyword begins with none of what a spreadsheet would run as a formula, nor with the bar between keywords. */
export const rankingStart = /^[^=+\-@|]/;

const singleLine = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;

/**
 * The searches that can be kept as top rankings: people search for phone numbers and accounts as well. The others are left out, since
 * nobody searched for a part of them.
 */
export function keepableRankings(searches: string[]): string[] {
  return searches.filter(
    (text) => text.trim().length <= rankingLimits.length && rankingStart.test(text.trim()) && singleLine.test(text),
  );
}
