import type { Bell } from "../kit/queue/bell.ts";

/** A bell that nobody hears: a test looks at the rows. */
export const silentBell: Bell = {
  ring: async () => undefined,
  working: async () => true,
  close: async () => undefined,
};
