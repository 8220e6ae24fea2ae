import { text } from "node:stream/consumers";
import { type Environment, givenVariables, readEnvironment } from "@agency/server/kit/environment";
import { systemDns } from "@agency/server/kit/mail/domain-check";
import { actAsOwner, requireTestedNode } from "@agency/server/kit/start";
import { runCli } from "./cli/program.ts";

let known: { environment: Environment; variables: NodeJS.Dict<string> } | undefined;

/** Read once: afterwards this process may have the rights of the product's account, which cannot read root's files. */
function read() {
  if (known === undefined) {
    requireTestedNode(process.versions.node);
    // Without AGENCY_ENV, whose files are in it: nobody reads them again.
    const variables = { ...givenVariables(process.env), AGENCY_ENV: undefined };
    known = { environment: readEnvironment(process.env), variables };
    actAsOwner(known.environment.DATA_DIR);
  }
  return known;
}

// A reader that has gone, such as `head`, or a lost terminal ends no command in the middle of its work.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);

/** The operators' command line: `node apps/api/src/cli.ts --help`, or `npm run cli -- --help`. */
process.exitCode = await runCli(process.argv.slice(2), {
  environment: () => read().environment,
  variables: () => read().variables,
  print: (line) => void process.stdout.write(`${line}\n`),
  printError: (line) => void process.stderr.write(`${line}\n`),
  dns: systemDns(),
  readInput: async () => (await text(process.stdin)).replace(/\r?\n$/, ""),
});
