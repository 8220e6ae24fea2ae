import type { blog as english } from "../en/blog.ts";
import type { Translation } from "../translation.ts";

export const blog: Translation<typeof english> = {
  title: "Blog: laman web, carian dan iklan",
  short: "Blog",
  description:
    "Panduan laman web, SEO, iklan dan e-mel untuk tauke di Malaysia dan Singapura, lengkap dengan senarai semak, contoh kiraan dan harga dalam RM.",
  heading: "Catatan dari bengkel.",
  lead: "Apa yang kami terangkan kepada pelanggan sambil minum kopi, kini bertulis: laman web, carian, iklan dan kedai dalam talian, untuk perniagaan di Malaysia dan Singapura.",
  newest: "Terbaharu",
  tags: "Tag",
  readTime: "{{minutes}} minit bacaan",
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
  filter: {
    label: "Kategori",
    all: "Semua",
    count_one: "{{count}} artikel",
    count_other: "{{count}} artikel",
    inCategory_one: "{{count}} artikel dalam {{category}}",
    inCategory_other: "{{count}} artikel dalam {{category}}",
  },
  search: {
    label: "Cari artikel",
    hint: "Tajuk, tag dan seluruh teks dicari sebaik sahaja anda menaip.",
    loading: "Sedang mencari…",
    failed: "Carian tidak dapat dimuatkan. Semua artikel disenaraikan di bawah.",
    inText: "Dalam teks:",
    found_one: "{{count}} artikel untuk “{{query}}”",
    found_other: "{{count}} artikel untuk “{{query}}”",
    foundIn_one: "{{count}} artikel untuk “{{query}}” dalam {{category}}",
    foundIn_other: "{{count}} artikel untuk “{{query}}” dalam {{category}}",
    none: "Rak ini masih kosong.",
    noneLead: "Cuba perkataan lain, lihat semua artikel, atau tanya kami terus.",
    showAll: "Tunjukkan semua artikel",
    ask: "Tanya kami",
  },
  feed: {
    link: "Suapan RSS",
    title: "{{agency}}: blog",
    description: "Laman web, carian dan iklan untuk perniagaan kecil di Malaysia dan Singapura.",
  },
};
