import type { Alert } from "@agency/model/alerts/alert";
import type { StoredAlert } from "./alert.ts";

/** An alert as the API answers it. */
export function presentAlert({ id, seen, foundAt }: Pick<StoredAlert, "id" | "seen" | "foundAt">): Alert & {
  id: string;
  since: string;
} {
  return { ...seen, id, since: foundAt.toISOString() };
}
