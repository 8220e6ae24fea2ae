import { runCommand } from "./lib/ending.mjs";
import { loadEnvironmentFile } from "./lib/environment-file.mjs";
import {
  listensOn,
  prepare,
  productEnvironment,
  runProduct,
  setUp,
  tellWhatIsMissing,
  whereDataIs,
} from "./lib/product.mjs";
import { root } from "./lib/repository.mjs";

/** `npm start`: sets up whatever is missing, then runs the product until Ctrl-C. */
runCommand(
  async () => {
    loadEnvironmentFile(root, process.env);
    const node = await prepare();
    const environment = productEnvironment();
    await setUp(node, environment);
    return runProduct(node, environment, (url) => {
      const { PUBLIC_URL } = environment;
      console.log(`\nRunning at ${PUBLIC_URL}${PUBLIC_URL === url ? "" : `, listens on ${listensOn(environment)}`}`);
      console.log(`Data: ${whereDataIs(environment)}`);
      console.log("Stop it with Ctrl-C.\n");
      void tellWhatIsMissing(node, environment);
    });
  },
  { signalExitCode: 0 },
);
