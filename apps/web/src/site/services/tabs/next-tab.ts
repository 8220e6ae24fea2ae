/** Which tab a key leads to from the one that is selected, in a row that closes to a ring. Other keys lead nowhere. */
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
