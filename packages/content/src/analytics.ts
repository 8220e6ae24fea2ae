import { analytics as own } from "#agency/analytics.ts";
import type { Analytics } from "./shape.ts";

/** Null where nothing counts visits: then nothing follows anybody. */
export const analytics: Analytics | null = own;
