import { startApi } from "@agency/testing/product";
import { type Program } from "@agency/testing/program";

export type ApiProcess = {
  url: string;
  start: () => Promise<void>;
  /** Ends it as a power cut does. */
  kill: () => Promise<void>;
  /** Asks it to end. @returns its exit code */
  stop: () => Promise<number | null>;
};

/** The API at the address that `environment` names; it can be taken away and started again. */
export function apiProcess(environment: Record<string, string> & { PORT: string }): ApiProcess {
  let api: Program;
  return {
    url: `http://127.0.0.1:${environment.PORT}`,
    start: async () => void (api = await startApi(environment)),
    kill: () => api.kill(),
    stop: () => api.stop(),
  };
}
