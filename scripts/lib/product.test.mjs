import { expect, test, vi } from "vitest";
import { listensOn, productEnvironment, workerEnvironment } from "./product.mjs";
import { siteEnvironment } from "./site-environment.mjs";

test("on one machine the worker answers Prometheus on the port after the API's", () => {
  expect(workerEnvironment({ METRICS_PORT: "9464", PORT: "3000" })).toEqual({ METRICS_PORT: "9465", PORT: "3000" });
  expect(workerEnvironment({ PORT: "3000" })).toEqual({ PORT: "3000" });
});

test.each([
  [{ PORT: "5200" }, "http://127.0.0.1:5200", "127.0.0.1:5200"],
  [{ PORT: "5200", HOST: "0.0.0.0" }, "http://127.0.0.1:5200", "0.0.0.0:5200"],
  [{ PORT: "5200", PUBLIC_URL: "https://agency.example" }, "https://agency.example", "127.0.0.1:5200"],
])("pages and emails name the address that people use, with %j", (given, address, place) => {
  for (const name of ["PORT", "HOST", "PUBLIC_URL", "AGENCY_DIR"]) vi.stubEnv(name, undefined);
  for (const [name, value] of Object.entries(given)) vi.stubEnv(name, value);
  const environment = productEnvironment();
  expect(environment.PUBLIC_URL).toBe(address);
  expect(listensOn(environment)).toBe(place);
  vi.unstubAllEnvs();
});

test.each(["http://127.0.0.1:3999", "http://localhost:3000/", "https://[::1]"])(
  "no build names %s, which only this machine can open",
  (PUBLIC_URL) => {
    expect(siteEnvironment({ PUBLIC_URL, AGENCY_DIR: "../a" })).toEqual({ AGENCY_DIR: "../a" });
  },
);

test.each(["https://agency.example", "http://192.168.0.7:3000", "https://127.0.0.1.example"])(
  "a build names %s",
  (PUBLIC_URL) => {
    expect(siteEnvironment({ PUBLIC_URL })).toEqual({ PUBLIC_URL });
  },
);
