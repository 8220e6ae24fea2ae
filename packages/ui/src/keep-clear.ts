const buttons = "button, [role='button'], input[type='submit'], [role='tab'], [role='switch']";
const controls = `${buttons}, a[href], input, textarea, select, [role='combobox']`;

/** A message that the page has just shown, such as the reason below a form that failed. */
const said = "[role='status']:not(:empty)";

/** Moves the region of the toasts to where it covers no control and nothing just said, or at least no button. */
export function keepClear(region: HTMLElement): void {
  const box = { width: region.offsetWidth, height: region.offsetHeight };
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const spot = [`${controls}, ${said}`, `${buttons}, ${said}`, buttons].reduce<ReturnType<typeof freeSpot>>(
    (found, selector) => found ?? freeSpot(box, { width, height }, visibleRects(selector, region)),
    null,
  );
  region.style.right = spot ? `${width - spot.left - box.width}px` : "";
  region.style.bottom = spot ? `${height - spot.top - box.height}px` : "";
}

/** Where the visible controls are. Those behind an open dialog cannot be used. */
function visibleRects(selector: string, region: HTMLElement): Rect[] {
  const dialogs = document.querySelectorAll("[aria-modal='true']");
  const within = [...dialogs].findLast((dialog) => dialog.checkVisibility()) ?? document.body;
  return Array.from(within.querySelectorAll(selector))
    .filter((control) => !region.contains(control) && control.checkVisibility())
    .map((control) => control.getBoundingClientRect());
}

export type Rect = { left: number; top: number; right: number; bottom: number };
type Size = { width: number; height: number };

/**
 * A place in the window where a box covers none of the obstacles: the lowest one at the right edge, or else at the left edge.
 * @param gap the least distance to the obstacles, in pixels
 * @returns null when there is none
 */
export function freeSpot(box: Size, room: Size, obstacles: Rect[], gap = 8): { left: number; top: number } | null {
  for (const left of [room.width - box.width, 0]) {
    const beside = obstacles.filter((one) => one.left < left + box.width + gap && one.right > left - gap);
    const tops = [room.height - box.height, ...beside.map(({ top }) => top - gap - box.height)];
    const free = tops
      .filter((top) => top >= 0 && top <= room.height - box.height)
      .toSorted((one, other) => other - one)
      .find((top) => beside.every((one) => one.bottom <= top - gap || one.top >= top + box.height + gap));
    if (free !== undefined) return { left, top: free };
  }
  return null;
}
