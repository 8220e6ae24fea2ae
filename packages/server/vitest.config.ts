import { mergeConfig } from "vitest/config";
import { serviceTests } from "@agency/testing/test-config";

// These tests mostly wait for databases and for processes that they started, so that more of them than there are cores run at once.
export default mergeConfig(serviceTests(), { test: { maxWorkers: 4 } });
