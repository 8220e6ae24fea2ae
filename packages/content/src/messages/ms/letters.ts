import type { letters as english } from "../en/letters.ts";
import type { Translation } from "../translation.ts";

export const letters: Translation<typeof english> = {
  services: {
    "web-design": "Reka Bentuk Web",
    seo: "Perkhidmatan SEO",
    "digital-marketing": "Pemasaran Digital",
    "complete-package": "Pakej Lengkap",
  },
  languages: { en: "Inggeris", ms: "Melayu" },
  yes: "Ya",
  no: "Tidak",
  enquiryNotice: {
    subject: {
      contact: "Mesej baharu daripada {{name}}",
      consultation: "Permintaan konsultasi daripada {{name}}",
      audit: "Audit SEO dihantar kepada {{name}}",
      subscription: "Pelanggan surat berita baharu: {{name}}",
    },
    intro: {
      contact: "Ada mesej melalui borang hubungi. Kita berjanji membalasnya dalam masa 24 jam.",
      consultation: "Ada permintaan konsultasi percuma 30 minit. Kita berjanji menghubunginya dalam masa 24 jam.",
      audit: "Ada pelawat yang mengaudit laman web dan meminta butirannya melalui e-mel.",
      subscription: "Ada pelanggan baharu surat berita.",
    },
    name: "Nama",
    email: "E-mel",
    website: "Laman web",
    service: "Perkhidmatan",
    message: "Mesej",
    language: "Bahasa",
    page: "Halaman",
    city: "Bandar",
    marketing: "Mahu berita dan tawaran",
    details: { url: "Halaman yang diaudit", score: "Skor", slot: "Masa pilihan" },
    open: "Buka dalam peti masuk",
    reply: "Jawapan anda kepada e-mel ini akan sampai kepada {{email}}.",
    reason:
      "Makluman ini dihantar kepada kakitangan {{agency}}. Isinya tersimpan dalam peti masuk, walau apa pun terjadi kepada e-mel ini.",
  },
};
