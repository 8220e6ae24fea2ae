import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadAgency } from "../folder/load-agency.ts";
import { mistakesIn } from "../folder/sample.fixture.ts";
import { studio } from "./studio.fixture.ts";

/** Replaces a text of a file. */
function change(folder: string, file: string, was: string, is: string): void {
  const path = join(folder, file);
  const before = readFileSync(path, "utf8");
  expect(before, file).toContain(was);
  writeFileSync(path, before.replace(was, is));
}

const servicePage = (folder: string, language: string, service: string) =>
  loadAgency(folder).texts[language]?.texts.services[service];

test("prices of a day and a year are said in each language", () => {
  const folder = studio({ prices: "wedding-films=year 1200, film-crew=day 2400, seo=month 900" });
  const lead =
    "page:\n  hero:\n    lead: { en: '{{priced:wedding-films.small}}', ms: '{{priced:wedding-films.small}}', ";
  writeFileSync(
    join(folder, "services/film-crew.yaml"),
    `${readFileSync(join(folder, "services/film-crew.yaml"), "utf8")}${lead}zh: '{{priced:film-crew.small}}' }\n`,
  );
  expect(mistakesIn(folder)).toEqual([]);
  expect(["en", "ms", "zh"].map((language) => servicePage(folder, language, "film-crew")?.hero.lead)).toEqual([
    "RM\u00A01,200 a year",
    "RM\u00A01,200 setahun",
    "每天 RM\u00A02,400",
  ]);
  expect(servicePage(folder, "en", "film-crew")?.hero.price).toBe("a day to start");
});

test("a sum of days and something else says of how many", () => {
  const folder = studio();
  change(folder, "team.yaml", "en: Founder", "en: '{{price:film-crew.small + wedding-films.small}}'");
  expect(mistakesIn(folder)).toEqual([
    expect.stringMatching(
      /^team\.yaml, line \d+: "film-crew\.small" is a price a day, and the sum has others\. Write how many days, such as 12\*film-crew\.small\.$/,
    ),
  ]);
});

test("what an agency is follows most of its services", () => {
  const home = (prices: string) => loadAgency(studio({ for: "businesses", prices })).texts["en"]?.texts.home;
  // One service of three goes on from month to month, and then two.
  expect(home("seo=month 900, film-crew=day 2400")?.description).not.toContain("report");
  expect(home("seo=month 900, film-crew=month 2400")?.description).toContain("report");
});

test("the heading above the packages counts them", () => {
  const folder = studio();
  const file = "services/wedding-films.yaml";
  expect(servicePage(folder, "en", "wedding-films")?.packages.title).toBe("Three sizes");
  change(folder, file, /^.*key: large[^]*/m.exec(readFileSync(join(folder, file), "utf8"))?.[0] ?? "?", "");
  expect(["en", "ms", "zh"].map((language) => servicePage(folder, language, "wedding-films")?.packages.title)).toEqual([
    "Two sizes",
    "Dua saiz",
    "两种配套",
  ]);
});

test("pages of cities say what the service's own page says", () => {
  const folder = studio();
  const file = join(folder, "services/wedding-films.yaml");
  const own = { promise: "Your day, as it was.", lead: "Two cameras, one evening, and a film for your family." };
  const inEach = (text: string) => `{ en: "${text}", ms: "${text}", zh: "${text}" }`;
  writeFileSync(
    file,
    `${readFileSync(file, "utf8")}page:\n  hero:\n    promise: ${inEach(own.promise)}\n    lead: ${inEach(own.lead)}\n`,
  );
  const { texts } = loadAgency(folder);
  const page = texts["en"]?.texts.cities["penang"]?.services["wedding-films"];
  expect(page?.lead).toContain(own.promise);
  expect(page?.metaDescription).toContain(own.lead);
  expect(texts["en"]?.texts.services["wedding-films"]?.description).toContain(own.lead);
});

test("texts are those for people, or for businesses where a service says so", () => {
  const folder = studio({ "monthly-fee": "none" });
  const inCity = () => loadAgency(folder).texts["en"]?.texts.cities["ipoh"]?.services["film-crew"]?.faq.question;
  expect(inCity()).not.toContain("businesses");
  change(folder, "services/film-crew.yaml", "kind: project", "kind: project\nfor: businesses");
  expect(inCity()).toContain("businesses");
  expect(loadAgency(folder).texts["en"]?.texts.home.contact.title).toBe("Tell us what you have in mind.");
});

test("the chat about a consultation asks for a website where a service is about websites", () => {
  const asked = (service: string) => {
    const folder = studio({ services: service, prices: `${service}=once 900`, for: "businesses" });
    return Object.values(loadAgency(folder).texts).map(({ texts }) =>
      /website|laman web|网站/i.test(texts.home.tools.consultation.body),
    );
  };
  expect([asked("web-design"), asked("photography")]).toEqual([
    [true, true, true],
    [false, false, false],
  ]);
});

test("where the agency does not say for whom it works, most of its services do", () => {
  const folder = studio({ for: "businesses" });
  const title = () => loadAgency(folder).texts["en"]?.texts.home.contact.title;
  expect(title()).toBe("Tell us what you sell.");
  for (const service of ["film-crew", "wedding-films"])
    change(folder, `services/${service}.yaml`, "kind: project", "kind: project\nfor: people");
  expect(title()).toBe("Tell us what you have in mind.");
});

const words =
  '{ en: "A wedding in Ipoh, in two minutes.", ms: "Majlis di Ipoh, dua minit.", zh: "怡保婚礼，两分钟。" }';

/** Gives a service a video, with a picture that is there. */
function withVideo(source: string): string {
  const folder = studio();
  mkdirSync(join(folder, "pictures"));
  writeFileSync(join(folder, "pictures/day.svg"), "<svg/>");
  writeFileSync(join(folder, "pictures/day.mp4"), "");
  writeFileSync(join(folder, "pictures/day.vtt"), "WEBVTT");
  const video = `video: { ${source}, picture: day.svg, description: ${words} }\n`;
  change(folder, "services/wedding-films.yaml", "kind: project\n", `kind: project\n${video}`);
  return folder;
}

test.each([
  ["youtube: https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=9s", { at: "youtube", id: "aqz-KE-bpKQ" }],
  ["youtube: https://youtu.be/aqz-KE-bpKQ", { at: "youtube", id: "aqz-KE-bpKQ" }],
  ["vimeo: https://vimeo.com/76979871", { at: "vimeo", id: "76979871" }],
  ["file: day.mp4, captions: day.vtt", { at: "file", file: "pictures/day.mp4" }],
])("a service has a video at %s", (source, expected) => {
  const folder = withVideo(source);
  expect(mistakesIn(folder)).toEqual([]);
  const { serviceVideos, videoFiles, videoHosts } = loadAgency(folder);
  expect(serviceVideos["wedding-films"]).toMatchObject({
    source: expected,
    picture: "pictures/day.svg",
    words: { ms: { description: "Majlis di Ipoh, dua minit." } },
  });
  expect([videoFiles, videoHosts]).toEqual(
    expected.at === "file" ? [["pictures/day.mp4", "pictures/day.vtt"], []] : [[], [expected.at]],
  );
});

test.each([
  ["youtube: https://example.com/film", /video\.youtube must be the video's address, such as https:\/\/www\.youtube/],
  ["youtube: aqz-KE-bpKQ, file: day.mp4, captions: day.vtt", /video needs one of youtube, vimeo and file/],
  ["file: night.mp4, captions: day.vtt", /The file night\.mp4 is not there\. Put it in pictures\/, or correct/],
  ["file: day.mp4", /video needs captions: a WebVTT file/],
  ["file: day.avi, captions: day.vtt", /video\.file must be an MP4 or WebM file/],
])("a video at %s is refused", (source, says) => {
  const [first, ...others] = mistakesIn(withVideo(source));
  expect(first).toMatch(/^services\/wedding-films\.yaml, line \d+: /);
  expect(first).toMatch(says);
  expect(others).toEqual([]);
});

test("an agency that people visit by appointment says when a consultation can be booked", () => {
  const folder = studio();
  const file = "agency.yaml";
  const open = /^openingHours:\n(?: {2}.*\n)+/m.exec(readFileSync(join(folder, file), "utf8"))?.[0] ?? "?";
  change(folder, file, open, "openingHours: by-appointment\n");
  expect(mistakesIn(folder)).toEqual([
    expect.stringMatching(/^agency\.yaml, line \d+: consultation has no hours, and openingHours says by-appointment\./),
  ]);
  const days = "monday, tuesday, wednesday, thursday, friday, sunday".replaceAll(/\w+/g, "$&: []");
  change(folder, file, "holdMinutes: 120", `holdMinutes: 120\n  hours: { ${days}, saturday: [10:00-12:00] }`);
  expect(mistakesIn(folder)).toEqual([]);
  const { openingHours, bookingHours } = loadAgency(folder);
  expect([openingHours, bookingHours[6], bookingHours[1]]).toEqual([null, [{ from: "10:00", to: "12:00" }], []]);
});

test("a reply is promised within working days, in each language", () => {
  const folder = studio();
  const promise = (amount: number) => {
    change(folder, "agency.yaml", "\nholidays:", `\nreply: { amount: ${amount}, unit: working-day }\nholidays:`);
    const { replyWithin } = loadAgency(folder);
    change(folder, "agency.yaml", `\nreply: { amount: ${amount}, unit: working-day }`, "");
    return Object.values(replyWithin);
  };
  expect(promise(2)).toEqual(["2 working days", "2 hari bekerja", "2 个工作日"]);
  expect(promise(1)[0]).toBe("1 working day");
});

test("the page of a city with an office of ours says so, also with a second one", () => {
  const folder = studio();
  const answer = (city: string) =>
    loadAgency(folder).texts["en"]?.texts.cities[city]?.services["wedding-films"]?.faq.answer;
  expect(answer("ipoh")).toContain("Our office is in Ipoh");
  expect(answer("penang")).toContain("Our office is in Ipoh");
  const second = "{ street: 2 Sample Road, postcode: '10000', city: Pulau Pinang, state: Penang }";
  change(folder, "agency.yaml", "\ndomain:", `\n  - ${second}\ndomain:`);
  expect(answer("penang")).toContain("Our office is in Penang");
  expect(loadAgency(folder).details.offices.map(({ cityKey }) => cityKey)).toEqual(["ipoh", "penang"]);
  expect(loadAgency(folder).texts["zh"]?.texts.cities["penang"]?.description).toContain("办公室就在槟城");
});

test("profiles may be at any network", () => {
  const folder = studio();
  change(folder, "agency.yaml", "social: {}", "social: { Behance: https://www.behance.net/sample }");
  expect(mistakesIn(folder)).toEqual([]);
  expect(loadAgency(folder).details.social).toEqual({ Behance: "https://www.behance.net/sample" });
});
