import type { common as english } from "../en/common.ts";
import type { Translation } from "../translation.ts";

export const common: Translation<typeof english> = {
  tagline: "Laman web dan carian, buatan Ipoh",
  skip: "Terus ke kandungan",
  home: "{{agency}}, laman utama",
  navigation: {
    label: "Utama",
    services: "Perkhidmatan",
    pricing: "Harga",
    contact: "Hubungi",
    start: "Mulakan",
    open: "Buka menu",
    close: "Tutup menu",
    menu: "Menu",
  },
  language: { label: "Bahasa" },
  footer: {
    label: "Kaki halaman",
    promise: "Laman web yang muncul sebelum kopi siap dituang, dan angka yang boleh anda semak sendiri.",
    site: "Di laman ini",
    clients: "Untuk pelanggan dan staf",
    contact: "Bercakap dengan kami",
    portal: "Portal pelanggan",
    staff: "Log masuk staf",
    copyright: "© {{year}} {{agency}}. Hak cipta terpelihara.",
    sample: "Agensi ini dan butirannya ialah data contoh.",
  },
  notFound: {
    title: "404 Halaman Tidak Ditemui",
    lead: "Tiada jubin di alamat ini. Dindingnya kukuh, cuma kepingan ini tidak pernah dipasang.",
    hintLabel: "Petunjuk untuk pembangun",
    hint: "Terlupa menambah halaman ini pada penghala?",
    back: "Kembali ke laman utama",
  },
  failure: {
    unreachable: "Pelayan tidak dapat dihubungi. Sila semak sambungan anda dan cuba lagi.",
    answer: "Ada sesuatu yang tidak kena ({{status}}). Sila cuba lagi.",
    page: "Ada sesuatu yang tidak kena pada halaman ini",
    pageLead: "Sila muat semula. Jika masih begini, tulis kepada kami dan ceritakan apa yang sedang anda lakukan.",
    reload: "Muat semula",
  },
  toast: { region: "Pemberitahuan ({hotkey})", label: "Pemberitahuan", close: "Tutup" },
  state: { loading: "Memuatkan…", noData: "Tiada data", sample: "Data contoh", retry: "Cuba lagi" },
  change: { up: "naik", down: "turun" },
};
