import type { FieldProblem } from "./problems.ts";

/**
 * What a person reads at a field that somebody else changed while their form was open.
 * @param value what it says by now: told in words where it is short enough for them, which a list or an object is not
 * @param author who changed it, if a record says so
 */
export function changedMeanwhile(field: string, value: unknown, author: string | null | undefined): FieldProblem {
  const by = author ?? "?";
  if (value === "" || value === null) return { field, problem: "emptied_meanwhile", params: { by } };
  return typeof value === "string" || typeof value === "number"
    ? { field, problem: "changed_to", params: { by, value } }
    : { field, problem: "changed_meanwhile", params: { by } };
}
