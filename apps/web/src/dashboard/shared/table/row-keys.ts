/**
 * As the `ref` of a table's body: arrow keys, Home and End move the focus between its rows, to what is marked with `data-row-focus`.
 * They are a shortcut, since each of these takes the focus by itself. A control that its own press removes leaves the focus in its row, and a row that goes, in the first one.
 */
export function rowKeys(body: HTMLElement | null): (() => void) | undefined {
  if (!body) return undefined;
  const move = (event: KeyboardEvent) => {
    const targets = rowTargets(body);
    const at = targets.findIndex((target) => target === event.target);
    const places: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: targets.length - 1 };
    const place = places[event.key];
    if (at === -1 || place === undefined) return;
    event.preventDefault();
    focusRow(targets, place);
  };
  let focused: Element | null = null;
  let row: Element | null = null;
  const enter = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    focused = target;
    row = target.closest("tr");
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget) focused = null;
  };
  const keep = new MutationObserver(() => {
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    focused = null;
    const near = row?.isConnected ? row : body;
    near.querySelector<HTMLElement>("[data-row-focus]")?.focus({ preventScroll: true });
  });
  body.addEventListener("keydown", move);
  body.addEventListener("focusin", enter);
  body.addEventListener("focusout", leave);
  keep.observe(body, { childList: true, subtree: true });
  return () => {
    body.removeEventListener("keydown", move);
    body.removeEventListener("focusin", enter);
    body.removeEventListener("focusout", leave);
    keep.disconnect();
  };
}

/** Keys for the page with a table: J and K move from anywhere in a row to the next and the previous one, X selects the row. */
export const pageRowKeys = {
  j: () => stepRow(1),
  k: () => stepRow(-1),
  x: () => document.activeElement?.closest("tr")?.querySelector<HTMLElement>("[data-row-focus]")?.click(),
};

/** Without a row that has the focus, to the first one. */
function stepRow(by: 1 | -1): void {
  const targets = rowTargets(document);
  const row = document.activeElement?.closest("tr");
  const at = targets.findIndex((target) => target.closest("tr") === row);
  focusRow(targets, at === -1 ? 0 : at + by);
}

function rowTargets(within: ParentNode): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>("[data-row-focus]")];
}

function focusRow(targets: HTMLElement[], place: number): void {
  const target = targets[Math.min(Math.max(place, 0), targets.length - 1)];
  target?.focus({ preventScroll: true });
  // At once, as keys repeat: the page's smooth scrolling would move rows under the pointer long after the focus arrived.
  target?.closest("tr")?.scrollIntoView({ block: "nearest", behavior: "instant" });
}
