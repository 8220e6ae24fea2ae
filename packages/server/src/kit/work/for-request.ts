import { newRequestId, withRequestId } from "../log/request-id.ts";

/** Does a row's work under the id of the request that asked for it, and returns how many seconds it took. */
export async function forRequest<T>(
  row: { requestId: string | null },
  work: () => Promise<T>,
): Promise<{ result: T; seconds: number }> {
  const begun = performance.now();
  // Rows that no request asked for have no id.
  const result = await withRequestId(row.requestId ?? newRequestId(), work);
  return { result, seconds: (performance.now() - begun) / 1000 };
}
