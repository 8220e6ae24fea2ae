import type { team as english } from "../en/team.ts";
import type { Translation } from "../translation.ts";

export const team: Translation<typeof english> = {
  sample: "Pasukan contoh",
  linkedin: "LinkedIn",
  linkedinOf: "{{name}} di LinkedIn",
  members: {
    founder: {
      role: "Pengasas, CEO dan ahli strategi",
      bio: "Membaca angka sebelum mesyuarat dan menerangkan maksudnya dalam satu ayat. Merancang setiap projek, daripada panggilan pertama hingga sebulan selepas laman dilancarkan.",
      skills: ["Strategi", "SEO", "Analitik"],
    },
    sales: {
      role: "Ketua jualan",
      bio: "Menjawab pertanyaan pertama, menyediakan sebut harga, dan berterus terang jika pelan yang lebih kecil sudah memadai. Boleh berbahasa Melayu, Inggeris dan Kantonis.",
      skills: ["Khidmat nasihat", "Sebut harga", "Google Ads"],
    },
    admin: {
      role: "Ketua pentadbiran dan media sosial",
      bio: "Memastikan jadual, invois dan kapsyen siap tepat pada masanya. Kalau hantaran keluar pukul lapan dengan gambar yang betul, anda tahu siapa yang menghantarnya.",
      skills: ["Media sosial", "Kalendar kandungan", "Khidmat pelanggan"],
    },
  },
};
