import { openSandbox, type Sandbox } from "../sandbox.ts";

let shared: Sandbox | undefined;

/** The sandbox that all tests of this process share, because starting one takes long. It ends with the process. */
export function sharedSandbox(): Sandbox {
  return (shared ??= openSandbox());
}
