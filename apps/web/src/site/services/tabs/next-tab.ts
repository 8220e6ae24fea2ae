/** The tab that a key selects, wrapping around at the ends. Undefined for other keys. */
export function nextTab(key: string, selected: number, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
      return (selected + 1) % count;
    case "ArrowLeft":
      return (selected + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
