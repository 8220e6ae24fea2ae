import { SiteError } from "./outbound-error.ts";

/**
 * Opens the first address that can be reached: a bare name without https, or with an https that nobody can trust, is opened on
 * http.
 * @param addresses what a typed text means, in order
 * @throws SiteError unreachable when there is none; otherwise what `open` throws
 */
export async function openFirst<T>(
  [address, ...others]: readonly string[],
  open: (address: string) => Promise<T>,
): Promise<T> {
  if (address === undefined) throw new SiteError("unreachable");
  try {
    return await open(address);
  } catch (error) {
    const isElsewhere = error instanceof SiteError && ["unreachable", "insecure"].includes(error.problem);
    if (!isElsewhere || others.length === 0) throw error;
  }
  return openFirst(others, open);
}
