import { serviceTests } from "@agency/testing/service-tests";

export default serviceTests();
