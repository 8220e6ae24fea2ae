import { expect, test } from "vitest";
import { getMessages } from "./translations.ts";

test("texts name the agency's time zone in their language", () => {
  expect(getMessages("en").tools.consultation.time).toBe("Malaysia Time (GMT+8)");
  expect(getMessages("ms").tools.consultation.time).toBe("Waktu Malaysia (GMT+8)");
  expect(JSON.stringify(getMessages("en"))).not.toContain("%zone%");
});
