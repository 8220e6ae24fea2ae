import { test } from "vitest";
import { ceiling } from "@agency/testing/ceiling";
import { expectRightMails, playQuarter } from "./play.ts";

// It plays a hundred days, each of which may be slow on a busy machine.
test(
  "a quarter of 40 clients ends with exactly the right emails, and nothing was readable before its time",
  { timeout: 3 * ceiling },
  async (context) => {
    const played = await playQuarter({
      clients: 40,
      from: "2026-10-01",
      to: "2027-01-12",
      killed: "2026-10-05",
      paused: "2026-10-13",
      ended: "2026-10-20",
      deleted: "2026-11-05",
      corrected: "2026-11-10",
      contactAdded: "2026-11-17",
      // Reports that are prepared on Friday, 4 December, wait over the weekend.
      reviews: {
        "2026-10-05": "2026-09-01",
        "2026-11-04": "2026-10-01",
        "2026-12-07": "2026-11-01",
        "2027-01-05": "2026-12-01",
      },
    });
    expectRightMails(context, played);
  },
);
