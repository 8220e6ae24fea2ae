import type { ErrorCode } from "@agency/model/error-codes";
import { SandboxError } from "../sandbox/sandbox-error.ts";
import { HttpError } from "./errors.ts";

/** Value of Retry-After when too much work is waiting, in seconds. */
const busyFor = 5;

/**
 * Waits for work in the sandbox.
 * @throws HttpError `code` when the work exceeded a limit, unavailable when there was no room for it
 */
export async function sandboxed<T>(work: Promise<T>, code: ErrorCode): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof SandboxError)) throw error;
    throw error.problem === "busy" ? new HttpError("unavailable", { seconds: busyFor }) : new HttpError(code);
  }
}
