/**
 * Tells the starter of a public page (starter.ts) that the application has rendered. The first time, it handles clicks from
 * now on. Later, there may be letters that the page itself did not have.
 */
export function tellThatShown(): void {
  dispatchEvent(new Event("shown"));
}
