import { unitTests } from "@agency/testing/unit-tests";

export default unitTests();
