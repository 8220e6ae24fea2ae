import { type Program, freePort, startApi } from "@agency/testing/product";

export type ApiProcess = Program & { port: number; metricsPort: number };

/** Starts the API as in production, with exactly this environment. Resolves when it is ready. */
export async function startApiProcess(environment: Record<string, string>): Promise<ApiProcess> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const given = { PORT: `${port}`, METRICS_PORT: `${metricsPort}`, ...environment };
  return { ...(await startApi(given)), port, metricsPort };
}
