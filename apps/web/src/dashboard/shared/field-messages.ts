import type { ErrorBody } from "@agency/contracts/errors";
import { CallError } from "../../shared/api/call-error.ts";

export type FieldProblem = NonNullable<ErrorBody["fields"]>[number];

/** The server's errors for single fields. Empty if it named none. */
export function fieldProblems(error: unknown): FieldProblem[] {
  return error instanceof CallError ? (error.body?.fields ?? []) : [];
}

/** The server's message for each field, by field name. */
export function fieldMessages(error: unknown): Record<string, string> {
  return Object.fromEntries(fieldProblems(error).map(({ field, message }) => [field, message]));
}

/** The parts of a field whose hint stands below it. */
export const hintBelow: ("label" | "input" | "description" | "error")[] = ["label", "input", "description", "error"];
