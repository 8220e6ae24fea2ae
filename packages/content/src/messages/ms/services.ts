import type { Translation } from "../../translation.ts";
import type { services as english } from "../en/services.ts";

const frame = {
  start: "Mulakan",
  prices: "Lihat harga",
  delivery: { weeks: "{{from}}–{{to}} minggu", months: "{{from}}–{{to}} bulan", ongoing: "Berterusan" },
  tabs: { label: "Ciri dan saluran", features: "Ciri", channels: "Saluran" },
  packages: {
    popular: "Paling Popular",
    choose: "Mulakan dengan {{name}}",
    once: "sekali bayar",
    month: "sebulan",
    setUp: "persediaan",
    monthly: "kemudian {{price}} sebulan",
    launch: "Dilancarkan dalam {{from}}–{{to}} minggu",
    adSpend: "{{price}} daripadanya ialah belanja iklan",
    channels: "Saluran: {{list}}.",
    note: {
      once: "Setiap harga dibayar sekali sahaja. Pelan di laman utama ialah tawaran lain, dengan harga bulanan.",
      month: "Setiap harga ialah harga untuk sebulan. Pelan di laman utama ialah tawaran lain.",
      launch:
        "Anda membayar kos permulaan sekali, kemudian yuran bulanan mulai pelancaran. Pelan di laman utama ialah tawaran lain.",
      mixed:
        "Baris di bawah setiap harga menyatakan sama ada anda membayarnya sekali atau setiap bulan. Pelan di laman utama ialah tawaran lain.",
    },
  },
  faq: { title: "Soalan sebelum anda bersetuju" },
  cities: { lead: "Apa yang berbeza di bandar anda, dan berapa kosnya di sana." },
  articles: {
    title: "Baca dahulu, putuskan kemudian",
    lead: "Catatan kami sendiri, percuma, tanpa perlu mengisi borang.",
  },
};

const city = {
  back: "Semua perkhidmatan",
  heading: "{{service}} di",
  start: "Mulakan",
  price: "Harga",
  delivery: "Tempoh siap",
  once: "sekali bayar",
  month: "sebulan",
  compare: "Bandingkan pakej",
  ownPrice: "{{price}} di atas halaman ini ialah tawaran yang tersendiri.",
  ownPriceMore: "Apa yang termasuk",
  facts: {
    title: "{{city}} secara ringkas",
    population: "Penduduk",
    state: "Lokasi",
    business: "Perniagaan setempat",
  },
  neighbourhoods: "Perniagaan ikut kawasan",
  searches: {
    title: "Apa yang orang taip",
    note: "Contoh untuk membuka fikiran, bukan jumlah carian yang diukur.",
  },
  features: { title: "Termasuk dalam kerja ini", more: "Maksud setiap satu" },
  faq: { title: "Soalan dari {{city}}", more: "Soalan dan jawapan lain" },
  services: "Perkhidmatan lain di {{city}}",
  neighbours: "{{service}} di tempat berdekatan",
  closing: {
    title: "Anda berniaga di {{city}}?",
    lead: "Setengah jam melalui telefon atau video, percuma. Catatannya milik anda.",
  },
  notFound: {
    title: "Perkhidmatan atau bandar tidak ditemui",
    lead: "Kami tiada halaman di alamat ini. Mungkin nama bandar itu dieja dengan cara lain. Setiap halaman perkhidmatan menyenaraikan bandar kami di bahagian bawah.",
  },
};

const checker = {
  title: "Bagaimana keadaan laman anda?",
  lead: "Taip alamatnya. Kami membaca halaman itu seperti enjin carian membacanya, lalu memberi skor daripada 100.",
  label: "Alamat laman web anda",
  placeholder: "https://",
  check: "Semak laman saya",
  analysing: "Menganalisis...",
  score: "{{score}} daripada 100",
  verdicts: {
    attention: "Perlu perhatian segera",
    improvement: "Masih boleh ditambah baik",
    good: "Skor yang baik!",
  },
  details: "Lihat apa yang perlu dibaiki",
  invalid: "Sila isi alamat yang lengkap, contohnya https://contoh.com.",
  failure: "Laman web gagal dianalisis. Sila semak URL dan cuba lagi.",
};

export const services: Translation<typeof english> = { frame, city, checker };
