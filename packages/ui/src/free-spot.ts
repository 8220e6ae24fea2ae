export type Rect = { left: number; top: number; right: number; bottom: number };
export type Size = { width: number; height: number };

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
