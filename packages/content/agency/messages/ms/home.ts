import type { Translation } from "@agency/content/translation";
import { prices } from "../../prices.ts";
import type { home as english } from "../en/home.ts";

export const home: Translation<typeof english> = {
  title: "Laman web dan carian untuk Malaysia dan Singapura",
  description: `Kami membina laman web pantas dan membawa pelawat daripada carian untuk perniagaan di Malaysia dan Singapura. Dari ${prices.plans} sebulan, laporannya boleh disemak.`,
  hero: {
    trade: "Laman web, SEO dan iklan untuk perniagaan kecil",
    found: "Dijumpai di",
    home: "Pulau Pinang.",
    chosen: "Dipilih di",
    away: "Singapura.",
    lead: "Kami membina laman web yang pantas dan membawa pelawat daripada carian, untuk perniagaan dari Labuan hingga Orchard Road. Setiap bulan anda terima laporan yang mudah difahami.",
    start: "Mulakan Projek Anda",
    work: "Lihat Hasil Kerja Kami",
    facts: {
      price: "sebulan untuk bermula",
      languages: "setiap halaman, setiap laporan",
      monthly: "Bulanan",
      report: "angka yang boleh disemak",
    },
  },
  services: {
    title: "Tiga kemahiran, satu bengkel.",
    lead: "Laman yang tidak dijumpai ibarat risalah dalam laci. Pelawat yang bertemu laman perlahan ibarat wang tercicir di kaki lima. Jadi kami buat kedua-duanya, dan tunjukkan hasilnya.",
    more: "Ketahui Lebih Lanjut",
    moreAbout: " tentang {{service}}",
    items: {
      "web-design": {
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
      "digital-marketing": {
        name: "Pemasaran digital",
        one: "Iklan yang ada bajet dan ada tarikh tamat",
        two: "Prospek dikira, bukan tanda suka",
        three: "Angka setiap minggu",
      },
    },
  },
  complete: {
    title: "Laman, carian dan iklan di bawah satu bumbung.",
    lead: "Satu pasukan, satu laporan, satu nombor telefon. Pakej terkecil siap dalam {{from}} hingga {{to}} minggu.",
    from: "dari",
    term: "untuk persediaan, kemudian {{monthly}} sebulan",
    view: "Lihat Pakej Lengkap",
    custom: "Dapatkan Cadangan Khas",
  },
  tools: {
    title: "Sebelum anda bayar apa-apa.",
    lead: "Tiga perkara ini percuma. Tidak perlu mendaftar, tidak perlu kad. Masukkan alamat anda dan lihat apa yang kami temui.",
    free: "Percuma",
    whatsapp: "WhatsApp",
    whatsappAbout: "{{tool}} melalui WhatsApp",
    phone: "Telefon {{number}}",
    audit: {
      name: "Audit SEO",
      lead: "Kami membaca halaman anda seperti enjin carian membacanya, lalu memberi skor daripada 100.",
      points: [
        "Tajuk, subtajuk, teks dan pautan, satu demi satu",
        "Sama ada enjin carian dibenarkan membacanya",
        "Apa yang perlu dibaiki, yang paling teruk dahulu",
      ],
      body: "Salam,\n\ntolong audit halaman ini:\nhttps://\n\nNama saya:",
    },
    speed: {
      name: "Ujian kelajuan laman web",
      lead: "Sepantas mana halaman anda dimuatkan, dan bila telefon biasa dapat memaparkan dan menggunakannya.",
      points: ["Masa muat dalam saat", "Skor prestasi daripada 100", "Jumlah data dan bilangan fail yang dimuatkan"],
      body: "Salam,\n\ntolong uji kelajuan halaman ini:\nhttps://\n\nNama saya:",
    },
    consultation: {
      name: "Konsultasi",
      length: "30 minit",
      lead: "Setengah jam bersama orang yang membina laman web. Anda bawa soalan, slaid kami tinggalkan di pejabat.",
      points: [
        "Melalui telefon atau video, atau sambil minum kopi di Ipoh",
        "Tentang laman, pasaran dan bajet anda",
        "Jawapan terus terang, walaupun jawapannya: tunggu setahun lagi",
      ],
      body: "Salam,\n\nsaya berminat dengan konsultasi percuma selama 30 minit.\n\nNama saya:\nLaman web saya, jika ada:\nMasa yang sesuai:",
    },
  },
  pricing: {
    title: "Harga terpampang.",
    lead: "Ditulis seperti di kopitiam: besar, dan sama untuk setiap meja. Semuanya harga sebulan.",
    perMonth: "sebulan",
    popular: "Paling Popular",
    choose: "Mulakan dengan {{plan}}",
    plans: {
      starter: {
        name: "Permulaan",
        description: "Laman kecil supaya anda dijumpai dan dihubungi.",
        features: ["Laman 5 halaman", "SEO asas", "Mesra telefon", "Laporan bulanan", "Sokongan e-mel"],
      },
      professional: {
        name: "Profesional",
        description: "Laman lebih besar, dengan carian dan iklan yang membawa pertanyaan.",
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
        name: "Korporat",
        description: "Kedai dalam talian atau laman besar, dengan seorang yang tahu semuanya.",
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
  portfolio: {
    title: "Tiada satu pun yang serupa.",
    lead: "Cara kopitiam berniaga lain daripada klinik. Jadi lamannya pun tidak patut nampak sama.",
    sample: "Projek contoh",
    testimonialsTitle: "Kata pelanggan",
    testimonialsSample: "Testimoni contoh",
    testimonials: {
      bakery: {
        quote: "Mereka tanya dulu kami bakar roti apa, kemudian baru tanya berapa bajet kami.",
        name: "Pelanggan contoh, kedai roti di Ipoh",
        position: "Pemilik",
      },
      workshop: {
        quote: "Laporannya muat satu halaman, dan setiap barisnya saya faham.",
        name: "Pelanggan contoh, bengkel kereta di Klang",
        position: "Pengurus",
      },
      tuition: {
        quote: "Kami ambil separuh sahaja daripada yang ditawarkan. Kata mereka, separuh pun sudah cukup.",
        name: "Pelanggan contoh, pusat tuisyen di Kuching",
        position: "Pengetua",
      },
    },
  },
  team: {
    title: "Siapa yang jawab telefon.",
    lead: "Tiga orang sahaja, dan anda tahu siapa buat apa.",
    all: "Lihat Pasukan Penuh",
  },
  contact: {
    title: "Ceritakan apa yang anda jual.",
    lead: "Isi borang ini, hantar mesej atau telefon, dalam bahasa Melayu atau Inggeris. Kami balas dalam masa 24 jam.",
    email: "E-mel",
    phone: "Telefon",
    whatsapp: "WhatsApp",
    chat: "Mula berbual",
    address: "Bengkel",
  },
  cta: {
    title: "Setengah jam pertama, kami belanja.",
    lead: "Ceritakan apa yang anda jual dan di mana. Kami beritahu apa yang patut dibuat dahulu, dan berapa kosnya.",
    free: "Dapatkan setengah jam percuma",
  },
};
