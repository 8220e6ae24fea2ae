import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";

/** The lines of the handbook's shell blocks under a heading. */
export function linesUnder(handbook: string, heading: string): string[][] {
  const text = readFileSync(handbook, "utf8");
  const section = text.split(/^##+ /m).find((part) => part.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`The handbook has no section "${heading}"`);
  const blocks = Array.from(section.matchAll(/```sh\n([\s\S]*?)```/g), ([, block = ""]) => block);
  if (blocks.length === 0) throw new Error(`The section "${heading}" has no commands`);
  return blocks.map((block) => block.trim().split("\n"));
}

/**
 * Types lines into one root's shell, which ends at the first that fails.
 * @returns what they printed
 */
export async function type(lines: string[], folder: string): Promise<string> {
  for (const line of lines) process.stdout.write(`# ${line}\n`);
  const shell = spawn("bash", ["-e", "-c", lines.join("\n")], { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
  let printed = "";
  for (const stream of [shell.stdout, shell.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      process.stdout.write(text);
    });
  }
  const code = await new Promise<number | null>((done) => shell.once("close", done));
  if (code !== 0) throw new Error(`A line of the handbook failed with ${code}`);
  return printed;
}
