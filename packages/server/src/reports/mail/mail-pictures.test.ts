import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import type { TrendChart } from "@agency/model/report/report-document";
import { drawLogo } from "../../clients/draw-logo.ts";
import { redCircle, svg } from "../../clients/logo-files.fixture.ts";
import { buildMessage } from "../../kit/mail/message.ts";
import { months, reportDocument } from "../pdf/document.fixture.ts";
import { drawMailPictures } from "./mail-pictures.ts";
import { composeReportMail } from "./report-mail.ts";

const trend: TrendChart = {
  heading: "Leads month by month",
  target: null,
  notes: [],
  ticks: [0, 15_000].map((value) => ({ value, text: String(value) })),
  points: months(14).map(({ visitors, ...point }) => ({ ...point, count: visitors })),
  summary: "Bar chart. September 2026: 11,440; October 2026: 12,480",
  column: "Period",
};

async function logoFrom(file: Buffer) {
  const logo = await drawLogo(file);
  if ("problem" in logo) throw new Error(logo.problem);
  return logo;
}

test("a report's mail has the agency's mark, its chart for light and dark, and the client's logo as parts, and says the same without them, in less than 100 kB", async () => {
  const pictures = await drawMailPictures(trend, await logoFrom(redCircle));
  const { attachments, ...content } = composeReportMail(reportDocument({ trend }), {
    reportUrl: "https://agency.example/client-portal/shared#token",
    portalUrl: "https://agency.example/client-portal",
    messageId: "<1@example.com>",
    pictures,
  });
  const address = { name: "Sample", address: "sample@example.com" };
  const head = { messageId: "<1@example.com>", from: address, to: address, date: new Date(0) };
  const raw = await buildMessage({ ...content, ...head, attachments });
  expect(raw.length).toBeLessThan(100_000);

  const mail = await PostalMime.parse(raw);
  expect(mail.attachments.map(({ mimeType, related }) => ({ mimeType, related }))).toEqual(
    Array.from({ length: 4 }, () => ({ mimeType: "image/png", related: true })),
  );
  const shown = Array.from(mail.html?.matchAll(/<img\s+src="cid:([^"]+)"/g) ?? [], ([, id]) => `<${id}>`);
  expect(shown).toEqual(mail.attachments.map(({ contentId }) => contentId));
  expect(mail.html).toContain(`alt="${trend.summary}"`);
  for (const { spoken } of trend.points) expect(mail.text).toContain(spoken);
});

test("a pale logo stands on a dark plate, another one on a light plate", async () => {
  const corner = async (file: Buffer) => {
    const { logo } = await drawMailPictures(null, await logoFrom(file));
    const redrawn = await logoFrom(Buffer.from(logo?.png ?? []));
    return redrawn.ground === "any" && logo;
  };
  const dark = await corner(redCircle);
  const pale = await corner(svg('<circle cx="50" cy="50" r="40" fill="#fff"/>'));
  // Neither has transparency left, which a mail program could fill with a colour of its own.
  expect(dark).toMatchObject({ width: 132, height: 52 });
  expect(pale).toMatchObject({ width: 132, height: 52 });
});

test("without a trend and a logo, a mail has the agency's mark alone, of less than 10 kB", async () => {
  const { mark, ...others } = await drawMailPictures(null, null);
  expect(others).toEqual({ trend: null, trendDark: null, logo: null });
  expect(mark?.png.length).toBeLessThan(10_000);
  expect((await logoFrom(Buffer.from(mark?.png ?? []))).ground).toBe("any");
});
