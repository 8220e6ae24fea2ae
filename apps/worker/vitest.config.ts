import { serviceTests } from "@agency/testing/test-config";

// Beside it run the tests of the API.
export default serviceTests(1);
