import { defineConfig } from "vitest/config";
import { faultProjects, pairedTests, timeouts } from "@agency/testing/test-config";

const faults = { test: { name: "faults", include: ["src/**/*.test.ts"], ...timeouts } };
/** `npm test` believes the list of what was proven before. */
const proofs = {
  root: "../apps/api",
  test: { name: "proofs", include: ["src/regular-expressions.test.ts"], env: { PROVE_AGAIN: "yes" }, ...timeouts },
};
/** `npm test` plays 200 on SQLite, and ten on MariaDB. */
const lives = pairedTests().map(({ test, ...project }, index) => ({
  ...project,
  root: "../packages/server",
  test: {
    ...test,
    name: index === 0 ? "lives on sqlite" : "lives on mariadb",
    include: ["src/reports/note-lives.database.test.ts"],
    env: { ...test?.env, LIFE_HISTORIES: index === 0 ? "10000" : "200" },
  },
}));
/** `npm test` reads 600 reports. */
const sentences = {
  root: "../packages/server",
  test: {
    name: "sentences",
    include: ["src/reports/sentences.test.ts"],
    env: { REPORT_HISTORIES: "10000" },
    ...timeouts,
  },
};
const combinations = ["../packages/server", "../apps/worker"].flatMap(faultProjects);

// Mostly waiting for processes and leases, so that more files than there are cores run at once.
export default defineConfig({
  test: {
    maxWorkers: 3,
    globalSetup: "src/support/shared-servers.ts",
    projects: [faults, proofs, sentences, ...lives, ...combinations],
  },
});
