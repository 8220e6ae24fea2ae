import type { Product } from "@agency/testing/product";

/** What each shape has once it runs. */
export type Started = Pick<Product, "url" | "staff"> & {
  api: { pid: number | undefined };
  /** Asks MariaDB directly. @returns the first value of the answer */
  query: (sql: string) => Promise<string>;
};

export type Stoppable = Started & { stop: () => Promise<void> };
