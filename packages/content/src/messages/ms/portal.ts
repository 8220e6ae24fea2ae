import type { portal as english } from "../en/portal.ts";
import type { Translation } from "../translation.ts";

export const portal: Translation<typeof english> = {
  title: "Portal pelanggan",
  entry: {
    title: "Buka laporan anda",
    lead: "Semua angka anda dalam simpanan kami, dengan bahasa yang mudah, berserta PDF untuk dimajukan.",
    label: "ID pelanggan",
    hint: "ID ini ada dalam e-mel yang disertakan dengan laporan anda. Huruf besar atau kecil, ruang dan sempang tidak membezakannya.",
    submit: "Buka Laporan",
    help: "Tiada ID, atau ID itu tidak dapat digunakan?",
    noScript: "Portal ini memerlukan JavaScript, tetapi JavaScript dimatikan dalam pelayar ini.",
  },
  room: { by: "{{agency}} menyediakan laporan ini" },
  opening: "Membuka portal anda…",
  closed: {
    title: "Portal anda tidak dapat dibuka buat masa ini",
    another: "Guna ID lain",
  },
  support: {
    contact: "Hubungi Sokongan",
    whatsapp: "WhatsApp",
    newTab: "dibuka dalam tab baharu",
    subject: "Portal pelanggan",
    subjectOf: "Portal pelanggan: {{name}}",
  },
  client: {
    welcome: "Selamat kembali, {{name}}",
    package: { starter: "Pakej Permulaan", business: "Pakej Perniagaan", enterprise: "Pakej Perusahaan" },
    status: { active: "Aktif", paused: "Dijeda", ended: "Tamat" },
    website: "Laman web",
  },
  reports: {
    loading: "Mengambil laporan anda…",
    failed: "Laporan anda tidak dapat diambil buat masa ini",
    none: "Belum Ada Laporan",
    noneLead: "Laporan pertama anda dijana dalam masa 24 jam selepas akaun disediakan.",
    demo: "Jadualkan Laporan Demo",
  },
  tabs: {
    label: "Bahagian laporan",
    overview: "Ringkasan",
    traffic: "Trafik",
    seo: "SEO",
    reports: "Semua Laporan",
  },
  report: {
    newest: "Laporan terbaharu",
    earlier: "Laporan terdahulu",
    showNewest: "Tunjukkan yang terbaharu",
    download: "Muat turun PDF",
  },
  seoMeaning: "Pengoptimuman enjin carian: supaya anda ditemui dalam carian",
  table: { show: "Tunjukkan sebagai jadual", of: "{{title}}, sebagai jadual" },
  history: {
    title: "Semua laporan",
    emailed: "Telah die-mel",
    shown: "Sedang dipaparkan",
    view: "Lihat",
    download: "Muat turun",
    older: "Tunjukkan {{number}} laporan yang lebih lama",
  },
};
