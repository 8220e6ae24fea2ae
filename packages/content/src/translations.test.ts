import { expect, test } from "vitest";
import { messagesOf } from "./translations.ts";

test("texts name the agency's time zone in their language", () => {
  expect(messagesOf("en").tools.consultation.time).toBe("Malaysia Time (GMT+8)");
  expect(messagesOf("ms").tools.consultation.time).toBe("Waktu Malaysia (GMT+8)");
  expect(JSON.stringify(messagesOf("en"))).not.toContain("%zone%");
});
