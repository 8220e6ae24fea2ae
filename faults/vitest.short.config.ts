import { serviceTests } from "@agency/testing/service-tests";

/** The part of these tests that `npm test` runs, on SQLite. `npm run test:faults` runs it on MariaDB as well. */
export default serviceTests();
