import type { QueryKey } from "@tanstack/react-query";
import { CallError } from "../../shared/api/call-error.ts";
import { useRefresh } from "./calls.ts";

const codes = new Set(["client_changed", "figures_changed_meanwhile", "words_changed", "setting_changed"]);

/** Whether a change was refused because somebody else changed the same while it was edited. */
export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof CallError && codes.has(error.body?.error ?? "");
}

/**
 * Where somebody else changed the same meanwhile, queries are read again before the form says so.
 * @returns what to do with a refusal; it throws it again
 */
export function useReadAgain(...queryKeys: QueryKey[]): (error: unknown) => Promise<never> {
  const refresh = useRefresh();
  return async (error) => {
    if (isChangedMeanwhile(error)) await refresh(queryKeys);
    throw error;
  };
}
