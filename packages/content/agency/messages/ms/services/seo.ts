import type { Translation } from "@agency/content/translation";
import { prices } from "../../../prices.ts";
import type { seo as english } from "../../en/services/seo.ts";

export const seo: Translation<typeof english> = {
  name: "SEO",
  title: "SEO di Malaysia, Melayu dan Inggeris",
  description: `SEO untuk perniagaan di Malaysia dan Singapura: perkataan yang pelanggan taip, laman yang difahami enjin carian, laporan setiap bulan. Dari ${prices.seo} sebulan.`,
  hero: {
    promise: "Kedudukan lebih tinggi, tanpa helah. Kami naik tangga.",
    lead: "Orang menaip dalam bahasa Melayu, Inggeris, atau bercampur-campur. Kami mencari perkataan yang mereka guna untuk barang jualan anda, lalu membina halaman yang layak berada di tempat teratas.",
    price: "sebulan, untuk bermula",
    delivery: "sehingga terasa pada pertanyaan",
    fact: { figure: "Tiada jalan pintas", meaning: "tiada pautan yang dibeli, tiada helah" },
  },
  offer: {
    title: "Kerja kami, bulan demi bulan",
    lead: "SEO bukan ilmu rahsia. SEO ialah senarai panjang pembaikan kecil dan halaman yang jujur, dibuat mengikut turutan dan dicatat supaya anda boleh menyemaknya.",
  },
  features: [
    {
      title: "Audit yang boleh dibaca",
      text: "Apa yang menyekat laman anda, yang paling teruk di atas, setiap satu dengan halaman dan cara membaikinya. Tiada skor tanpa sebab.",
    },
    {
      title: "Perkataan yang benar-benar ditaip",
      text: "Kedai, shop, baiki, servis: kami kumpulkan apa yang ditaip di kawasan anda, dalam dua bahasa, lalu pilih carian yang mampu anda menangi.",
    },
    {
      title: "Pembaikan teknikal",
      text: "Kelajuan, pautan rosak, halaman berganda, tajuk yang tiada, peta laman yang salah. Tiada siapa memujinya, tetapi tanpanya kerja lain tidak menjadi.",
    },
    {
      title: "Satu halaman, satu soalan",
      text: "Kami menulis bersama anda, daripada pengalaman anda. Halaman yang menjawab soalan mendapat pautan dan panggilan. Halaman yang disumbat kata kunci tidak dapat apa-apa.",
    },
    {
      title: "Peta di bahagian atas",
      text: "Profil Perniagaan, gambar, waktu buka, ulasan yang dijawab dengan gaya anda. Bagi kedai yang menerima pelanggan di pintu, ini separuh daripada kerja.",
    },
    {
      title: "Laporan yang tidak lupa",
      text: "Setiap bulan: apa yang diubah, apa yang bergerak, apa yang tidak, dan apa seterusnya. Kedudukan dan pelawat, tetapi yang utama ialah pertanyaan.",
    },
  ],
  channels: {
    search: {
      name: "Carian Google",
      text: "Di sinilah kerja paling banyak: halaman, tajuk, susunan dan pautan antaranya, dipantau dalam Search Console.",
    },
    maps: {
      name: "Google Maps",
      text: "Kotak dengan tiga tempat dan peta. Jarak memang dikira, jadi kami usahakan yang boleh diubah: kategori, butiran, gambar, ulasan.",
    },
    assistants: {
      name: "Jawapan AI",
      text: "Pembantu AI memetik halaman yang menyebut fakta dengan jelas. Harga, kawasan, waktu dan had dalam ayat biasa membantu mesin, dan membantu orang.",
    },
    bing: {
      name: "Bing",
      text: "Carian lalai di banyak komputer pejabat. Sejam sudah cukup untuk memasangnya, dan pembeli yang memesan dari meja kerja memang berbaloi.",
    },
  },
  packages: {
    title: "Setinggi mana anda mahu naik?",
    lead: "Halaman yang kami tulis dan akaun yang kami buka milik anda, walaupun anda berhenti.",
    items: {
      local: {
        name: "Tempatan",
        description: "Untuk satu tempat dan jalan-jalan di sekelilingnya.",
        features: [
          "Hingga 20 kata kunci, Melayu dan Inggeris",
          "Profil Perniagaan dan penyenaraian peta",
          "2 halaman ditulis atau ditulis semula sebulan",
          "Pembaikan mengikut hasil audit",
          "Laporan bulanan",
        ],
        guarantee: "Setiap perubahan disenaraikan bersama alamatnya. Anda boleh menyemak satu per satu.",
      },
      national: {
        name: "Kebangsaan",
        description: "Untuk firma yang menjual di beberapa negeri, atau melalui pos.",
        features: [
          "Hingga 60 kata kunci, Melayu dan Inggeris",
          "Satu halaman bagi setiap tempat yang penting",
          "4 halaman ditulis atau ditulis semula sebulan",
          "Penjagaan teknikal seluruh laman",
          "Penyenaraian dalam direktori industri dan bandar",
          "Laporan bulanan dan panggilan",
        ],
        guarantee: "Boleh berhenti bila-bila masa dengan notis 30 hari. Halaman dan akaun kekal milik anda.",
      },
      enterprise: {
        name: "Korporat",
        description: "Untuk kedai dalam talian, katalog besar dan dua negara.",
        features: [
          "Hingga 200 kata kunci, Malaysia dan Singapura",
          "Kedai, penapis dan ribuan alamat dikemaskan",
          "8 halaman ditulis atau ditulis semula sebulan",
          "Bekerja bersama pembangun anda",
          "Seorang pakar khusus untuk anda",
          "Angka mingguan, laporan bulanan",
        ],
        guarantee:
          "Jika pertanyaan yang dikira jatuh dua bulan berturut-turut, kami datang menerangkannya dan pelan diubah.",
      },
    },
  },
  process: {
    title: "Lima anak tangga.",
    steps: [
      {
        title: "Audit",
        text: "Selama dua minggu kami meneliti laman anda, sejarahnya dan pesaingnya. Senarainya milik anda, siapa pun yang membaikinya.",
      },
      {
        title: "Perkataan",
        text: "Kami pilih carian yang berbaloi: dekat dengan jualan, benar-benar ditaip, dan boleh dicapai.",
      },
      {
        title: "Pembaikan",
        text: "Apa yang menghalang enjin carian atau menyusahkan orang dibaiki dahulu. Kesannya paling cepat nampak.",
      },
      {
        title: "Penulisan",
        text: "Halaman demi halaman, satu soalan setiap satu, dengan harga, gambar dan pengalaman anda di dalamnya.",
      },
      {
        title: "Laporan",
        text: "Setiap bulan anda terima laporan yang mudah difahami dan satu keputusan: yang ini ditambah, yang itu dikurangkan.",
      },
    ],
  },
  faqs: [
    {
      question: "Berapa lama baru nampak hasilnya?",
      answer:
        "Pembaikan selalunya terasa dalam beberapa minggu, kerana enjin carian datang semula dan halangannya sudah berkurang. Halaman baharu perlukan masa lebih panjang. Kiralah tiga hingga enam bulan sebelum pertanyaan bertambah sehingga anda perasan tanpa melihat carta. Domain baharu, atau bidang yang penuh dengan firma lama, lebih lama lagi.",
    },
    {
      question: "Bolehkah anda menjanjikan tempat pertama?",
      answer:
        "Tidak, dan tiada siapa boleh. Google sendiri menasihatkan supaya berhati-hati dengan sesiapa yang menjamin tempat pertama. Hasil carian berbeza ikut jalan, telefon dan sejarah. Yang kami janjikan ialah kerjanya: halaman mana, pembaikan mana, bila siap, dan laporan jujur tentang hasilnya.",
    },
    {
      question: "Kata kunci patut dalam bahasa Melayu atau Inggeris?",
      answer:
        "Tanya kaunter dahulu, kemudian datanya. Banyak carian mencampurkan kedua-duanya, contohnya kedai tayar near me. Kami melihat apa yang ditaip untuk bidang anda di bandar anda, lalu menulis satu halaman bagi setiap bahasa jika kedua-duanya digunakan. Halaman bahasa Melayu ada alamat dan ayatnya sendiri, bukan terjemahan.",
    },
    {
      question: `Halaman bandar menyebut ${prices.city.seo} sebulan. Apa bezanya?`,
      answer: `Itu permulaan paling kecil: satu perkhidmatan di satu bandar, dengan penyenaraian peta dan beberapa halaman, dan kerja selebihnya berjalan lebih perlahan. Pakej Tempatan meliputi semua yang anda tawarkan di tempat anda dan menambah dua halaman setiap bulan. Kalau ${prices.city.seo} sudah cukup untuk kawasan anda, kami akan katakan begitu.`,
    },
    {
      question: "Adakah jawapan AI menjadikan semua ini sia-sia?",
      answer:
        "Ia mengubah keadaan. Soalan mudah dijawab di atas hasil carian, jadi kurang orang yang mengekliknya. Tetapi orang yang mencari doktor gigi pada hari Sabtu tetap perlu memilih, dan pembantu AI mengambil faktanya daripada halaman web. Fakta jelas, pengalaman sebenar dan penyenaraian peta yang betul berkesan di kedua-dua tempat. Teks yang kosong tidak berkesan di mana-mana.",
    },
  ],
  cities: { title: "Carian itu urusan setempat." },
  start: {
    title: "Carian mana yang patut membawa orang ke pintu anda?",
    lead: "Beri kami tiga carian yang patut memaparkan laman anda. Kami menyemaknya dalam dua bahasa sebelum kita berbual, dan memberitahu yang mana boleh dicapai.",
  },
};
