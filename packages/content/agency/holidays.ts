import type { Holiday } from "@agency/content/shape";

/**
 * The public holidays of Malaysia and of Perak. For a holiday on a Sunday, the next working day is free too and listed
 * as its own entry (Holidays Act 1951).
 *
 * Sample data, based on the lists for Perak at https://publicholidays.com.my/perak/. The official lists come from the
 * Prime Minister's Department (Jadual Hari Kelepasan Am Persekutuan) and the state of Perak. Each autumn, compare the
 * entries with the official lists of the coming year, and add that year.
 */
export const holidays: readonly Holiday[] = [
  { date: "2026-01-01", name: "New Year's Day" },
  { date: "2026-02-01", name: "Thaipusam" },
  { date: "2026-02-02", name: "Thaipusam, made up" },
  { date: "2026-02-17", name: "Chinese New Year" },
  { date: "2026-02-18", name: "Chinese New Year, second day" },
  { date: "2026-03-07", name: "Nuzul Al-Quran", expected: true },
  { date: "2026-03-21", name: "Hari Raya Aidilfitri", expected: true },
  {
    date: "2026-03-22",
    name: "Hari Raya Aidilfitri, second day",
    expected: true,
  },
  {
    date: "2026-03-23",
    name: "Hari Raya Aidilfitri, made up",
    expected: true,
  },
  { date: "2026-05-01", name: "Labour Day" },
  { date: "2026-05-27", name: "Hari Raya Haji", expected: true },
  { date: "2026-05-31", name: "Wesak Day" },
  { date: "2026-06-01", name: "Birthday of the Agong" },
  { date: "2026-06-02", name: "Wesak Day, made up" },
  { date: "2026-06-17", name: "Awal Muharram", expected: true },
  { date: "2026-08-25", name: "Birthday of the Prophet", expected: true },
  { date: "2026-08-31", name: "National Day" },
  { date: "2026-09-16", name: "Malaysia Day" },
  { date: "2026-11-06", name: "Birthday of the Sultan of Perak" },
  { date: "2026-11-08", name: "Deepavali" },
  { date: "2026-11-09", name: "Deepavali, made up" },
  { date: "2026-12-25", name: "Christmas Day" },

  { date: "2027-01-01", name: "New Year's Day" },
  { date: "2027-01-22", name: "Thaipusam" },
  { date: "2027-02-06", name: "Chinese New Year" },
  { date: "2027-02-07", name: "Chinese New Year, second day" },
  { date: "2027-02-08", name: "Chinese New Year, made up" },
  { date: "2027-02-24", name: "Nuzul Al-Quran", expected: true },
  { date: "2027-03-10", name: "Hari Raya Aidilfitri", expected: true },
  {
    date: "2027-03-11",
    name: "Hari Raya Aidilfitri, second day",
    expected: true,
  },
  { date: "2027-05-01", name: "Labour Day" },
  { date: "2027-05-17", name: "Hari Raya Haji", expected: true },
  { date: "2027-05-20", name: "Wesak Day", expected: true },
  { date: "2027-06-06", name: "Awal Muharram", expected: true },
  { date: "2027-06-07", name: "Birthday of the Agong" },
  { date: "2027-06-08", name: "Awal Muharram, made up", expected: true },
  { date: "2027-08-15", name: "Birthday of the Prophet", expected: true },
  {
    date: "2027-08-16",
    name: "Birthday of the Prophet, made up",
    expected: true,
  },
  { date: "2027-08-31", name: "National Day" },
  { date: "2027-09-16", name: "Malaysia Day" },
  { date: "2027-10-28", name: "Deepavali", expected: true },
  { date: "2027-11-05", name: "Birthday of the Sultan of Perak" },
  { date: "2027-12-25", name: "Christmas Day" },
];
