import { EventEmitter, once } from "node:events";
import { join } from "node:path";
import { type Program, startProgram } from "@agency/testing/program";

export type Reference = Program & {
  /** The next line that it prints. */
  nextLine: () => Promise<string>;
};

/**
 * Starts a program of this folder. It is ready once it printed its first line.
 * @param entry such as "api/bare-server.ts"
 */
export async function startReference(
  entry: string,
  environment: Record<string, string>,
): Promise<Reference & { firstLine: string }> {
  const lines = new EventEmitter();
  const program = startProgram(process.execPath, [join(import.meta.dirname, "..", entry)], {
    environment,
    onLine: (line) => void lines.emit("line", line),
    onError: (text) => void process.stderr.write(text),
  });
  const ended = program.ended.then((code) => {
    throw new Error(`${entry} ended with ${code}`);
  });
  ended.catch(() => undefined);
  const nextLine = async () => {
    const [line] = await Promise.race([once(lines, "line"), ended]);
    return line as string;
  };
  return { ...program, nextLine, firstLine: await nextLine() };
}
