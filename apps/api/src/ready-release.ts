import { z } from "zod";

const answerSchema = z.object({ version: z.string(), commit: z.string().nullable(), tag: z.string().nullable() });

/**
 * Asks the API at an address whether it is ready.
 * @param address such as `http://127.0.0.1:3000`
 * @returns the release that it runs; null while nothing there is ready
 */
export async function readyRelease(address: string): Promise<z.infer<typeof answerSchema> | null> {
  try {
    const headers = { connection: "close" };
    const answer = await fetch(`${address}/api/health/ready`, { headers, signal: AbortSignal.timeout(5000) });
    return answer.ok ? answerSchema.parse(await answer.json()) : null;
  } catch {
    return null;
  }
}
