/** Records an error in full; the staff see only its code. */
export type Log = Record<"info" | "warn", (details: Record<string, unknown>, message: string) => void>;
