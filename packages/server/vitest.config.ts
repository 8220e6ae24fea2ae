import { serviceTests } from "@agency/testing/test-config";

export default serviceTests(2);
