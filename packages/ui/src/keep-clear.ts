import { freeSpot, type Rect } from "./free-spot.ts";

const buttons = "button, [role='button'], input[type='submit'], [role='tab'], [role='switch']";
const controls = `${buttons}, a[href], input, textarea, select, [role='combobox']`;

/** What the page has just said, such as the reason below a form that failed. */
const said = "[role='status']:not(:empty)";

/** Moves the region of the toasts to where it covers no control and nothing just said, or at least no button. */
export function keepClear(region: HTMLElement): void {
  const box = { width: region.offsetWidth, height: region.offsetHeight };
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const spot = [`${controls}, ${said}`, `${buttons}, ${said}`, buttons].reduce<ReturnType<typeof freeSpot>>(
    (found, selector) => found ?? freeSpot(box, { width, height }, rectsOf(selector, region)),
    null,
  );
  region.style.right = spot ? `${width - spot.left - box.width}px` : "";
  region.style.bottom = spot ? `${height - spot.top - box.height}px` : "";
}

/** Where the visible controls are. Those behind an open dialog cannot be used. */
function rectsOf(selector: string, region: HTMLElement): Rect[] {
  const dialogs = document.querySelectorAll("[aria-modal='true']");
  const within = [...dialogs].findLast((dialog) => dialog.checkVisibility()) ?? document.body;
  return Array.from(within.querySelectorAll(selector))
    .filter((control) => !region.contains(control) && control.checkVisibility())
    .map((control) => control.getBoundingClientRect());
}
