import { afterEach, expect, test, vi } from "vitest";
import { waysToPay } from "./ways-to-pay.server.ts";

afterEach(() => {
  vi.doUnmock("@agency/content/plans");
  vi.resetModules();
});

test("each way to pay has the least price that the agency asks for it", () => {
  expect(waysToPay("en")).toEqual([
    { kind: "once", price: "from RM\u00A02,500, one-off", service: "web-design" },
    { kind: "month", price: "from RM\u00A02,500 a month" },
    { kind: "launch", price: "from RM\u00A08,000 to set up, then RM\u00A03,000 a month", service: "complete-package" },
  ]);
});

test("an agency without plans offers no way to pay monthly alone", async () => {
  vi.resetModules();
  vi.doMock("@agency/content/plans", async (original) => ({ ...(await original<object>()), plans: [] }));
  const own = await import("./ways-to-pay.server.ts");
  expect(own.waysToPay("ms").map(({ kind }) => kind)).toEqual(["once", "launch"]);
});
