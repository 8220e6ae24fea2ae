import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { mails } from "./mails.ts";

test("every mail of every room can be composed", async () => {
  const rooms = globSync(["*/mail.ts", "*/mails/kinds.ts"], { cwd: join(import.meta.dirname, "..") });
  const kinds = await Promise.all(
    rooms.map(async (room) => Object.values((await import(`../${room}`)) as Record<string, object>).map(Object.keys)),
  );
  expect(kinds.flat(2).toSorted()).toEqual(Object.keys(mails).toSorted());
});
