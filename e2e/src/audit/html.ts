import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const jar = fileURLToPath(import.meta.resolve("vnu-jar/build/dist/vnu.jar"));

type Message = { type: string; subType?: string; url: string; lastLine?: number; message: string };

/**
 * Checks the pages in a folder with the W3C's Nu HTML checker.
 * @throws when there is no Java to run it
 */
export async function findHtmlErrors(folder: string): Promise<string[]> {
  const args = ["-jar", jar, "--skip-non-html", "--errors-only", "--format", "json", "--exit-zero-always", folder];
  const { stderr } = await promisify(execFile)("java", args, { maxBuffer: 256 * 1024 * 1024 }).catch(
    (error: unknown) => {
      throw new Error(
        "The Nu checker needs Java 17 or newer on the PATH (Debian: apt-get install default-jre-headless).",
        {
          cause: error,
        },
      );
    },
  );
  const { messages }: { messages: Message[] } = JSON.parse(stderr);
  return messages.map(({ url, lastLine, message }) => `${url.split("/client/").at(-1)}:${lastLine ?? "?"} ${message}`);
}
