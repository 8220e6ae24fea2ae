import type { ErrorBody } from "@agency/contracts/errors";
import { CallError } from "../../shared/api/call-error.ts";

export type FieldProblem = NonNullable<ErrorBody["fields"]>[number];

/** What the server says about single fields; empty where it named none. */
export function fieldProblems(error: unknown): FieldProblem[] {
  return error instanceof CallError ? (error.body?.fields ?? []) : [];
}

/** The server's word on each field, by the field's name. */
export function fieldMessages(error: unknown): Record<string, string> {
  return Object.fromEntries(fieldProblems(error).map(({ field, message }) => [field, message]));
}
