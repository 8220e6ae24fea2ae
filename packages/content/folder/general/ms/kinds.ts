import type { ServiceKind } from "../../../src/shape.ts";
import type { KindTexts } from "../facts.ts";

const person = {
  title: "Orang yang boleh dihubungi",
  text: "Anda tahu siapa yang membuat kerja dan cara menghubunginya. Anda hanya perlu menerangkan perniagaan anda sekali.",
};
const customersIn = (city: string) => ({
  title: `Pelanggan anda di ${city}`,
  text: `Kami bermula dengan pelanggan anda di ${city}: apa yang mereka cari, dengan siapa anda dibandingkan, dan apa yang mendorong mereka menghubungi anda.`,
  help: "Kami bertanya kepada anda, mencari sendiri, dan mencatat apa yang ditemui.",
});
const talk = {
  title: "Perbincangan",
  text: "Setengah jam, percuma. Ceritakan apa yang anda jual dan kepada siapa.",
};
const start =
  "Ceritakan apa yang anda jual dan di mana. Kami beritahu apa yang patut dibuat dahulu, dan berapa kosnya.";

const email = { name: "E-mel", text: "Mesej kepada orang yang memintanya, satu topik setiap kali." };

/** Work that goes on: results take months, and a report tells them. */
const search: KindTexts = {
  proof: [["Harga yang jelas, pelan bertulis dan laporan setiap bulan.", "Harga yang jelas."]],
  proofInCity: [["Lihat cara kami bermula, kosnya, dan isi laporan anda.", "Harga yang jelas."]],
  delivery: "hingga hasil pertama",
  fact: { figure: "Bulanan", meaning: "laporan dengan angka yang boleh disemak" },
  offer: "Kerja yang dipersetujui pada harga tetap. Anda tahu apa yang dibuat setiap bulan, dan nampak hasilnya.",
  features: [
    {
      title: "Pelan bertulis",
      text: "Apa yang kami buat, mengikut turutan apa, bila siap, dan angka mana yang patut bergerak.",
    },
    person,
    { title: "Milik anda", text: "Apa yang kami bina menjadi milik anda selepas dibayar, begitu juga semua akaunnya." },
  ],
  channels: {
    search: {
      name: "Carian Google",
      text: "Halaman yang menjawab soalan pelanggan, dengan perkataan yang mereka taip.",
    },
    maps: { name: "Google Maps", text: "Nama, waktu buka dan gambar yang betul, di tempat orang mencari arah." },
    email,
  },
  sizes: {
    small: {
      name: "Kecil",
      description: "Untuk langkah pertama, atau untuk menjaga apa yang sudah berjalan.",
      features: ["Kerja yang paling berguna dahulu", "Pelan bertulis", "Laporan bulanan"],
      guarantee: "Laporan anda menyenaraikan semua yang kami buat.",
    },
    medium: {
      name: "Sederhana",
      description: "Untuk perniagaan yang mahu berkembang tahun ini.",
      features: [
        "Masa kerja dua kali ganda pakej Kecil",
        "Pelan bertulis",
        "Laporan bulanan dan panggilan untuk membincangkannya",
      ],
      guarantee: "Laporan anda menyenaraikan semua yang kami buat.",
    },
    large: {
      name: "Besar",
      description: "Untuk beberapa cawangan, jenama atau bahasa.",
      features: [
        "Masa kerja dua kali ganda pakej Sederhana",
        "Pelan bagi setiap cawangan atau jenama",
        "Laporan bulanan dan panggilan untuk membincangkannya",
      ],
      guarantee: "Laporan anda menyenaraikan semua yang kami buat.",
    },
  },
  steps: [
    talk,
    { title: "Penelitian", text: "Kami menyemak apa yang ada sekarang dan menulis apa yang patut dibuat dahulu." },
    { title: "Persetujuan", text: "Anda menerima pelan dengan harganya. Kerja bermula hanya selepas anda setuju." },
    { title: "Pelaksanaan", text: "Kami mengikut pelan, dan memberitahu anda jika ada yang berubah." },
    { title: "Laporan", text: "Setiap bulan: apa yang dibuat, apa hasilnya, dan apa seterusnya." },
  ],
  faqs: [
    {
      question: "Bila kami boleh nampak hasilnya?",
      answer:
        "Kerjanya anda nampak sejak awal. Hasilnya mengambil masa dan berbeza bagi setiap perniagaan. Nilaikan hasil selepas tiga bulan, bukan sebulan, dan kedudukan carian selepas enam bulan.",
    },
    {
      question: "Bolehkah kami berhenti?",
      answer:
        "Boleh. Tempoh notis ada dalam terma kami dan dalam kontrak anda. Apa yang kami bina dan anda sudah bayar tetap milik anda.",
    },
    {
      question: "Bagaimana kami tahu ia berkesan?",
      answer:
        "Anda menerima laporan setiap bulan, dengan sumber setiap angka. Jika sesuatu angka tidak dapat diukur, laporan menyatakannya.",
    },
  ],
  start,
  pointsIn: (city) => [
    customersIn(city),
    {
      title: "Senarai kerja yang pendek",
      text: "Daripada itu, kami susun senarai kerja yang pendek, yang paling berguna dahulu. Anda menerimanya secara bertulis sebelum apa-apa dimulakan.",
      help: "Kami nyatakan harga dan tempoh setiap kerja, supaya anda boleh memilih.",
    },
    {
      title: "Apa hasilnya",
      text: "Selepas itu, laporan bulanan menunjukkan apa yang dibuat dan apa hasilnya.",
      help: "Kami membacanya bersama anda, dan bersetuju tentang bulan berikutnya.",
    },
  ],
};

/** Campaigns: they start within weeks, and somebody pays for the ads. */
const ads: KindTexts = {
  ...search,
  delivery: "hingga kempen pertama",
  channels: {
    search: {
      name: "Carian Google",
      text: "Untuk orang yang sedang mencari apa yang anda jual, dengan perkataan yang mereka taip.",
    },
    social: { name: "Media sosial", text: "Gambar dan video pendek untuk orang yang belum mengenali anda." },
    email,
  },
  steps: search.steps.with(3, {
    title: "Kempen",
    text: "Kami menjalankan kempen, membandingkan versi iklan, dan memberitahu apa yang diubah.",
  }),
  faqs: [
    {
      question: "Siapa yang membayar ruang iklan?",
      answer:
        "Anda, dari akaun atas nama anda, kecuali pakej menyebut bahagian harganya yang menjadi belanja iklan. Anda nampak berapa yang dibelanjakan, dan di mana.",
    },
    ...search.faqs.slice(1),
  ],
};

/** A website: it is planned, built, opened and handed over. */
const site: KindTexts = {
  ...search,
  proof: [["Harga yang jelas, pelan bertulis, dan laman yang menjadi milik anda.", "Harga yang jelas."]],
  proofInCity: [["Lihat cara kami bermula, kosnya, dan apa yang menjadi milik anda.", "Harga yang jelas."]],
  delivery: "hingga hari pelancaran",
  fact: { figure: "Milik anda", meaning: "laman, domain dan semua akaun" },
  offer:
    "Kerja yang dipersetujui pada harga tetap. Anda melihat laman itu siap sedikit demi sedikit, dan boleh mengubahnya sendiri kemudian.",
  features: [
    {
      title: "Pelan bertulis",
      text: "Halaman yang mana, mengikut turutan apa, bila siap, dan apa yang patut dibawanya.",
    },
    person,
    {
      title: "Milik anda",
      text: "Laman itu menjadi milik anda selepas dibayar, begitu juga domain dan semua akaunnya.",
    },
  ],
  channels: {
    phone: { name: "Di telefon", text: "Di sinilah kebanyakan orang melihat laman. Saiz ini kami reka dahulu." },
    search: {
      name: "Carian Google",
      text: "Tajuk, susunan dan teks yang difahami orang dan enjin carian.",
    },
    maps: { name: "Google Maps", text: "Nama, waktu buka dan gambar yang betul, di tempat orang mencari arah." },
  },
  sizes: {
    small: {
      name: "Kecil",
      description: "Untuk sebuah kedai atau sebuah klinik.",
      features: ["Halaman yang dicari orang dahulu", "Borang hubungan", "Pelan bertulis"],
      guarantee: "Anda melihat laman itu sebelum dilancarkan.",
    },
    medium: {
      name: "Sederhana",
      description: "Untuk perniagaan yang dibandingkan dengan yang lain.",
      features: ["Semua dalam pakej Kecil", "Teks ditulis daripada temu bual", "Satu halaman bagi setiap tawaran anda"],
      guarantee: "Anda melihat laman itu sebelum dilancarkan.",
    },
    large: {
      name: "Besar",
      description: "Untuk beberapa cawangan, jenama atau bahasa.",
      features: [
        "Semua dalam pakej Sederhana",
        "Halaman bagi setiap cawangan, jenama atau bahasa",
        "Latihan setengah hari untuk pasukan anda",
      ],
      guarantee: "Pelan bertulis dengan tarikh bagi setiap bahagian.",
    },
  },
  steps: [
    talk,
    {
      title: "Pelan",
      text: "Anda menerima senarai halaman, satu harga dan satu tarikh. Kerja bermula hanya selepas anda setuju.",
    },
    { title: "Reka bentuk", text: "Halaman yang paling penting anda lihat dahulu, di telefon anda sendiri." },
    { title: "Pembinaan", text: "Kami membina yang selebihnya, dan menunjukkannya kepada anda dari semasa ke semasa." },
    { title: "Pelancaran", text: "Kami menguji laman, menerbitkannya, dan menunjukkan cara mengubahnya." },
  ],
  faqs: [
    {
      question: "Apa yang perlu kami sediakan?",
      answer:
        "Soalan yang ditanya pelanggan, gambar tempat atau barang anda, dan seorang yang boleh membuat keputusan. Anda menerima senarainya pada hari pertama.",
    },
    {
      question: "Bolehkah kami mengubah laman itu sendiri?",
      answer: "Boleh, dan kami tunjukkan caranya. Bagi perubahan yang besar, anda tahu harganya dahulu.",
    },
    {
      question: "Laman itu milik siapa?",
      answer: "Milik anda, selepas dibayar. Domain dan akaun adalah atas nama anda.",
    },
  ],
  pointsIn: (city) => [
    customersIn(city),
    {
      title: "Senarai halaman",
      text: "Daripada itu, kami susun senarai halaman, yang paling berguna dahulu. Anda menerimanya secara bertulis sebelum apa-apa dimulakan.",
      help: "Kami nyatakan satu harga dan satu tarikh, dan anda boleh membuang halaman yang tidak perlu.",
    },
    {
      title: "Hari pelancaran",
      text: "Anda melihat laman itu sebelum dilancarkan, dan belajar cara mengubahnya.",
      help: "Kami mengujinya di telefon, menerbitkannya, dan tetap boleh dihubungi.",
    },
  ],
};

/** Work that is ordered, delivered and used, such as photographs, a logo or a brochure. */
const project: KindTexts = {
  proof: [["Cadangan bertulis, satu harga, dan semua fail pada akhirnya.", "Satu harga."]],
  proofInCity: [["Lihat cara kami bermula, kosnya, dan apa yang anda terima.", "Harga yang jelas."]],
  delivery: "dari persetujuan hingga fail",
  fact: { figure: "Satu harga", meaning: "dipersetujui secara bertulis dahulu" },
  offer: "Kerja yang dipersetujui pada satu harga. Anda melihatnya ketika masih boleh diubah, dan menerima semua fail.",
  features: [
    {
      title: "Cadangan bertulis",
      text: "Apa yang anda terima, bila siap, berapa harganya, dan apa yang tidak termasuk.",
    },
    person,
    {
      title: "Hak yang jelas",
      text: "Cadangan menyebut untuk apa, di mana dan berapa lama hasil kerja itu boleh digunakan.",
    },
  ],
  channels: {
    sign: { name: "Pada papan tanda", text: "Dilihat dari seberang jalan, siang dan malam." },
    print: { name: "Pada cetakan", text: "Menu, kad nama, kotak dan beg." },
    screen: { name: "Pada skrin", text: "Daripada gambar kecil di telefon hingga sepanduk yang besar." },
  },
  sizes: {
    small: {
      name: "Kecil",
      description: "Untuk satu perkara yang diperlukan segera.",
      features: ["Cadangan bertulis", "Satu pusingan pindaan", "Semua fail"],
      guarantee: "Anda melihat draf sebelum apa-apa dimuktamadkan.",
    },
    medium: {
      name: "Sederhana",
      description: "Untuk beberapa perkara yang seiring.",
      features: ["Cadangan bertulis", "Dua pusingan pindaan", "Semua fail, untuk cetakan dan skrin"],
      guarantee: "Anda melihat draf sebelum apa-apa dimuktamadkan.",
    },
    large: {
      name: "Besar",
      description: "Untuk beberapa cawangan, jenama atau bahasa.",
      features: [
        "Cadangan dengan tarikh bagi setiap bahagian",
        "Dua pusingan pindaan bagi setiap bahagian",
        "Semua fail, dan cara menggunakannya",
      ],
      guarantee: "Anda melihat draf setiap bahagian sebelum dimuktamadkan.",
    },
  },
  steps: [
    { title: "Pertanyaan", text: "Setengah jam, percuma. Ceritakan apa yang diperlukan, untuk siapa dan bila." },
    {
      title: "Cadangan",
      text: "Anda menerimanya secara bertulis, dengan satu harga. Kerja bermula hanya selepas anda setuju.",
    },
    { title: "Pelaksanaan", text: "Kami bermula dengan draf, dan menunjukkannya kepada anda awal-awal lagi." },
    { title: "Pindaan", text: "Anda nyatakan apa yang perlu diubah. Cadangan menyebut berapa kali." },
    { title: "Serahan", text: "Anda menerima fail dalam format yang diperlukan, dan hak menggunakannya." },
  ],
  faqs: [
    {
      question: "Apa yang perlu kami sediakan?",
      answer:
        "Untuk apa kerja itu, siapa yang akan melihatnya, apa yang sudah ada, dan seorang yang boleh membuat keputusan. Yang lain kami tanya ketika berbincang.",
    },
    {
      question: "Bagaimana jika kosnya bertambah atau kerja tertangguh?",
      answer:
        "Kami memberitahu anda sebelum itu berlaku, dan anda yang memutuskan. Tanpa persetujuan anda, harga dalam cadangan kekal.",
    },
    {
      question: "Untuk apa hasil kerja itu boleh digunakan?",
      answer:
        "Untuk apa yang disebut dalam cadangan, selepas dibayar: kegunaan, tempat dan tempohnya. Jika anda memerlukan lebih kemudian, anda tahu harganya dahulu.",
    },
  ],
  start: "Ceritakan apa yang anda perlukan dan bila. Kami beritahu apa yang patut dibuat dahulu, dan berapa kosnya.",
  pointsIn: (city) => [
    {
      title: `Siapa yang melihatnya di ${city}`,
      text: `Kami bermula dengan orang di ${city} yang akan melihat hasil kerja itu, dan tempat mereka melihatnya.`,
      help: "Kami bertanya kepada anda, melihat sendiri, dan mencatat apa yang perlu dicapai.",
    },
    {
      title: "Cadangan bertulis",
      text: "Anda menerima cadangan: apa yang dibuat, bila siap dan berapa harganya. Kerja bermula hanya selepas anda setuju.",
      help: "Kami nyatakan harga setiap bahagian, supaya anda boleh memilih.",
    },
    {
      title: "Fail di tangan anda",
      text: "Anda melihat hasilnya ketika masih boleh diubah. Akhirnya, anda menerima semua fail.",
      help: "Hak menggunakannya disertakan, seperti yang disebut dalam cadangan.",
    },
  ],
};

export const kinds: Readonly<Record<ServiceKind, KindTexts>> = { search, ads, site, project };
