import { text } from "node:stream/consumers";
import { readEnvironment } from "@agency/platform/environment";
import { runCli } from "./cli/program.ts";

/** The operators' command line: `node apps/api/src/cli.ts --help`, or `npm run cli -- --help`. */
process.exitCode = await runCli(process.argv.slice(2), {
  environment: () => readEnvironment(process.env),
  print: (line) => void process.stdout.write(`${line}\n`),
  printError: (line) => void process.stderr.write(`${line}\n`),
  readInput: async () => (await text(process.stdin)).replace(/\r?\n$/, ""),
});
