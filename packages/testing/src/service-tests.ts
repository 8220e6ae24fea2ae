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
 * - `x.combinations.test.ts` in the project `mariadb`; `npm run test:faults` runs it in the other three ways (`otherWays`).
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
    services("sqlite", { database: "sqlite", queue: "polling" }, [databaseTests]),
    services("mariadb", { database: "mariadb", queue: "redis" }, [databaseTests, combinationTests, redisTests]),
  ];
}

/** The combinations that `serviceTests` leaves out, of the package in a folder: SQLite without and with Redis, MariaDB without. */
export function otherWays(root: string): TestProjectInlineConfiguration[] {
  const name = basename(root);
  const others = [
    services(`${name} sqlite+polling`, { database: "sqlite", queue: "polling" }, [combinationTests]),
    services(`${name} sqlite+redis`, { database: "sqlite", queue: "redis" }, [combinationTests]),
    services(`${name} mariadb+polling`, { database: "mariadb", queue: "polling" }, [combinationTests]),
  ];
  return others.map((project) => ({ ...project, root }));
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
