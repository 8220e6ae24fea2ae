/** What was found of one part. */
export type Finding = {
  /** The part, in a word or two, such as `Mail server`. */
  part: string;
  ok: boolean;
  /** How it is; where it is not ok, also what to do. */
  told: string;
};

export const ok = (part: string, told: string): Finding => ({ part, ok: true, told });
export const todo = (part: string, told: string): Finding => ({ part, ok: false, told });
