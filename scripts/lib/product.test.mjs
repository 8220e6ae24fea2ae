import { expect, test } from "vitest";
import { workerEnvironment } from "./product.mjs";

test("on one machine the worker answers Prometheus on the port after the API's", () => {
  expect(workerEnvironment({ METRICS_PORT: "9464", PORT: "3000" })).toEqual({ METRICS_PORT: "9465", PORT: "3000" });
  expect(workerEnvironment({ PORT: "3000" })).toEqual({ PORT: "3000" });
});
