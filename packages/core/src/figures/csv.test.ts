import { describe, expect, test } from "vitest";
import { bytes, header, now, october, octoberFigures, octoberWith, read } from "./csv-fixture.ts";
import { figuresTemplate, parseFiguresCsv } from "./csv.ts";

const octoberRead = {
  reportType: "monthly",
  period: { start: "2026-10-01", end: "2026-10-31" },
  figures: octoberFigures,
  line: 2,
};

test("the CSV template has a byte order mark, the header and a row for each period", () => {
  expect(figuresTemplate([{ reportType: "weekly", period: { start: "2026-11-02", end: "2026-11-08" } }])).toBe(
    "\uFEFFreport_type,period_start,total_visitors,organic_traffic,social_traffic,direct_traffic,other_traffic,sessions," +
      "average_position,keywords_tracked,top_rankings,total_followers,total_leads\r\n" +
      "weekly,2026-11-02,,,,,,,,,,,\r\n",
  );
});

describe("a figures file is read", () => {
  test("with commas", () => expect(read(header, october)).toEqual({ rows: [octoberRead] }));

  test("as Excel saves it: byte order mark, semicolons, decimal comma, CRLF, its date format, unused rows", () => {
    const row = octoberWith("period_start", "1/10/2026").replaceAll(",", ";").replace("8.4", "8,4");
    const text = `\uFEFF${header.replaceAll(",", ";")}\r\n${row}\r\n;;;;;;;;;;;;\r\n`;
    expect(parseFiguresCsv(bytes(text), now)).toEqual({ rows: [octoberRead] });
  });

  test("with tabs in UTF-16", () => {
    const text = `\uFEFF${header}\r\n${october}\r\n`.replaceAll(",", "\t");
    expect(parseFiguresCsv(new Uint8Array(Buffer.from(text, "utf16le")), now)).toEqual({ rows: [octoberRead] });
  });

  test("in Windows-1252 and in UTF-8 alike", () => {
    const text = `${header}\n${octoberWith("top_rankings", "café ipoh")}`;
    const expected = { rows: [{ figures: { topRankings: ["café ipoh"] } }] };
    expect(parseFiguresCsv(new Uint8Array(Buffer.from(text, "latin1")), now)).toMatchObject(expected);
    expect(parseFiguresCsv(bytes(text), now)).toMatchObject(expected);
  });

  test("with quoted cells, a header in capitals, spaces and CR line endings", () => {
    const quoted = october
      .split(",")
      .map((cell) => `"${cell}"`)
      .join(",");
    const spaced = header
      .split(",")
      .map((name) => ` ${name.toUpperCase()} `)
      .join(",");
    expect(parseFiguresCsv(bytes(`\r\r${spaced}\r${quoted}\r`), now)).toEqual({ rows: [{ ...octoberRead, line: 4 }] });
  });

  test("with separators, quotes and capitals inside cells", () => {
    const result = read(header, octoberWith("top_rankings", `"flowers, ""fresh""| Bunga ;Ipoh |"`));
    expect(result).toMatchObject({ rows: [{ figures: { topRankings: [`flowers, "fresh"`, "Bunga ;Ipoh"] } }] });
  });

  test.each(["01/10/2026", "1/10/2026", "2026-10-01"])("with the date %s", (date) => {
    expect(read(header, octoberWith("period_start", date))).toEqual({ rows: [octoberRead] });
  });

  test("with empty cells as missing figures, and 0 as 0", () => {
    const result = read(header, "monthly,2026-10-01,0,,,,,,,,,,");
    expect(result).toMatchObject({
      rows: [{ figures: { totalVisitors: 0, organicTraffic: null, averagePosition: null, topRankings: [] } }],
    });
  });
});

describe("a figures file of 20,000 lines is read in under a second", () => {
  test.each([
    [
      "with one good row at its end",
      [...Array.from({ length: 19_998 }, () => ",,,,,,,,,,,,"), october],
      { rows: [{ ...octoberRead, line: 20_000 }] },
    ],
    [
      "with one wrong row at its end",
      [...Array.from({ length: 19_998 }, () => ""), "monthly,x"],
      { problems: [{ line: 20_000 }] },
    ],
    [
      "with the same row repeated",
      Array.from({ length: 19_999 }, () => october),
      { problems: [{ params: { other: 2 }, line: 3 }, ...Array.from({ length: 19 }, () => ({}))] },
    ],
  ])("%s", (_name, lines, expected) => {
    const started = process.cpuUsage();
    expect(read(header, ...lines)).toMatchObject(expected);
    // Its own time, in microseconds, whatever else the machine does.
    expect(process.cpuUsage(started).user).toBeLessThan(1_000_000);
  });
});

test("reading random bytes never throws", () => {
  let state = 1;
  const next = () => (state = (state * 48_271) % 2_147_483_647);
  const alphabet = ['"', ",", ";", "\t", "\n", "\r", "=", "|", "\u0000", "é", "1", "monthly", header, october];
  for (let round = 0; round < 500; round++) {
    const text = Array.from({ length: 40 }, () => alphabet[next() % alphabet.length]).join("");
    const data = Uint8Array.from(bytes(text), (byte) => (next() % 50 === 0 ? next() % 256 : byte));
    const result = parseFiguresCsv(data, now);
    expect("rows" in result ? result.rows.length : result.problems.length).toBeGreaterThan(0);
  }
});
