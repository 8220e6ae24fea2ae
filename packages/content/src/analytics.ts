import { analytics as own } from "#agency/analytics.ts";
import type { Analytics } from "./shape.ts";

/** What counts visits, or null: then nothing follows anybody. */
export const analytics: Analytics | null = own;
