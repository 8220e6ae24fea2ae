import { unitTests } from "@agency/testing/test-config";

export default unitTests();
