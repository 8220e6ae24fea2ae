import type { Translation } from "@agency/content/translation";
import type { petalingJaya as english } from "../../en/cities/petaling-jaya.ts";

export const petalingJaya: Translation<typeof english> = {
  name: "Petaling Jaya",
  state: "Selangor",
  description:
    "Bandar raya bernombor seksyen di sebelah Kuala Lumpur: pejabat, pusat beli-belah, klinik, dan tapak kilang yang bertukar jadi kafe.",
  population: "kira-kira 772,000 orang (banci 2020, kawasan majlis bandaraya)",
  businessHub:
    "Petaling Jaya bermula pada 1952 sebagai bandar satelit Kuala Lumpur dan menjadi bandar raya pada 2006. Dalam 97 kilometer persegi terdapat 1 Utama, pusat beli-belah Mutiara Damansara, pejabat di sepanjang Lebuhraya Persekutuan dan jalan-jalan kilang Seksyen 51A. Jabatan Perangkaan mengira 30,271 pertubuhan perniagaan di kawasan Parlimen Petaling Jaya pada 2023, antara tiga yang tertinggi di negara ini. Tapak kilang di Seksyen 13 terus bertukar menjadi komersial, dan sejak 2026 LRT Laluan Shah Alam bermula dari Bandar Utama.",
  neighbourhoods: [
    {
      name: "SS2",
      text: "Penjaja, kedai roti, kedai haiwan dan bank di sekeliling medan yang penuh pada waktu makan malam. Pesaing bagi setiap kata kunci makanan ada di sebelah, jadi jadilah terkenal dengan satu hidangan atau satu waktu.",
    },
    {
      name: "Damansara Utama (Uptown)",
      text: "Menara pejabat, restoran, salun dan pusat tuisyen di SS21, yang penuh dengan orang makan tengah hari pada hari bekerja. Tempat letak kereta memang rungutan lama di sini: sebaris panduan lebih berharga daripada slogan.",
    },
    {
      name: "Seksyen 13 dan Seksyen 14",
      text: "Jaya One, bilik pameran dan pejabat di bekas tapak kilang, dengan Jaya Shopping Centre di seberang Jalan Semangat. Ada yang menjual kepada syarikat, ada yang kepada keluarga; beri setiap satu halamannya.",
    },
    {
      name: "Kota Damansara",
      text: "Klinik, gim, studio dan kafe dalam blok baharu di sepanjang MRT. Keluarga membandingkan harga dan ulasan sebelum keluar rumah, jadi tunjukkan kedua-duanya, dan sebut nama pendek 'kota d' di halaman.",
    },
  ],
  services: {
    "web-design": {
      lead: "Di Petaling Jaya, alamat itu kod: SS2/24, PJU 5, Jalan 17/13. Laman yang baik menukar kod menjadi pintu yang mudah dicari, dan memberi sebab untuk masuk.",
      points: [
        {
          title: "Alamat dengan tiga cara",
          text: "Tulis alamat dengan tiga cara: kod rasmi, nama kawasan yang orang sebut, dan mercu tanda. Jalan SS2/24 dan Jalan SS24/2 dua jalan berbeza, dan pemandu yang tersesat mungkin tidak datang lagi. Tambah gambar kedai yang diambil dari jalan.",
          help: "Kami tulis ketiga-tiganya, dan letak gambar kedai di sebelah peta.",
        },
        {
          title: "Parkir pada skrin pertama",
          text: "Di Uptown dan SS2, letak maklumat parkir pada skrin pertama: petak mana, waktu berbayar, dan pusat beli-belah terdekat. Bahasa Inggeris sesuai untuk banyak pejabat di sini, tetapi simpan halaman bahasa Melayu untuk keluarga di PJS dan sesiapa yang berurusan dengan pejabat kerajaan di Seksyen 52, dan fikirkan bahasa Cina di SS2 dan Damansara Jaya.",
          help: "Kami catat petak dan waktunya, dan tulis halaman bahasa Melayu bagi yang memerlukannya.",
        },
        {
          title: "Dibaca di meja dan di telefon",
          text: "Orang pejabat mencari anda di meja pada waktu pagi dan di telefon pada tengah hari, jadi uji borang tempahan pada kedua-duanya. Di Kota Damansara, tunjukkan harga: klinik seterusnya hanya dua blok jauhnya.",
          help: "Kami uji borang pada kedua-duanya, dan tunjukkan harga jika klinik seterusnya dekat.",
        },
      ],
      searches: [
        "dental clinic ss2 pj",
        "kedai kek petaling jaya section 14",
        "interior designer kota damansara",
        "sewa dewan majlis pj",
      ],
      faq: {
        question: "Kedai kami di Damansara Perdana, tetapi pelanggan kata KL. Nama mana yang patut ditulis?",
        answer:
          "Kedua-duanya, di tempat masing-masing. Alamat dan tajuk menyebut Damansara Perdana dan Petaling Jaya, kerana peta menyemaknya. Teks boleh menyebut 'kurang setengah jam dari pusat Kuala Lumpur di luar waktu sesak'. Jangan guna alamat Kuala Lumpur yang bukan tempat anda: Google boleh menggantung profil itu, dan pelanggan tiba di pintu yang salah.",
      },
      metaTitle: "Reka bentuk web di Petaling Jaya, SS2 hingga PJU",
      metaDescription:
        "Reka bentuk web di Petaling Jaya: alamat SS dan PJU yang jelas, parkir pada skrin pertama, tempahan di meja dan telefon, harga yang boleh dibanding.",
    },
    seo: {
      lead: "Taip nama perkhidmatan bersama 'Damansara', dan hasilnya boleh bercampur antara Kuala Lumpur dengan Petaling Jaya. Halaman yang menyebut seksyen, stesen dan pusat beli-belahnya lebih mudah diletakkan di sisi yang betul.",
      points: [
        {
          title: "Damansara anda sendiri",
          text: "Damansara ada banyak: Utama, Jaya, Perdana, Kim, Kota, Mutiara, Ara. Pilih dua atau tiga yang anda betul-betul layan, dan beri setiap satu halaman dengan faktanya sendiri, misalnya siap pada hari yang sama untuk Ara Damansara atau buka malam untuk Bandar Utama.",
          help: "Kami pilih dua atau tiga bersama anda, dan tulis halaman berfakta bagi setiap satu.",
        },
        {
          title: "Khusus dahulu, popular kemudian",
          text: "Masukkan nama stesen, Surian atau Phileo Damansara atau Taman Bahagia, untuk orang tanpa kereta. Guna 'pj' dan juga 'petaling jaya'. Dengan 30,271 pertubuhan perniagaan dalam satu kawasan Parlimen, 'cafe pj' bukan sasaran pertama yang bijak; 'roti bebas gluten seksyen 17' membawa lebih sedikit orang tetapi lebih hampir membeli.",
          help: "Kami cari frasa yang dipakai pembeli, dan tangguhkan 'cafe pj'.",
        },
        {
          title: "Ulasan tanpa ganjaran",
          text: "Minta ulasan daripada setiap pelanggan, tetapi jangan beri ganjaran, kerana Google melarangnya. Cadangkan supaya mereka menyebut jenis kerja dan kawasan, kemudian balas dalam bahasa yang mereka guna.",
          help: "Kami tulis mesej yang meminta ulasan, dan draf balasannya bersama anda.",
        },
      ],
      searches: [
        "physio near mrt surian",
        "tuition centre damansara jaya",
        "servis mesin basuh ara damansara",
        "cafe kerja pj wifi",
      ],
      faq: {
        question: "Cukupkah tiga bulan untuk sampai ke halaman pertama di PJ?",
        answer:
          "Untuk frasa sempit yang ada seksyen atau stesen, kadang-kadang. Untuk 'dentist pj' atau 'cafe pj', jarang sekali: tiga hingga enam bulan menunjukkan arah, bukan garis penamat. Perhatikan dua puluh frasa di Search Console dan panggilan dari profil Google. Jika kedua-duanya tidak bergerak menjelang bulan keempat, ubah halamannya, jangan sekadar menunggu.",
      },
      metaTitle: "SEO di Petaling Jaya ikut seksyen dan stesen",
      metaDescription:
        "SEO di Petaling Jaya untuk orang yang mencari ikut seksyen, pusat beli-belah atau stesen MRT: frasa sempit dahulu, fakta tempatan, kemajuan yang jelas.",
    },
    "digital-marketing": {
      lead: "Sebahagian isi rumah berpendapatan tertinggi di Malaysia tinggal di sini, dan semua jenama besar tahu. Peniaga kecil di PJ tidak perlu berlawan harga bida. Pilih bulatan yang lebih kecil dan waktu yang lebih tepat.",
      points: [
        {
          title: "Jenama besar turut membida",
          text: "Dalam angka yang diterbitkan Jabatan Perangkaan pada 2022, DUN Bandar Utama (RM 12,533) dan Bukit Gasing (RM 11,300) antara tiga yang tertinggi dari segi pendapatan penengah isi rumah. Jenama besar juga boleh membaca jadual itu, jadi semak anggaran bida di Keyword Planner Google sebelum menetapkan bajet.",
          help: "Kami semak bida sebelum menyebut bajet, dan beritahu jika bajet itu terlalu kecil.",
        },
        {
          title: "Tiga kilometer, dua kumpulan",
          text: "Lukis bulatan tiga kilometer, bukan seluruh Lembah Klang. Untuk Uptown atau Seksyen 13, siarkan iklan makan tengah hari dari 10.30 hingga 12.30 pada hari bekerja, dan beralih kepada keluarga pada waktu malam. Setiap iklan patut menuju ke halaman tawaran itu sendiri, dengan maklumat parkir pada skrin pertama.",
          help: "Kami asingkan iklan makan tengah hari dan iklan keluarga, dengan halaman masing-masing.",
        },
        {
          title: "Berapa kos seorang pelanggan",
          text: "Katakan RM 1,500 membawa 30 pertanyaan dan enam membeli: RM 250 seorang pelanggan. Murah atau mahal bergantung pada belanja seorang pelanggan setahun. Tulis angka itu dahulu.",
          help: "Kami tetapkan had itu bersama anda dahulu, dan bandingkan setiap bulan.",
        },
      ],
      searches: [
        "office lunch catering damansara uptown",
        "promosi gim kota damansara",
        "aircon servicing pj price",
        "katering majlis petaling jaya",
      ],
      faq: {
        question: "Bolehkah kami beriklan hanya kepada orang di sekitar 1 Utama?",
        answer:
          "Boleh. Google dan Meta menerima jejari di sekeliling satu titik, dan kira-kira dua kilometer dari Bandar Utama meliputi pusat beli-belah, pejabat, MRT dan LRT baharu. Iklan itu turut sampai kepada orang yang sekadar lalu. Gabungkan dengan waktu dan sebab untuk datang hari ini, misalnya kod yang ditunjukkan di kaunter, dan bandingkan dengan minggu tanpa iklan.",
      },
      metaTitle: "Pemasaran digital di Petaling Jaya, ikut jejari",
      metaDescription:
        "Pemasaran digital di Petaling Jaya: jejari kecil, waktu tepat, satu tawaran. Iklan tengah hari untuk Uptown, malam untuk keluarga, kos setiap pelanggan.",
    },
    "complete-package": {
      lead: "Banyak syarikat di PJ sudah ada cebisannya: laman lama, hantaran Facebook yang di-boost, profil Google Maps atas nama penyewa dahulu. Pakej ini bermula dengan mengemas, bukan membeli lagi.",
      points: [
        {
          title: "Senarai semak malam ini",
          text: "Senarai semak ini boleh dibuat malam ini juga. Siapa pegang domain? Siapa boleh log masuk profil Google? Nombor telefon mana ada di setiap halaman, dan bila pertanyaan terakhir masuk, dari mana?",
          help: "Kami jawab soalan ini bersama anda, dan dapatkan semula log masuk yang hilang.",
        },
        {
          title: "Laman, kawasan, kemudian trafik",
          text: "Selepas itu kami bina semula laman mengikut pertanyaan yang anda mahu, dari pejabat di Seksyen 13 atau ibu bapa di Damansara Jaya, kemudian tulis halaman kawasan, dan akhir sekali baru bayar untuk trafik.",
          help: "Kami ikut susunan ini, dan tidak bayar satu klik pun sebelum halaman bersedia.",
        },
        {
          title: "Dua wajah seminggu, dan perpindahan",
          text: "Seminggu di PJ ada dua wajah: hari bekerja menjual kepada syarikat, hujung minggu kepada keluarga. Jadi kami buat dua set iklan dan dua halaman pendaratan. Jika anda mungkin berpindah, beritahu awal. Majlis bandaraya sudah merangka rancangan kawasan khas untuk Seksyen 19, 51 dan 51A, dan alamat baharu bermakna laman, peta dan iklan ditukar pada minggu yang sama.",
          help: "Kami buat dua set iklan, dan tukar laman, peta serta iklan serentak apabila anda berpindah.",
        },
      ],
      searches: [
        "digital agency petaling jaya sme",
        "pakej laman web dan seo pj",
        "company profile website section 13 pj",
        "buat website syarikat petaling jaya",
      ],
      faq: {
        question: "Kami sudah bayar orang untuk urus iklan. Bolehkah dia kekal?",
        answer:
          "Boleh. Dia terima penjejakan dan halaman pendaratan, lalu teruskan kerja; kami urus laman dan carian, dan anda bayar dua perkhidmatan itu sahaja. Yang tidak menjadi ialah dua orang mengubah satu akaun. Tulis siapa boleh sunting apa, dan minta tiga angka yang sama daripada kedua-duanya pada hari yang sama setiap bulan.",
      },
      metaTitle: "Pakej digital lengkap di Petaling Jaya untuk PKS",
      metaDescription:
        "Pakej laman, SEO dan iklan di Petaling Jaya: domain dan penyenaraian lama dikemas dahulu, kemudian halaman untuk pejabat dan keluarga, angka yang jelas.",
    },
  },
};
