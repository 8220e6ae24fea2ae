import { serviceTests } from "@agency/testing/service-tests";

/** The part of these tests that `npm test` runs. */
export default serviceTests();
