import { finishBuild } from "./finish-build.ts";

// After React Router's build, whose process does not give back the memory of its bundles.
await finishBuild("build");
