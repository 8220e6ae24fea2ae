/** Days on which a festival begins, by year. */
type Days = readonly string[];

/**
 * Festivals that move through the year, as Malaysia and Singapore keep them. Until 2027 as the Prime Minister's Department (jpm.gov.my)
 * and the Ministry of Manpower (mom.gov.sg) announced them; from 2028 on the new moons of the Hong Kong Observatory's conversion tables
 * (hko.gov.hk) and the calculated calendars, which an announcement may still move by a day.
 *
 * The calendars that come with Node are not used: its Chinese one is a day off in 2027 and 2030, and its Islamic one is that of Saudi
 * Arabia, which is a day before in most years.
 */
export const festivalDays = {
  chineseNewYear: [
    "2020-01-25",
    "2021-02-12",
    "2022-02-01",
    "2023-01-22",
    "2024-02-10",
    "2025-01-29",
    "2026-02-17",
    "2027-02-06",
    "2028-01-26",
    "2029-02-13",
    "2030-02-03",
  ],
  aidilfitri: [
    "2020-05-24",
    "2021-05-13",
    "2022-05-02",
    "2023-04-22",
    "2024-04-10",
    "2025-03-31",
    "2026-03-21",
    "2027-03-10",
    "2028-02-27",
    "2029-02-15",
    "2030-02-05",
  ],
  aidiladha: [
    "2020-07-31",
    "2021-07-20",
    "2022-07-10",
    "2023-06-29",
    "2024-06-17",
    "2025-06-07",
    "2026-05-27",
    "2027-05-17",
    "2028-05-06",
    "2029-04-25",
    "2030-04-14",
  ],
  deepavali: [
    "2020-11-14",
    "2021-11-04",
    "2022-10-24",
    "2023-11-12",
    "2024-10-31",
    "2025-10-20",
    "2026-11-08",
    "2027-10-28",
    "2028-10-17",
    "2029-11-05",
    "2030-10-26",
  ],
} as const satisfies Record<string, Days>;

/** What a period of Google's own was wrong in, or what ended. */
type Incident = {
  from: string;
  /** The last day; the first one for what happened on a day. */
  to: string;
  /** Whether times shown, click rate and position are wrong in it. */
  impressions: boolean;
};

/** https://support.google.com/webmasters/answer/6211453, and https://developers.google.com/search/updates for what ended. */
export const googleIncidents = {
  impressions2025: { from: "2025-05-13", to: "2026-04-27", impressions: true },
  faq2026: { from: "2026-05-07", to: "2026-05-07", impressions: false },
} as const satisfies Record<string, Incident>;

/** Google kept no record of how often websites were shown in its answers: https://support.google.com/webmasters/answer/6211453 */
export const answersGap = { start: "2026-08-13", end: "2026-08-17" };

export type GoogleIncident = keyof typeof googleIncidents;
