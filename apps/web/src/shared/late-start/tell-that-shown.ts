/**
 * Tells the starter of a public page (starter.ts) that the application has drawn something: at first, that what is
 * pressed is heard from now on; then, that there may be letters which the page itself did not have.
 */
export function tellThatShown(): void {
  dispatchEvent(new Event("shown"));
}
