/** Texts of a client's targets and of what was done, in the dashboard. */
export const plan = {
  open: "Sasaran dan kerja",
  title: "Sasaran dan kerja untuk {{name}}",
  targets: {
    heading: "Sasaran sebulan",
    lead: "Setiap laporan menyatakan sama ada sasaran tercapai. Biarkan kosong jika tiada sasaran. Laporan suku tahunan mengira tiga kali ganda prospek, tanpa sasaran pelawat.",
    totalLeads: "Prospek",
    totalVisitors: "Pelawat",
    averagePosition: "Kedudukan purata, atau lebih baik",
    totalFollowers: "Pengikut",
    save: "Simpan sasaran",
    saved: "Sasaran disimpan",
    failed: "Sasaran tidak dapat disimpan: {{message}}",
  },
  work: {
    heading: "Apa yang kami lakukan",
    lead: "Satu baris bagi setiap perkara. Laporan tempohnya memberitahu pelanggan.",
    date: "Tarikh",
    text: "Apa yang dilakukan",
    link: "Pautan (pilihan)",
    add: "Tambah",
    failed: "Gagal: {{message}}",
    none: "Belum ada catatan.",
    remove: "Buang",
  },
} as const;
