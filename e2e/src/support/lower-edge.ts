/** Scrolls so that the element is the last thing in the window. Runs in the browser. */
export function moveToLowerEdge(element: Element): void {
  scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight + 4, behavior: "instant" });
}
