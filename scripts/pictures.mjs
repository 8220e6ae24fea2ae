import { runCommand, temporaryFolder } from "./lib/ending.mjs";
import { Failure } from "./lib/failure.mjs";
import { freePort } from "./lib/ports.mjs";
import { start } from "./lib/processes.mjs";
import { answers, prepare, runProgram } from "./lib/product.mjs";
import { childEnvironment, root } from "./lib/repository.mjs";

const startsWithin = 300_000;
const password = "pictures-of-the-demo";

/** `npm run pictures`: starts a demo of its own and takes the README's pictures of it anew. Needs Chromium and poppler's pdftoppm. */
runCommand(async () => {
  const node = await prepare();
  const folder = temporaryFolder("pictures");
  const port = String(await freePort());
  const demo = start(node, ["scripts/demo.mjs"], {
    cwd: root,
    env: { ...childEnvironment(), PORT: port, DATA_DIR: folder, ADMIN_PASSWORD: password, RATE_LIMITS: "off" },
  });
  const url = `http://127.0.0.1:${port}`;
  if (!(await answers(`${url}/api/health`, startsWithin)))
    throw new Failure(`${demo.output()}\nThe demo did not start.`);
  const client = /^ {2}(\S+) {2}Sample Bakery$/m.exec(demo.output())?.[1];
  if (client === undefined) throw new Failure("The demo did not print the sample client's ID.");
  const code = await runProgram(node, ["e2e/src/pictures/main.ts"], {
    DEMO_URL: url,
    DEMO_PASSWORD: password,
    DEMO_CLIENT: client,
  });
  await demo.stop();
  return code;
});
