import type { Translation } from "@agency/content/translation";
import type { shared as english } from "../en/shared.ts";

export const shared: Translation<typeof english> = {
  tagline: "Laman web dan carian, buatan Ipoh",
  promise: "Laman web yang muncul sebelum kopi siap dituang, dan angka yang boleh anda semak sendiri.",
  services: {
    "web-design": "Reka Bentuk Web",
    seo: "SEO",
    "digital-marketing": "Pemasaran Digital",
    "complete-package": "Pakej Lengkap",
  },
  /** As a contact form and a message name them. */
  serviceTitles: {
    "web-design": "Reka Bentuk Web",
    seo: "Perkhidmatan SEO",
    "digital-marketing": "Pemasaran Digital",
    "complete-package": "Pakej Lengkap",
  },
  cities: {
    "kuala-lumpur": "Kuala Lumpur",
    selangor: "Selangor",
    penang: "Pulau Pinang",
    "johor-bahru": "Johor Bahru",
    ipoh: "Ipoh",
    "kota-kinabalu": "Kota Kinabalu",
    kuching: "Kuching",
    "petaling-jaya": "Petaling Jaya",
    "shah-alam": "Shah Alam",
    klang: "Klang",
    singapore: "Singapura",
  },
  /** What the local part of a city's page is headed with. */
  local: {
    "web-design": "Tugas laman web di {{city}}",
    seo: "Supaya dijumpai di {{city}}",
    "digital-marketing": "Ke mana wang anda patut pergi di {{city}}",
    "complete-package": "Cara kami mengerjakannya di {{city}}",
  },
  /** The packages of clients. */
  clientPackages: { starter: "Permulaan", business: "Perniagaan", enterprise: "Korporat" },
  rating: {
    figure: "5.0",
    claim: "daripada 50+ ulasan",
    note: "Dakwaan agensi sendiri, dipaparkan sebagai teks contoh. Ini bukan penarafan yang diukur.",
  },
  newsletter: {
    title: "Satu artikel melalui e-mel, pada hari Selasa.",
    claim: "500+ pemilik perniagaan membacanya sambil minum kopi pagi.",
    lead: "Satu topik, setiap Selasa apabila ada yang baharu, dan anda boleh berhenti pada bila-bila masa.",
    /** In the mail that asks for a confirmation. */
    intro:
      "Alamat ini dimasukkan untuk surat berita kami: artikel tentang laman web, carian dan pengiklanan bagi perniagaan di Malaysia dan Singapura.",
  },
  blog: {
    title: "Blog: laman web, carian dan iklan",
    description:
      "Panduan laman web, SEO, iklan dan e-mel untuk tauke di Malaysia dan Singapura, lengkap dengan senarai semak, contoh kiraan dan harga dalam RM.",
    heading: "Catatan dari bengkel.",
    lead: "Apa yang kami terangkan kepada pelanggan sambil minum kopi, kini bertulis: laman web, carian, iklan dan kedai dalam talian, untuk perniagaan di Malaysia dan Singapura.",
    feedDescription: "Laman web, carian dan iklan untuk perniagaan kecil di Malaysia dan Singapura.",
    author:
      "Kami membina laman web di Ipoh dan membawa pelawat kepadanya melalui carian, iklan dan e-mel. Beginilah cara kami bekerja untuk pelanggan kami sendiri.",
    categories: {
      seo: "SEO",
      "web-design": "Reka Bentuk Web",
      "digital-marketing": "Pemasaran Digital",
      ppc: "Iklan PPC",
      "e-commerce": "E-dagang",
      "content-marketing": "Pemasaran Kandungan",
      performance: "Prestasi",
      "business-strategy": "Strategi Perniagaan",
      "email-marketing": "Pemasaran E-mel",
      "local-seo": "SEO Tempatan",
    },
  },
};
