import type { Translation } from "../../translation.ts";
import type { admin as english } from "../en/admin.ts";
import { allReports } from "./admin/all-reports.ts";
import { clients } from "./admin/clients.ts";
import { contacts } from "./admin/contacts.ts";
import { figures } from "./admin/figures.ts";
import { imports } from "./admin/imports.ts";
import { letters } from "./admin/letters.ts";
import { mails } from "./admin/mails.ts";
import { reports } from "./admin/reports.ts";
import { schedules } from "./admin/schedules.ts";
import { settings } from "./admin/settings.ts";

export const admin: Translation<typeof english> = {
  title: "Papan Pemuka Sistem Pelaporan",
  checking: "Menyemak log masuk...",
  checkFailed: "Kami tidak dapat menyemak sama ada anda sudah log masuk",
  signedInAs: "Dilog masuk sebagai {{username}}",
  logout: "Log keluar",
  loggingOut: "Sedang log keluar...",
  logoutFailed: "Gagal log keluar: {{message}}",
  sessionEnded: "Sesi anda telah tamat",
  sessionEndedLead: "Sila log masuk semula untuk meneruskan.",
  close: "Tutup",
  cancel: "Batal",
  copy: "Salin",
  copied: "Disalin",
  refresh: "Muat semula",
  toEnquiries: "Pertanyaan",
  toHandle_one: "{{count}} belum dilayan",
  toHandle_other: "{{count}} belum dilayan",
  opensInNewTab: "(dibuka dalam tab baharu)",
  stale: "Tidak dapat dikemas kini: {{message}} Maklumat yang dipaparkan mungkin tidak terkini.",
  loadFailed: "Bahagian ini tidak dapat dimuatkan",

  login: {
    title: "Log masuk staf",
    lead: "Untuk staf yang menyediakan dan menghantar laporan.",
    username: "Nama pengguna",
    password: "Kata laluan",
    show: "Paparkan",
    hide: "Sembunyikan",
    showPassword: "Paparkan kata laluan",
    hidePassword: "Sembunyikan kata laluan",
    submit: "Log masuk",
    busy: "Sedang log masuk...",
    invalid: "Nama pengguna atau kata laluan tidak sah",
    required: "{{field}} wajib diisi",
    portal: "Anda pelanggan? Laporan anda ada di portal klien.",
    turn: {
      lead: "Anda boleh tunggu di sini. Halaman ini akan mencuba lagi dengan sendirinya.",
      next_one: "Percubaan seterusnya dalam {{count}} saat",
      next_other: "Percubaan seterusnya dalam {{count}} saat",
      linkLead:
        "Jika terlalu lama, minta pautan melalui e-mel. Pelayar yang membuka pautan itu tidak perlu menunggu orang lain.",
      link: "Hantar pautan ke alamat agensi",
      sending: "Sedang menghantar...",
      sent: "Jika akaun ini wujud, e-mel dengan pautan sudah sampai kepada agensi atau akan sampai sebentar lagi. Buka pautan itu dalam pelayar ini.",
    },
    browser: {
      title: "Adakah ini pelayar anda sendiri?",
      lead: "Selepas dikenali, pelayar ini tidak perlu menunggu ketika orang lain cuba meneka kata laluan anda. Anda masih perlu log masuk dengan kata laluan.",
      know: "Kenali pelayar ini",
      knowing: "Sebentar...",
      known: "Pelayar ini sudah dikenali. Sila log masuk.",
    },
  },

  summary: {
    label: "Ringkasan",
    totalClients: "Jumlah Pelanggan",
    activeClients: "Pelanggan Aktif",
    reportsThisMonth: "Laporan Bulan Ini",
    monthlyRevenue: "Hasil Bulanan (%currency%)",
    meaning: {
      totalClients: "Pelanggan yang aktif, dijeda dan tamat",
      activeClients: "Pelanggan berstatus Aktif",
      reportsThisMonth: "Dijana sejak hari pertama bulan ini",
      monthlyRevenue: "Jumlah yuran bulanan semua pelanggan aktif",
    },
  },

  tabs: {
    label: "Papan pemuka",
    clients: "Pengurusan Pelanggan",
    reports: "Penjanaan Laporan",
    analytics: "Analitik",
  },

  status: { active: "Aktif", paused: "Dijeda", ended: "Tamat" },
  reportType: { weekly: "Mingguan", monthly: "Bulanan", quarterly: "Suku tahunan" },

  clients,
  contacts,
  figures,
  imports,
  letters,
  reports,

  analytics: {
    overview: "Gambaran keseluruhan sistem",
    paused: "Pelanggan dijeda atau tamat",
    allReports: "Jumlah laporan",
    unsent: "Dijana, belum dihantar",
    pending: "E-mel dalam perjalanan",
    failed: "E-mel yang gagal",
    uncertain: "E-mel dengan hasil tidak diketahui",
    show: "Lihat",
    showNamed: "Lihat: {{what}}",
    quickActions: "Tindakan Pantas",
    settings: "Tetapan Sistem",
    schedules: "Pengurusan Jadual",
    reports: "Lihat Semua Laporan",
  },

  schedules,
  allReports,
  settings,
  mails,
};
