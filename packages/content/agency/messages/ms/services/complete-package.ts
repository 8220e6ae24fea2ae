import type { Translation } from "@agency/content/translation";
import { prices } from "../../../prices.ts";
import type { completePackage as english } from "../../en/services/complete-package.ts";

export const completePackage: Translation<typeof english> = {
  name: "Pakej lengkap",
  title: "Laman web, SEO dan iklan satu pakej",
  description: `Satu pasukan membina laman, membantunya dijumpai dan mengurus iklan anda. Persediaan dari ${prices.startup.setup}, kemudian dari ${prices.startup.month} sebulan. Malaysia dan Singapura.`,
  hero: {
    promise: "Laman, carian dan iklan di bawah satu bumbung.",
    lead: "Tiga pembekal boleh sama-sama betul tetapi masih saling menuding jari. Di sini penulis iklan duduk di sebelah pembina halamannya, dan seorang daripada mereka yang menjawab telefon anda.",
    price: "persediaan, untuk bermula",
    delivery: "sehingga laman dilancarkan",
    fact: { figure: "Satu", meaning: "laporan, invois dan nombor telefon" },
  },
  offer: {
    title: "Tiga kemahiran, satu pasukan",
    lead: "Segala yang ada dalam ketiga-tiga perkhidmatan, dirancang bersama sejak hari pertama. Masa dan wang biasanya bocor di celah pembekal, dan di sini pembekalnya cuma satu.",
  },
  features: [
    {
      title: "Satu pelan untuk dua belas bulan",
      text: "Apa yang dibina bila, berapa had kosnya, angka mana yang perlu bergerak. Dua muka surat, dan anda yang simpan.",
    },
    {
      title: "Laman didahulukan",
      text: "Iklan yang membawa ke halaman perlahan membakar wang. Kami bina halamannya, ukur, dan barulah hantar orang ke situ.",
    },
    {
      title: "Carian belajar daripada iklan",
      text: "Dalam beberapa minggu iklan menunjukkan perkataan yang membawa pelanggan. Perkataan itu dijadikan halaman yang tidak lagi memerlukan iklan.",
    },
    {
      title: "Seorang yang mengenali anda",
      text: "Suara yang sama dari perbualan pertama hingga laporan kesepuluh. Perniagaan anda cukup diterangkan sekali.",
    },
    {
      title: "Satu laporan",
      text: "Pelawat, kedudukan, pengikut, pertanyaan, pada satu halaman dalam bahasa mudah, bersama nasihat kami. Ia sampai tanpa perlu diminta.",
    },
    {
      title: "Ruang untuk beralih",
      text: "Apabila iklan menjadi, masa dialih ke iklan. Apabila kedai penuh, masa dialih ke laman. Yurannya tetap sama.",
    },
  ],
  channels: {
    site: {
      name: "Laman web anda",
      text: "Tempat semuanya bertemu: pantas, dua bahasa, dengan satu butang untuk telefon dan satu untuk WhatsApp.",
    },
    search: {
      name: "Carian Google",
      text: "Halaman untuk soalan yang ditaip pelanggan anda, dan laman yang boleh dibaca enjin carian sampai habis.",
    },
    maps: {
      name: "Google Maps",
      text: "Profil Perniagaan dengan kategori, waktu dan gambar yang betul, serta jawapan untuk setiap ulasan.",
    },
    ads: {
      name: "Iklan Google, Facebook dan Instagram",
      text: "Kempen kecil untuk apa yang anda mahu jual sekarang. Belanja iklan dibayar kepada platform dari akaun anda sendiri.",
    },
    report: {
      name: "Portal klien anda",
      text: "Semua laporan dengan ID anda sendiri, dalam bahasa Melayu atau Inggeris, sedia dipanjangkan kepada rakan kongsi atau bank.",
    },
  },
  packages: {
    title: "Satu yuran untuk buka, satu untuk jaga.",
    lead: "Yuran persediaan membayar pembinaan dan pelancaran. Yuran bulanan membayar carian, iklan dan penjagaan. Barisan minggu menunjukkan bila laman anda dilancarkan.",
    items: {
      startup: {
        name: "Usaha Baharu",
        description: "Untuk perniagaan baharu, atau laman sebenar yang pertama bagi yang lama.",
        features: ["Laman 5 halaman", "SEO tempatan", "Satu saluran iklan", "Profil Perniagaan", "Laporan bulanan"],
        guarantee: "Yuran bulanan bermula pada hari laman dilancarkan, bukan sebelumnya.",
      },
      business: {
        name: "Perniagaan",
        description: "Untuk firma yang ada staf, pesaing dan nama untuk dijaga.",
        features: [
          "Laman 10 halaman, Melayu dan Inggeris",
          "SEO untuk beberapa bandar atau negeri",
          "Iklan carian, Facebook dan Instagram",
          "2 artikel sebulan",
          "Laporan bulanan dan panggilan",
        ],
        guarantee: "Jika kami terlepas minggu pelancaran yang dipersetujui, yuran bulanan bermula sebulan lebih lewat.",
      },
      enterprise: {
        name: "Korporat",
        description: "Untuk beberapa cawangan, kedai dalam talian, atau dua negara.",
        features: [
          "Kedai dalam talian atau tempahan",
          "SEO untuk Malaysia dan Singapura",
          "Setiap saluran iklan yang berbaloi",
          "4 artikel dan satu video sebulan",
          "Seorang pengurus khusus untuk anda",
          "Angka mingguan, laporan bulanan",
        ],
        guarantee: "Tarikh bertulis bagi setiap bahagian pelancaran, dan seorang yang bertanggungjawab.",
      },
    },
  },
  process: {
    title: "Lima peringkat, satu demi satu.",
    steps: [
      {
        title: "Ruang tamu",
        text: "Kita berbual setengah jam, meneliti angka anda, dan kami beritahu sama ada anda perlukan semuanya.",
      },
      {
        title: "Pelan",
        text: "Dalam minggu pertama: halaman, kata kunci, kempen pertama, ukuran. Satu dokumen, satu tandatangan.",
      },
      {
        title: "Bengkel",
        text: "Laman dibina sementara teks dan iklan ditulis untuk halaman yang sama. Anda melihatnya setiap Jumaat.",
      },
      {
        title: "Pembukaan",
        text: "Laman dilancarkan, peta disemak, iklan pertama berjalan, pengiraan diuji dengan panggilan sebenar. Semuanya dalam seminggu.",
      },
      {
        title: "Penjagaan",
        text: "Setiap bulan: halaman, pembaikan, iklan, satu laporan, satu perbincangan tentang langkah seterusnya.",
      },
    ],
  },
  faqs: [
    {
      question: "Adakah ia lebih murah daripada tiga perkhidmatan berasingan?",
      answer: `Dalam setahun, ya. Secara berasingan, tiga pakej terkecil ialah ${prices.site.starter} untuk laman dan ${prices.year.monthApart} sebulan untuk SEO dan pemasaran: ${prices.year.apart} dalam dua belas bulan, dengan ${prices.year.adSpend} daripadanya belanja iklan. Usaha Baharu ialah ${prices.startup.setup} dan dua belas kali ${prices.startup.month}: ${prices.year.together}, dengan belanja iklan ditambah ikut pilihan anda. Kalau anda hanya mahu laman, ambil laman sahaja.`,
    },
    {
      question: "Berapa cepat laman kami boleh dilancarkan?",
      answer:
        "Usaha Baharu empat hingga enam minggu, Perniagaan enam hingga lapan, Korporat lapan hingga dua belas. Yang menentukan ialah cepat lambatnya gambar, harga dan keputusan sampai, jadi kami memintanya pada minggu pertama. Iklan bermula apabila halamannya siap, tidak lebih awal.",
    },
    {
      question: "Laman kami sudah elok. Masih sesuaikah pakej ini?",
      answer:
        "Kalau begitu kita kekalkan, asalkan ia pantas dan kata laluannya di tangan anda. Yuran persediaan digunakan untuk pembaikan, halaman yang tiada dan pengiraan, dan kosnya lebih rendah: tanyalah angkanya. Kalau laman itu tidak boleh diubah tanpa pembuat asalnya, kami cakap terus terang dan tunjukkan apa yang diperlukan untuk laman baharu.",
    },
    {
      question: "Adakah belanja iklan termasuk?",
      answer:
        "Tidak. Ia dibayar dari akaun iklan anda sendiri kepada Google atau Meta, supaya anda nampak setiap ringgit. Jumlah setiap bulan kita tetapkan bersama. Untuk kempen pertama, RM 30 hingga RM 50 sehari cukup untuk belajar sesuatu. Pakej pemasaran pula memang memasukkan belanja iklan tetap dalam harganya.",
    },
    {
      question: "Bagaimana jika kami mahu berhenti?",
      answer:
        "Beritahu 30 hari lebih awal. Laman, domain, teks, akaun dan laporan milik anda dan kekal di tempatnya. Kami serahkan senarai apa yang berjalan di mana dan berapa kosnya. Sebahagian sahaja pun boleh dihentikan: ada tauke yang meneruskan carian dan merehatkan iklan semusim.",
    },
    {
      question: `Halaman bandar menyebut ${prices.city.complete} sekali bayar. Apa maksudnya?`,
      answer: `Pelancaran di satu bandar tanpa yuran bulanan: laman, penyenaraian peta dan kempen pertama disediakan, kemudian semuanya diserahkan supaya anda boleh menguruskannya sendiri. Persediaan Usaha Baharu berharga ${prices.startup.setup} kerana kerja bulanan kami menyambungnya. Anda boleh bertukar kemudian.`,
    },
  ],
  cities: { title: "Satu bumbung, di mana pun anda berniaga." },
  start: {
    title: "Serahkan kepada satu pasukan.",
    lead: "Beritahu kami apa yang ada: laman, halaman Facebook, atau sebuah kedai sahaja. Kami lakarkan apa yang kurang dan apa yang boleh kekal, pada sehelai kertas.",
  },
};
