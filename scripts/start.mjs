import { runCommand } from "./lib/ending.mjs";
import { loadEnvironmentFile } from "./lib/environment-file.mjs";
import { prepare, runProduct, setUp, whereDataIs } from "./lib/product.mjs";
import { childEnvironment, root } from "./lib/repository.mjs";

/** `npm start`: sets up whatever is missing, then runs the product until Ctrl-C. */
runCommand(
  async () => {
    loadEnvironmentFile(root, process.env);
    const node = await prepare();
    const environment = childEnvironment();
    await setUp(node, environment);
    return runProduct(node, environment, (url) => {
      console.log(`\nRunning at ${environment.PUBLIC_URL || url}`);
      console.log(`Data: ${whereDataIs(environment)}`);
      console.log("Stop it with Ctrl-C.\n");
    });
  },
  { signalExitCode: 0 },
);
