import { serviceTests } from "@agency/testing/test-config";

/** The part of these tests that `npm test` runs, on SQLite. `npm run test:faults` runs it on MariaDB as well. */
export default serviceTests(1);
