import { beforeEach, expect, test } from "vitest";
import { readSystem, saveSettings } from "@agency/contracts/settings";
import { startApi } from "../testing/api.ts";

const api = await startApi();
beforeEach(api.empty);

const save = (replyTo: string | null, seenReplyTo: string | null) => ({ body: { replyTo, seenReplyTo } });

test("a reply address that a colleague set meanwhile is not overwritten unseen", async () => {
  await api.call(saveSettings, save("theirs@agency.test", null));
  const { body } = await api.refused(saveSettings, save("mine@agency.test", null));
  expect(body).toMatchObject({
    error: "setting_changed",
    fields: [{ field: "replyTo", message: "is “theirs@agency.test” by now: admin changed it while you were editing" }],
  });
  expect((await api.call(readSystem, {})).replyTo).toBe("theirs@agency.test");
  // Whoever saw that may set their own.
  await api.call(saveSettings, save("mine@agency.test", "theirs@agency.test"));
  expect((await api.call(readSystem, {})).replyTo).toBe("mine@agency.test");
});

test("an address that was only seen changes nothing, and is refused", async () => {
  const { body } = await api.refused(saveSettings, { body: { seenReplyTo: null } });
  expect(body.error).toBe("invalid_input");
});
