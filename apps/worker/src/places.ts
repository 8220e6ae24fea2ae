/** A number of places for work side by side. Whoever waits longest takes the next free one. */
export type Places = { take: () => Promise<void>; leave: () => void };

export function openPlaces(count: number): Places {
  let free = count;
  const waiting: (() => void)[] = [];
  return {
    take: async () => {
      if (free === 0) return new Promise<void>((resolve) => void waiting.push(resolve));
      free -= 1;
    },
    leave: () => {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    },
  };
}
