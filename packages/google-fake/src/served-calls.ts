/** One call that the fake answered. */
export type ServedCall = {
  id: number;
  at: Date;
  account: string;
  /** Such as `analyticsdata.runReport`. Each report of a batch is a call of its own. */
  method: string;
  /** The property, site or location; empty for lists. */
  target: string;
  request: unknown;
  status: number;
  /** What was answered: rows, or the error. */
  answer: unknown;
};

/** The log of calls, so that a test finds the call that a figure came from. */
export type ServedCalls = {
  add: (call: Omit<ServedCall, "id">) => number;
  list: () => ServedCall[];
  clear: () => void;
};

const mostCalls = 20_000;

export function keepServedCalls(): ServedCalls {
  let calls: ServedCall[] = [];
  let lastId = 0;
  return {
    add: (call) => {
      lastId += 1;
      calls.push({ id: lastId, ...call });
      if (calls.length > mostCalls) calls = calls.slice(-mostCalls / 2);
      return lastId;
    },
    list: () => calls,
    clear: () => {
      calls = [];
    },
  };
}
