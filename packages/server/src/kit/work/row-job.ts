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

type Options<Row> = {
  stopping: AbortSignal;
  places: Places;
  /** Claims one row: the named one, or any due one. Null when there is none. */
  claim: (id?: string) => Promise<Row | null>;
  work: (row: Row) => Promise<void>;
};

/** A job that claims the due rows of a table one after another and works on as many at a time as there are places. */
export function rowJob<Row>({ stopping, places, claim, work }: Options<Row>) {
  const inHand = new Set<Promise<void>>();
  const failures: unknown[] = [];

  /** @returns the work on the claimed row; null when there was none */
  async function begin(id?: string): Promise<{ done: Promise<void> } | null> {
    await places.take();
    try {
      const row = stopping.aborted ? null : await claim(id);
      if (row !== null) return { done: workOn(row) };
    } catch (error) {
      places.leave();
      throw error;
    }
    places.leave();
    return null;
  }

  async function workOn(row: Row): Promise<void> {
    const done = work(row).finally(places.leave);
    inHand.add(done);
    await done.finally(() => inHand.delete(done));
  }

  return {
    /**
     * Begins work on every due row, without waiting for the last ones.
     * @throws AggregateError when some failed, so that the next run comes after a pause
     */
    work: async () => {
      while (failures.length === 0) {
        const begun = await begin();
        if (begun === null) break;
        begun.done.catch((error: unknown) => failures.push(error));
      }
      if (failures.length > 0) throw new AggregateError(failures.splice(0), "Working on some rows failed");
    },
    /** Works on the named row, unless it is not due or another worker claimed it. */
    answer: async (id: string) => {
      const begun = await begin(id);
      await begun?.done;
    },
    /** Resolves when nothing is in hand. */
    ended: async () => void (await Promise.allSettled(inHand)),
  };
}
