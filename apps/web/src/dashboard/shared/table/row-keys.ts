import type { KeyboardEvent } from "react";

/** Moves the focus between the rows of a table, to what is marked with `data-row-focus`: by arrow keys, Home and End. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const targets = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-row-focus]")];
  const at = targets.findIndex((target) => target === event.target);
  const places: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: targets.length - 1 };
  const place = places[event.key];
  if (at === -1 || place === undefined) return;
  event.preventDefault();
  const target = targets[Math.min(Math.max(place, 0), targets.length - 1)];
  target?.focus({ preventScroll: true });
  // At once, as keys repeat.
  target?.closest("tr")?.scrollIntoView({ block: "nearest", behavior: "instant" });
}
