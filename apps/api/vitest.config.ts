import { serviceTests } from "@agency/testing/service-tests";

/** Run with `--no-isolate`: the files of a project share the modules that were loaded, which halves the time. */
export default serviceTests();
