import { expect, test } from "vitest";
import { expectRightMails, playQuarter } from "./play.ts";

test("two weeks of an agency end with exactly the right emails, and nothing was readable before its time", async (context) => {
  const played = await playQuarter({
    clients: 7,
    from: "2026-10-26",
    to: "2026-11-10",
    killed: "2026-11-02",
    paused: "2026-11-03",
    ended: "2026-11-03",
    deleted: "2026-11-06",
    corrected: "2026-11-06",
    contactAdded: "2026-11-06",
    // Reports that are prepared on Wednesday wait over the weekend.
    reviews: { "2026-11-09": "2026-10-01" },
  });
  expectRightMails(context, played);
  // After a wanted change of what is stored, delete the approved file, run this test, and read the difference.
  await expect(played.stored).toMatchFileSnapshot("short.approved.txt");
});
