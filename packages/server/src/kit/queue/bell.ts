import type { Doorbell } from "../doorbell.ts";

export const queueName = "work";

export type WorkKind = Parameters<Doorbell>[0];

export type Bell = { ring: Doorbell; working: () => Promise<boolean>; close: () => Promise<void> };
