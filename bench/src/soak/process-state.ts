import { readdir, readFile } from "node:fs/promises";

/** The memory of a process in MB, and its open files including connections. Linux only. */
export type ProcessState = { memory: number; files: number };

export async function stateOf({ pid }: { pid: number | undefined }): Promise<ProcessState> {
  const [status, files] = await Promise.all([readFile(`/proc/${pid}/status`, "utf8"), readdir(`/proc/${pid}/fd`)]);
  return { memory: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024, files: files.length };
}
