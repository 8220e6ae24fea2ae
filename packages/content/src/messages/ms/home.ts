import type { home as english } from "../en/home.ts";
import type { Translation } from "../translation.ts";

export const home: Translation<typeof english> = {
  title: "Laman web dan carian untuk Malaysia dan Singapura",
  description:
    "Kami membina laman web yang pantas dan membawa pengunjung daripada carian, untuk perniagaan di Malaysia dan Singapura. Pelan dari RM 2,500 sebulan, dengan laporan yang boleh disemak.",
  hero: {
    found: "Dijumpai di",
    home: "Pulau Pinang.",
    chosen: "Dipilih di",
    away: "Singapura.",
    lead: "Kami membina laman web yang pantas serta trafik carian yang mengisinya, untuk perniagaan dari Labuan hingga Orchard Road. Setiap bulan anda terima angkanya, dalam bahasa yang mudah.",
    start: "Mulakan Projek Anda",
    plans: "Lihat harga",
    facts: {
      price: "sebulan untuk bermula",
      languages: "setiap halaman, setiap laporan",
      monthly: "Bulanan",
      report: "angka yang boleh disemak",
    },
  },
  services: {
    title: "Tiga kemahiran, satu bengkel.",
    lead: "Laman yang tidak dijumpai ibarat risalah dalam laci. Pengunjung yang bertemu laman lembap ibarat wang tercicir di kaki lima. Jadi kami buat kedua-duanya, dan tunjukkan hasilnya.",
    web: {
      name: "Reka bentuk web",
      one: "Muncul sebelum kopi siap dituang",
      two: "Ditulis untuk orang, difahami enjin carian",
      three: "Milik anda: kod, kandungan dan kunci",
    },
    seo: {
      name: "SEO",
      one: "Audit yang boleh anda semak sendiri",
      two: "Kata kunci bahasa Melayu dan Inggeris",
      three: "Kedudukan tanpa helah",
    },
    marketing: {
      name: "Pemasaran digital",
      one: "Iklan yang ada bajet dan ada tarikh tamat",
      two: "Bakal pelanggan dikira, bukan tanda suka",
      three: "Angka setiap minggu",
    },
  },
  pricing: {
    title: "Harga di papan.",
    lead: "Ditulis seperti di kopitiam: besar, dan sama untuk setiap meja. Semuanya harga sebulan.",
    perMonth: "sebulan",
    popular: "Paling Popular",
    choose: "Mulakan dengan {{plan}}",
    plans: {
      starter: {
        name: "Permulaan",
        features: ["Laman 5 halaman", "SEO asas", "Mesra telefon", "Laporan bulanan", "Sokongan e-mel"],
      },
      professional: {
        name: "Profesional",
        features: [
          "Laman 15 halaman",
          "SEO lanjutan dan tempatan",
          "Pengurusan media sosial",
          "Pengurusan Google Ads",
          "Laporan mingguan",
          "Sokongan telefon dan e-mel",
        ],
      },
      enterprise: {
        name: "Perusahaan",
        features: [
          "Halaman tanpa had dan e-dagang",
          "SEO penuh dan pemasaran kandungan",
          "Kempen pelbagai platform",
          "Analitik dan perisikan perniagaan",
          "Pengurus akaun khusus",
          "Sokongan keutamaan 24/7",
        ],
      },
    },
  },
  contact: {
    title: "Ceritakan apa yang anda jual.",
    lead: "Tulis atau telefon, dalam bahasa Melayu atau Inggeris. Kami balas dalam masa 24 jam.",
    email: "E-mel",
    phone: "Telefon",
    address: "Bengkel",
  },
};
