import { startApi } from "@agency/testing/product";
import type { Program } from "@agency/testing/program";

export type ApiProcess = {
  url: string;
  start: () => Promise<void>;
  /** Kills it without warning, like a power cut. */
  kill: () => Promise<void>;
  /** Asks it to stop. @returns its exit code */
  stop: () => Promise<number | null>;
};

/** The API at the address that `environment` names. It can be stopped and started again. */
export function apiProcess(environment: Record<string, string> & { PORT: string }): ApiProcess {
  let api: Program;
  return {
    url: `http://127.0.0.1:${environment.PORT}`,
    start: async () => void (api = await startApi(environment)),
    kill: () => api.kill(),
    stop: () => api.stop(),
  };
}
