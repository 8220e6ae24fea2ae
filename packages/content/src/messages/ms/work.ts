import type { Translation } from "../../translation.ts";
import type { work as english } from "../en/work.ts";

export const work: Translation<typeof english> = {
  list: {
    name: "Hasil kerja",
    title: "Hasil kerja kami, satu demi satu",
    description:
      "Apa yang diperlukan pelanggan, apa yang kami buat, dan apa yang berubah: satu halaman bagi setiap projek, dengan angka berserta sumbernya.",
    start: {
      title: "Bagaimana pula rupa laman anda?",
      lead: "Beritahu kami apa yang anda jual, dan kepada siapa. Kami akan beritahu apa yang patut dibuat dahulu, dan berapa harganya.",
    },
  },
  all: "Semua hasil kerja",
  sample: "Projek contoh",
  samples: "Projek contoh",
  place: "Tempat",
  services: "Yang kami buat",
  task: "Tugasnya",
  done: "Langkah demi langkah",
  change: "Sebelum dan selepas",
  sampleFigures: "Angka contoh",
  before: "Sebelum",
  after: "Selepas",
  others: { title: "Hasil kerja yang lain", lead: "Pelanggan lain, tugas lain." },
  related: {
    title: "Lihat hasilnya",
    lead: "Apa yang kami buat untuk orang lain, langkah demi langkah, dan apa yang berubah.",
  },
  start: {
    title: "Tugas anda serupa dengan ini?",
    lead: "Beritahu kami apa yang anda jual dan apa yang menghalang. Kami akan beritahu apa yang patut dibuat dahulu.",
  },
  missing: {
    title: "Projek tidak ditemui",
    lead: "Tiada projek pada alamat ini. Mungkin halamannya sudah diturunkan, atau ada huruf yang tercicir dalam perjalanan.",
  },
};
