import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Tells systemd that this process is ready (Type=notify), so that `systemctl restart` waits for it. Elsewhere it does nothing. */
export async function tellReady(environment: Record<string, string | undefined>): Promise<void> {
  if (environment["NOTIFY_SOCKET"]) await promisify(execFile)("systemd-notify", ["--ready"]);
}
