import type { Doorbell } from "@agency/core/doorbell";

export const queueName = "work";

export type WorkKind = Parameters<Doorbell>[0];

export type Bell = { ring: Doorbell; working: () => Promise<boolean>; close: () => Promise<void> };
