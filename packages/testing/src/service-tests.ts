import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectInlineConfiguration, type ViteUserConfig } from "vitest/config";
import { timeouts } from "./unit-tests.ts";

const databaseTests = "src/**/*.database.test.ts";
const combinationTests = "src/**/*.combinations.test.ts";
const redisTests = "src/**/*.redis.test.ts";
const serviceTimeouts = { testTimeout: 60_000, hookTimeout: 120_000 };

/**
 * The vitest set-up of a package whose tests need a database or a queue. The name of a file says where it runs:
 * - `x.test.ts` once (project `unit`);
 * - `x.database.test.ts` on SQLite and on MariaDB (projects `sqlite` and `mariadb`);
 * - `x.redis.test.ts` once, with Redis (project `sqlite+redis`);
 * - `x.combinations.test.ts` on both, each with and without Redis (also `sqlite+redis` and `mariadb+redis`).
 *
 * A test reads `TEST_DATABASE` (`sqlite` or `mariadb`) and `TEST_QUEUE` (`polling` or `redis`) from its environment, and the
 * services' addresses from `TEST_DATABASE_URL` and `TEST_REDIS_URL`, which `npm test` gives.
 */
export function serviceTests(): ViteUserConfig {
  const unit: TestProjectInlineConfiguration = {
    test: {
      name: "unit",
      include: ["src/**/*.test.ts"],
      exclude: ["**/node_modules/**", databaseTests, combinationTests, redisTests],
      ...timeouts,
    },
  };
  return defineConfig({
    test: {
      projects: [
        unit,
        services("sqlite", "polling", [databaseTests, combinationTests]),
        services("mariadb", "polling", [databaseTests, combinationTests]),
        services("sqlite", "redis", [combinationTests, redisTests]),
        services("mariadb", "redis", [combinationTests]),
      ],
    },
  });
}

function services(
  database: "sqlite" | "mariadb",
  queue: "polling" | "redis",
  include: string[],
): TestProjectInlineConfiguration {
  return {
    test: {
      name: queue === "redis" ? `${database}+redis` : database,
      include,
      env: { TEST_DATABASE: database, TEST_QUEUE: queue },
      setupFiles: [fileURLToPath(new URL("require-services.ts", import.meta.url))],
      ...serviceTimeouts,
    },
  };
}
