export type Holiday = {
  /** The day nobody is there, such as `2026-12-25`. */
  date: string;
  name: { en: string; ms: string };
  /** The moon or a later announcement may still move it. */
  expected?: true;
};

/**
 * The public holidays of Malaysia and of Perak. A holiday on a Sunday is made up for on the next working day, which stands
 * here as a day of its own (Holidays Act 1951).
 *
 * Sample data, after the lists for Perak at https://publicholidays.com.my/perak/. The official ones come from the Prime
 * Minister's Department (Jadual Hari Kelepasan Am Persekutuan) and from the state of Perak: compare each autumn, when those
 * of the coming year are out, and add the year.
 */
export const holidays: readonly Holiday[] = [
  { date: "2026-01-01", name: { en: "New Year's Day", ms: "Tahun Baharu" } },
  { date: "2026-02-01", name: { en: "Thaipusam", ms: "Hari Thaipusam" } },
  { date: "2026-02-02", name: { en: "Thaipusam, made up", ms: "Hari Thaipusam (ganti)" } },
  { date: "2026-02-17", name: { en: "Chinese New Year", ms: "Tahun Baharu Cina" } },
  { date: "2026-02-18", name: { en: "Chinese New Year, second day", ms: "Tahun Baharu Cina (hari kedua)" } },
  { date: "2026-03-07", name: { en: "Nuzul Al-Quran", ms: "Hari Nuzul Al-Quran" }, expected: true },
  { date: "2026-03-21", name: { en: "Hari Raya Aidilfitri", ms: "Hari Raya Aidilfitri" }, expected: true },
  {
    date: "2026-03-22",
    name: { en: "Hari Raya Aidilfitri, second day", ms: "Hari Raya Aidilfitri (hari kedua)" },
    expected: true,
  },
  {
    date: "2026-03-23",
    name: { en: "Hari Raya Aidilfitri, made up", ms: "Hari Raya Aidilfitri (ganti)" },
    expected: true,
  },
  { date: "2026-05-01", name: { en: "Labour Day", ms: "Hari Pekerja" } },
  { date: "2026-05-27", name: { en: "Hari Raya Haji", ms: "Hari Raya Haji" }, expected: true },
  { date: "2026-05-31", name: { en: "Wesak Day", ms: "Hari Wesak" } },
  { date: "2026-06-01", name: { en: "Birthday of the Agong", ms: "Hari Keputeraan Yang di-Pertuan Agong" } },
  { date: "2026-06-02", name: { en: "Wesak Day, made up", ms: "Hari Wesak (ganti)" } },
  { date: "2026-06-17", name: { en: "Awal Muharram", ms: "Awal Muharam" }, expected: true },
  { date: "2026-08-25", name: { en: "Birthday of the Prophet", ms: "Maulidur Rasul" }, expected: true },
  { date: "2026-08-31", name: { en: "National Day", ms: "Hari Kebangsaan" } },
  { date: "2026-09-16", name: { en: "Malaysia Day", ms: "Hari Malaysia" } },
  { date: "2026-11-06", name: { en: "Birthday of the Sultan of Perak", ms: "Hari Keputeraan Sultan Perak" } },
  { date: "2026-11-08", name: { en: "Deepavali", ms: "Hari Deepavali" } },
  { date: "2026-11-09", name: { en: "Deepavali, made up", ms: "Hari Deepavali (ganti)" } },
  { date: "2026-12-25", name: { en: "Christmas Day", ms: "Hari Krismas" } },

  { date: "2027-01-01", name: { en: "New Year's Day", ms: "Tahun Baharu" } },
  { date: "2027-01-22", name: { en: "Thaipusam", ms: "Hari Thaipusam" } },
  { date: "2027-02-06", name: { en: "Chinese New Year", ms: "Tahun Baharu Cina" } },
  { date: "2027-02-07", name: { en: "Chinese New Year, second day", ms: "Tahun Baharu Cina (hari kedua)" } },
  { date: "2027-02-08", name: { en: "Chinese New Year, made up", ms: "Tahun Baharu Cina (ganti)" } },
  { date: "2027-02-24", name: { en: "Nuzul Al-Quran", ms: "Hari Nuzul Al-Quran" }, expected: true },
  { date: "2027-03-10", name: { en: "Hari Raya Aidilfitri", ms: "Hari Raya Aidilfitri" }, expected: true },
  {
    date: "2027-03-11",
    name: { en: "Hari Raya Aidilfitri, second day", ms: "Hari Raya Aidilfitri (hari kedua)" },
    expected: true,
  },
  { date: "2027-05-01", name: { en: "Labour Day", ms: "Hari Pekerja" } },
  { date: "2027-05-17", name: { en: "Hari Raya Haji", ms: "Hari Raya Haji" }, expected: true },
  { date: "2027-05-20", name: { en: "Wesak Day", ms: "Hari Wesak" }, expected: true },
  { date: "2027-06-06", name: { en: "Awal Muharram", ms: "Awal Muharam" }, expected: true },
  { date: "2027-06-07", name: { en: "Birthday of the Agong", ms: "Hari Keputeraan Yang di-Pertuan Agong" } },
  { date: "2027-06-08", name: { en: "Awal Muharram, made up", ms: "Awal Muharam (ganti)" }, expected: true },
  { date: "2027-08-15", name: { en: "Birthday of the Prophet", ms: "Maulidur Rasul" }, expected: true },
  {
    date: "2027-08-16",
    name: { en: "Birthday of the Prophet, made up", ms: "Maulidur Rasul (ganti)" },
    expected: true,
  },
  { date: "2027-08-31", name: { en: "National Day", ms: "Hari Kebangsaan" } },
  { date: "2027-09-16", name: { en: "Malaysia Day", ms: "Hari Malaysia" } },
  { date: "2027-10-28", name: { en: "Deepavali", ms: "Hari Deepavali" }, expected: true },
  { date: "2027-11-05", name: { en: "Birthday of the Sultan of Perak", ms: "Hari Keputeraan Sultan Perak" } },
  { date: "2027-12-25", name: { en: "Christmas Day", ms: "Hari Krismas" } },
];
