import { mergeConfig } from "vitest/config";
import { serviceTests } from "@agency/testing/service-tests";

// Some of these tests wait for processes that they started, so that more of them than there are cores run at once. Run with
// `--no-isolate`: the files of a project share the modules that were loaded, which halves the time.
export default mergeConfig(serviceTests(), { test: { maxWorkers: 3 } });
