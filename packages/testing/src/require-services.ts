/** Fails a test file that needs a service that is not running, so that its tests never pass or are skipped by mistake. */
const missing = [
  process.env.TEST_DATABASE === "mariadb" && !process.env.TEST_DATABASE_URL && "MariaDB (TEST_DATABASE_URL)",
  process.env.TEST_QUEUE === "redis" && !process.env.TEST_REDIS_URL && "Redis (TEST_REDIS_URL)",
].filter(Boolean);

if (missing.length > 0) {
  throw new Error(
    `These tests need ${missing.join(" and ")}. \`npm test\` starts these services; ` +
      "to run them by hand, give those URLs or choose `--project sqlite`.",
  );
}
