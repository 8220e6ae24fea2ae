import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { type TestProjectInlineConfiguration, type ViteUserConfig, defineConfig } from "vitest/config";
import { ceiling } from "./ceiling.ts";

export const timeouts = {
  testTimeout: ceiling,
  hookTimeout: ceiling,
  teardownTimeout: ceiling,
  expect: { poll: { timeout: ceiling } },
  // What differed stands in the message, which is all that is left of a run elsewhere.
  chaiConfig: { truncateThreshold: 2000 },
};

/** The vitest setup of a package whose tests need no service: every test file runs once. */
export function unitTests(): ViteUserConfig {
  // Each worker loads and compiles all that it tests: with one, a package takes less than with two.
  return defineConfig({ test: { maxWorkers: 1, ...timeouts } });
}

const databaseTests = "src/**/*.database.test.ts";
const combinationTests = "src/**/*.combinations.test.ts";
const faultTests = "src/**/*.faults.test.ts";
const redisTests = "src/**/*.redis.test.ts";

/**
 * The vitest setup of a package whose tests need a database or a queue. A file's name decides where it runs:
 * - `x.test.ts` once, in the project `sqlite`, whose modules are then loaded once for both kinds;
 * - `x.database.test.ts` twice, as in production: in the project `sqlite` without Redis, and in `mariadb` with Redis;
 * - `x.redis.test.ts` once, in the project `mariadb`;
 * - `x.combinations.test.ts` in the project `mariadb`; `npm run test:faults` runs it in the other three ways (`faultProjects`);
 * - `x.faults.test.ts` only in `npm run test:faults`, in all four.
 *
 * A test reads `TEST_DATABASE` (`sqlite` or `mariadb`) and `TEST_QUEUE` (`polling` or `redis`) from its environment. The
 * services' addresses come from `TEST_DATABASE_URL` and `TEST_REDIS_URL`, which `npm test` sets.
 * @param maxWorkers how many files run at once: one leaves a core idle while a test waits, and each more costs up to ten seconds of
 *   processor time, since it loads and compiles the whole server and has a sandbox of its own
 */
export function serviceTests(maxWorkers: number): ViteUserConfig {
  const [sqlite, mariadb] = pairedTests();
  const exclude = ["**/node_modules/**", combinationTests, faultTests, redisTests];
  const once = { ...sqlite, test: { ...sqlite.test, include: ["src/**/*.test.ts"], exclude } };
  return defineConfig({ test: { projects: [once, mariadb], maxWorkers } });
}

/** The tests of databases and queues in `serviceTests`, by project. */
export function pairedTests(): [sqlite: TestProjectInlineConfiguration, mariadb: TestProjectInlineConfiguration] {
  return [
    services("sqlite", { database: "sqlite", queue: "polling" }, [databaseTests]),
    services("mariadb", { database: "mariadb", queue: "redis" }, [databaseTests, combinationTests, redisTests]),
  ];
}

/** The tests that `serviceTests` leaves out, of the package in a folder. */
export function faultProjects(root: string): TestProjectInlineConfiguration[] {
  const name = basename(root);
  const others = [
    services(`${name} sqlite+polling`, { database: "sqlite", queue: "polling" }, [combinationTests, faultTests]),
    services(`${name} sqlite+redis`, { database: "sqlite", queue: "redis" }, [combinationTests, faultTests]),
    services(`${name} mariadb+polling`, { database: "mariadb", queue: "polling" }, [combinationTests, faultTests]),
    services(`${name} mariadb+redis`, { database: "mariadb", queue: "redis" }, [faultTests]),
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
