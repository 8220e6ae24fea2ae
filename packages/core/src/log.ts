/** Where an error goes in full that staff are told of by a code only. */
export type Log = Record<"info" | "warn", (details: Record<string, unknown>, message: string) => void>;
