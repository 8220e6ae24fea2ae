import type { Translation } from "../../translation.ts";
import type { blog as english } from "../en/blog.ts";

export const blog: Translation<typeof english> = {
  short: "Blog",
  newest: "Terbaharu",
  tags: "Tag",
  readTime: "{{minutes}} minit bacaan",
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
    none: "Tiada artikel yang sepadan dengan “{{query}}”.",
    noneLead: "Cuba perkataan lain, lihat semua artikel, atau tanya kami terus.",
    showAll: "Tunjukkan semua artikel",
    ask: "Tanya kami",
  },
  feed: {
    link: "Suapan RSS",
    title: "{{agency}}: blog",
  },
};
