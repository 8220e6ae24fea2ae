import { chromium } from "@playwright/test";
import { getMessages } from "@agency/content/translations";
import { startFakeGoogle } from "@agency/google-fake/start";
import { oauthClient } from "@agency/google-fake/world";
import { startMailServer } from "@agency/testing/mail-server";
import { startProduct } from "@agency/testing/product";
import { signIn } from "@agency/testing/session";
import { type Figure, percentile, report } from "./lib/figures.ts";
import {
  addAgency,
  addLate,
  byWhatsapp,
  clientName,
  correctedLater,
  correctLater,
  takeSourceDown,
  withoutAccess,
} from "./month/agency.ts";
import { connectGoogle, countQueue, numbered, openMonth, sendLateByPhone } from "./month/person.ts";

/**
 * The month of one person with 40 clients, by hand in the browser: prepared, reviewed one after the other, some of it changed, sent after
 * one question, six handed over by WhatsApp, one revised, and three late ones by phone. Counts clicks and keys, not typed text, and takes as
 * long as each report is on screen.
 */
const { board } = getMessages("en");

/** How long a report is on screen before it counts as read, in ms. */
const reading = 3200;

/** The reports that are changed, by their places in the queue. */
const changed = { comments: [0, 1], corrected: 2, skipped: 3, lines: 4 } as const;

/** How many clients get the same line of work. */
const withLine = 12;

const mailServer = await startMailServer();
const google = await startFakeGoogle();
const product = await startProduct({
  RATE_LIMITS: "off",
  SAMPLE_DATA: "off",
  LOG_LEVEL: "error",
  SMTP_URL: mailServer.url,
  GOOGLE_URL: google.url,
  GOOGLE_CLIENT_ID: oauthClient.clientId,
  GOOGLE_CLIENT_SECRET: oauthClient.clientSecret,
});
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  // Where it has no graphics card Chromium emulates one in some runs, which takes longer than what is measured.
  args: ["--disable-gpu", "--in-process-gpu"],
});
const figures: Figure[] = [];
try {
  const staff = await signIn(product);
  const ids = await addAgency(staff);
  await connectGoogle(browser, product);
  await takeSourceDown(staff, google, ids[withoutAccess] ?? "");
  const person = await openMonth(browser, product);
  const { page, click, key } = person;
  const begun = Date.now();

  await click(page.getByRole("button", { name: numbered(board.prepareAll) }));
  const toReview = page.getByRole("link", { name: numbered(board.reviewAll) });
  await toReview.waitFor({ timeout: 120_000 });
  await click(toReview);
  const nexts: number[] = [];
  const heading = page.getByRole("heading", { level: 1 });
  const waiting = await countQueue(page);
  for (let done = 0, place = 0; done < waiting; place += 1) {
    const name = await heading.textContent();
    await page.waitForTimeout(reading);
    if (place === changed.skipped) await key("s");
    else {
      const commented = changed.comments.some((one) => one === place);
      if (place === changed.corrected) await person.correct();
      if (place === changed.lines) await person.noteForMany("Checked every page on a phone", withLine);
      await person.untilReady();
      const pressed = Date.now();
      if (commented) await person.comment("A calm month, as planned.");
      else await key("a");
      done += 1;
      if (done < waiting) {
        await heading.filter({ hasNotText: name ?? "" }).waitFor();
        if (!commented) nexts.push(Date.now() - pressed);
      }
    }
    if (done < waiting) await heading.filter({ hasNotText: name ?? "" }).waitFor();
  }
  await click(page.getByRole("button", { name: numbered(board.sendAll) }));
  await click(page.getByRole("dialog").getByRole("button", { name: /^Send \d+$/ }));
  const reviewed = Date.now() - begun;
  await click(page.getByRole("button", { name: board.run.now, exact: true }));
  // What was skipped, and who has no figures, are not sent: the run's end says so.
  await page.getByRole("button", { name: board.run.details, exact: true }).waitFor({ timeout: 120_000 });
  const [clicks, keys] = [person.clicks(), person.keys()];

  for (const place of byWhatsapp) await person.handOver(clientName(place));
  const handedOver = person.clicks();
  await correctLater(staff, ids[correctedLater] ?? "");
  await person.sendRevision(clientName(correctedLater));
  const revised = person.clicks();
  await addLate(staff);
  const late = await sendLateByPhone(browser, product);
  const sent = new Set(mailServer.mails.flatMap(({ to }) => to)).size;
  console.log(
    `${waiting} reports were reviewed in ${Math.round(reviewed / 1000)} s, ${late.reports} late ones by phone; ${sent} addresses were mailed`,
  );
  const own = { reference: null };
  figures.push(
    { name: "clicks for the month", value: clicks, unit: "", goal: 60, ...own },
    { name: "keys for the month", value: keys, unit: "", goal: 60, ...own },
    { name: "minutes for the month", value: reviewed / 60_000, unit: "min", goal: 20, ...own },
    { name: "next report after A, median", value: percentile(nexts, 50), unit: "ms", goal: 200, ...own },
    {
      name: "clicks for a hand-over",
      value: (handedOver - clicks) / byWhatsapp.length,
      unit: "",
      goal: 2,
      ...own,
    },
    { name: "clicks for a revision", value: revised - handedOver, unit: "", goal: 3, ...own },
    { name: `taps for ${late.reports} late reports by phone`, value: late.taps, unit: "", goal: 9, ...own },
  );
} finally {
  await browser.close();
  await product.stop();
  await google.close();
  await mailServer.stop();
}
process.exitCode = (await report("month", figures)) ? 0 : 1;
