import { afterEach, expect, test, vi } from "vitest";
import type * as settings from "./settings.ts";

afterEach(() => {
  vi.doUnmock("./settings.ts");
  vi.resetModules();
});

/** Where the header of an agency with these tools leads. */
async function waysWith(tools: Partial<Record<"audit" | "speed" | "consultation", boolean>>) {
  vi.resetModules();
  vi.doMock("./settings.ts", async (original) => {
    const real = await original<typeof settings>();
    return { ...real, offered: { ...real.offered, ...tools } };
  });
  const { entryAddress, navigation } = await import("./navigation.ts");
  return Object.fromEntries(navigation.map((item) => [item.label, entryAddress(item)]));
}

test("the header leads to the tools; to a single one by its name, and to none where there is none", async () => {
  expect(await waysWith({ speed: false })).toMatchObject({ tools: "/#tools" });
  const consultationOnly = await waysWith({ audit: false, speed: false });
  expect(consultationOnly).toMatchObject({ consultation: "/#consultation" });
  expect(consultationOnly).not.toHaveProperty("tools");
  const none = await waysWith({ audit: false, speed: false, consultation: false });
  for (const label of ["tools", "audit", "speed", "consultation"]) expect(none).not.toHaveProperty(label);
});
