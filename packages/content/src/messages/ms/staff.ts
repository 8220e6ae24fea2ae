import type { Translation } from "../../translation.ts";
import type { staff as english } from "../en/staff.ts";

export const staff: Translation<typeof english> = {
  nav: {
    label: "Halaman staf",
    menu: "Menu",
    home: "Papan Pemuka Sistem Pelaporan",
    reports: "Laporan",
    attention: "Perlu perhatian",
    clients: "Pelanggan",
    schedules: "Jadual",
    enquiries: "Pertanyaan",
    allReports: "Semua laporan",
    analytics: "Analitik",
    settings: "Tetapan",
    waiting: {
      attention_one: "{{count}} perkara perlu diselesaikan",
      attention_other: "{{count}} perkara perlu diselesaikan",
      enquiries_one: "{{count}} pertanyaan belum dilayan",
      enquiries_other: "{{count}} pertanyaan belum dilayan",
    },
    signOut: "Log keluar",
    shortcuts: "Pintasan papan kekunci",
    site: "Laman awam",
  },
  shortcuts: {
    title: "Pintasan papan kekunci",
    on: "Guna pintasan satu kekunci",
    onHint:
      "Matikan jika anda menggunakan input suara atau pembaca skrin yang memerlukan kekunci ini. Pelayar ini mengingati pilihan anda.",
    key: "Kekunci",
    action: "Tindakan",
    search: "Cari di halaman ini",
    help: "Papar bantuan ini",
    go: "Pergi ke {{place}}",
    after: "kemudian",
  },

  charts: {
    title: "Carta",
    byMonth: "Laporan dan e-mel mengikut bulan",
    month: "Bulan",
    reports: "Laporan dijana",
    mails: "E-mel dihantar",
    both: "{{reports}} laporan dijana, {{mails}} e-mel dihantar",
    revenue: "Hasil mengikut pakej",
    package: "Pakej",
    perMonth: "Sebulan",
    clients: "Pelanggan",
    byStatus: "Pelanggan mengikut status",
    status: "Status",
  },
};
