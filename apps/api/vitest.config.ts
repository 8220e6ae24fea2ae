import { serviceTests } from "@agency/testing/test-config";

// Beside it run the tests of the worker.
export default serviceTests(1);
