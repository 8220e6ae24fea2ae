import type { Translation } from "@agency/content/translation";
import type { team as english } from "../en/team.ts";

export const team: Translation<typeof english> = {
  sample: "Pasukan contoh",
  linkedin: "LinkedIn",
  linkedinOf: "{{name}} di LinkedIn",
  page: {
    title: "Pasukan di sebalik angka",
    description:
      "Tiga orang di Ipoh merancang, membina dan mengukur laman web untuk perniagaan di Malaysia dan Singapura: siapa jawab telefon, siapa buat kerja, apa janji kami.",
    heading: "Tiga orang. Tiada operator.",
    lead: "Orang yang menjawab mesej pertama anda masih ada apabila laporan sampai. Kami sengaja kekal kecil: setiap projek ada seorang yang tahu semuanya, dan anda tahu namanya.",
    members: "Orang yang akan anda hubungi",
    skills: "Kemahiran",
    emailTo: "E-mel kepada {{name}}",
    email: "E-mel",
    valuesTitle: "Pegangan kami",
    valuesLead:
      "Empat perkataan yang tergantung di dinding setiap agensi. Di bawah setiap satu, kami tulis apa yang kami sanggup lakukan untuknya.",
    values: {
      innovation: {
        title: "Inovasi",
        text: "Perkara baharu kami cuba dahulu di laman sendiri. Yang menjadikannya lebih pantas atau lebih mudah dijumpai, kami pasang di laman anda; yang sekadar nampak baharu, kami simpan.",
      },
      transparency: {
        title: "Ketelusan",
        text: 'Harga terpampang di papan, akaun atas nama anda, dan angka yang tidak dapat kami ukur ditulis "Tiada data" dalam laporan.',
      },
      results: {
        title: "Hasil",
        text: "Kami mengira pertanyaan, panggilan dan pesanan. Pelawat dan pengikut pun ada dalam laporan, lebih ke bawah, di tempat yang sepatutnya.",
      },
      partnership: {
        title: "Perkongsian",
        text: "Kerja yang belum diperlukan kami tolak, dan kami beritahu apa yang patut dibuat dahulu. Pelanggan yang berpindah membawa laman, akaun dan angkanya sekali.",
      },
    },
    callTitle: "Singgah minum kopi dengan kami.",
    callLead:
      "Tiga puluh minit, di Ipoh atau melalui video, dalam bahasa Melayu atau Inggeris. Bawa alamat laman anda dan satu soalan.",
    contact: "Hubungi Kami",
  },
  members: {
    founder: {
      role: "Pengasas, CEO dan ahli strategi",
      bio: "Merancang setiap laman dan membinanya sendiri: kandungan, halaman dan kod. Membaca angka sebelum mesyuarat dan menerangkan maksudnya dalam satu ayat.",
      skills: ["Strategi", "Pembangunan web", "SEO"],
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
