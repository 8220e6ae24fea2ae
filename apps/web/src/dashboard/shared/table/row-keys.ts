/**
 * As the `ref` of a table's body: arrow keys, Home and End move the focus between its rows, to what is marked with `data-row-focus`.
 * They are a shortcut, since each of these takes the focus by itself.
 */
export function rowKeys(body: HTMLElement | null): (() => void) | undefined {
  if (!body) return undefined;
  const move = (event: KeyboardEvent) => {
    const targets = [...body.querySelectorAll<HTMLElement>("[data-row-focus]")];
    const at = targets.findIndex((target) => target === event.target);
    const places: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: targets.length - 1 };
    const place = places[event.key];
    if (at === -1 || place === undefined) return;
    event.preventDefault();
    const target = targets[Math.min(Math.max(place, 0), targets.length - 1)];
    target?.focus({ preventScroll: true });
    // At once, as keys repeat: the page's smooth scrolling would move rows under the pointer long after the focus arrived.
    target?.closest("tr")?.scrollIntoView({ block: "nearest", behavior: "instant" });
  };
  body.addEventListener("keydown", move);
  return () => body.removeEventListener("keydown", move);
}
