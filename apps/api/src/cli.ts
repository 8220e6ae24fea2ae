import { text } from "node:stream/consumers";
import { givenVariables, readEnvironment } from "@agency/platform/environment";
import { systemDns } from "@agency/platform/mail/domain-check/dns";
import { runCli } from "./cli/program.ts";

/** The operators' command line: `node apps/api/src/cli.ts --help`, or `npm run cli -- --help`. */
process.exitCode = await runCli(process.argv.slice(2), {
  environment: () => readEnvironment(process.env),
  variables: () => givenVariables(process.env),
  print: (line) => void process.stdout.write(`${line}\n`),
  printError: (line) => void process.stderr.write(`${line}\n`),
  dns: systemDns(),
  readInput: async () => (await text(process.stdin)).replace(/\r?\n$/, ""),
});
