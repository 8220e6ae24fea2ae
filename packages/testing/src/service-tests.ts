import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectInlineConfiguration, type ViteUserConfig } from "vitest/config";
import { timeouts } from "./unit-tests.ts";

const databaseTests = "src/**/*.database.test.ts";
const combinationTests = "src/**/*.combinations.test.ts";
const redisTests = "src/**/*.redis.test.ts";

/**
 * The vitest setup of a package whose tests need a database or a queue. A file's name decides where it runs:
 * - `x.test.ts` once, in the project `unit`;
 * - `x.database.test.ts` twice, as in production: in the project `sqlite` without Redis, and in `mariadb` with Redis;
 * - `x.redis.test.ts` once, in the project `mariadb`;
 * - `x.combinations.test.ts` as `x.database.test.ts`; `npm run test:faults` runs it crossed, too (`crossedTests`).
 *
 * A test reads `TEST_DATABASE` (`sqlite` or `mariadb`) and `TEST_QUEUE` (`polling` or `redis`) from its environment. The
 * services' addresses come from `TEST_DATABASE_URL` and `TEST_REDIS_URL`, which `npm test` sets.
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
  // They mostly wait for the services, so that one file at a time would leave a core idle.
  return defineConfig({ test: { projects: [unit, ...pairedTests()], maxWorkers: 2 } });
}

/** The projects `sqlite` and `mariadb` of `serviceTests`. */
export function pairedTests(): TestProjectInlineConfiguration[] {
  return [
    services("sqlite", { database: "sqlite", queue: "polling" }, [databaseTests, combinationTests]),
    services("mariadb", { database: "mariadb", queue: "redis" }, [databaseTests, combinationTests, redisTests]),
  ];
}

/** The combinations that `serviceTests` leaves out, SQLite with Redis and MariaDB without, of the package in a folder. */
export function crossedTests(root: string): TestProjectInlineConfiguration[] {
  const name = basename(root);
  const crossed = [
    services(`${name} sqlite+redis`, { database: "sqlite", queue: "redis" }, [combinationTests]),
    services(`${name} mariadb+polling`, { database: "mariadb", queue: "polling" }, [combinationTests]),
  ];
  return crossed.map((project) => ({ ...project, root }));
}

function services(
  name: string,
  { database, queue }: { database: "sqlite" | "mariadb"; queue: "polling" | "redis" },
  include: string[],
): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      include,
      env: { TEST_DATABASE: database, TEST_QUEUE: queue },
      setupFiles: [fileURLToPath(new URL("require-services.ts", import.meta.url))],
      ...timeouts,
    },
  };
}
