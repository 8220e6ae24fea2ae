import type { Translation } from "@agency/content/translation";
import type { ipoh as english } from "../../en/cities/ipoh.ts";

export const ipoh: Translation<typeof english> = {
  name: "Ipoh",
  state: "Perak",
  description:
    "Ibu negeri Perak di kaki bukit batu kapur: kedai kopi lama, pelawat hujung minggu, kilang cip, faundri dan klinik untuk negeri yang kian berusia.",
  population: "kira-kira 760,000 orang (banci 2020, kawasan majlis bandaraya)",
  businessHub:
    "Bijih timah yang membina Ipoh. Kini Ipoh hidup daripada pejabat negeri, cip, batu kapur, hospital dan pelawat. Carsem beroperasi di Jelapang, manakala Unisem membungkus semikonduktor di Simpang Pulai sejak 1992. Faundri yang dahulu melayan lombong kini menuang komponen untuk kilang kelapa sawit. Perak mencatat 8.4 juta pelawat hingga November 2024, dan ramai ke Ipoh untuk makan. Pusat rehabilitasi PERKESO di Meru Raya menerima pesakit pertama pada Julai 2025, dan pusat beli-belah lebih sejuta kaki persegi dijangka siap di Sunway City pada 2027.",
  neighbourhoods: [
    {
      name: "Old Town",
      text: "Kopi putih, tau fu fah, hotel kecil dan pejabat peguam di sekitar Lorong Panglima. Bas pelancong datang pada hari bekerja juga, jadi waktu buka, hari cuti dan 'habis pukul dua' patut ada di peta.",
    },
    {
      name: "Ipoh Garden dan Medan Ipoh",
      text: "AEON Kinta City, klinik gigi, tuisyen, salun dan kedai makan lewat malam di sebelah timur. Penduduk jarang menaip 'Ipoh'. Peta yang menentukan: gambar, tempat letak kereta dan balasan ulasan.",
    },
    {
      name: "Bandar Meru Raya",
      text: "Pejabat kerajaan, hotel, terminal bas ekspres dan bazar Ramadan yang panjang di Bulatan Sultan Azlan Shah. Penjawat awam dan penumpang mencari dalam bahasa Melayu, selalunya tempat yang sedang buka.",
    },
    {
      name: "Gunung Rapat dan Simpang Pulai",
      text: "Kedai biskut heong peah milik keluarga, tokong gua, kuari, dan kilang Unisem di selatan. Satu jalan menjual kotak hadiah, jalan lain menjual batu selori. Jangan letak dua-duanya pada satu halaman.",
    },
  ],
  services: {
    "web-design": {
      lead: "Di Ipoh, anak di Kuala Lumpur mungkin membuat janji temu dan emaknya di Canning Garden yang datang. Laman yang baik di sini mesti mudah untuk dua pasang mata itu.",
      points: [
        {
          title: "Mudah untuk mata yang berusia",
          text: "Perak mempunyai kadar penduduk berumur 60 tahun ke atas yang tertinggi di negara ini: 14.9 peratus pada 2024, menurut Jabatan Perangkaan. Jadi gunakan huruf besar, warna yang jelas, nombor yang boleh ditekan, dan borang empat ruang, bukan dua belas. Benarkan anak menempah bagi pihak ibu bapa.",
          help: "Kami bina dengan huruf besar dan empat ruang, dan lihat pelanggan berusia menggunakannya.",
        },
        {
          title: "Soalan pelawat tengah hari",
          text: "Di Old Town, jawab soalan pelawat: pukul berapa buka, hari apa cuti, bila tau fu fah habis, berapa jauh dari stesen kereta api, dan petak majlis dibayar dengan aplikasi Park@Perak.",
          help: "Kami letak waktu, hari cuti, jarak berjalan dan parkir pada skrin pertama.",
        },
        {
          title: "Harga, sijil dan nama hidangan",
          text: "Pembuat biskut perlu menulis harga sekotak, tempoh tahan, dan nombor sijil halal; jika tiada sijil, terangkan bahannya dengan jujur. Tulis hor fun dan nga choi kai seperti yang disebut orang, dengan satu baris penerangan bagi yang belum pernah merasa.",
          help: "Kami tulis setiap produk dengan harga dan tempoh tahan, dan kekalkan nama sebutan orang.",
        },
      ],
      searches: [
        "kedai kek ipoh garden",
        "dental clinic medan ipoh",
        "tau fu fah ipoh buka hari ini",
        "kids party venue meru raya",
      ],
      faq: {
        question: "Kopitiam kami penuh setiap hujung minggu. Apa lagi yang laman web boleh ubah?",
        answer:
          "Hari Selasa. Tetamu hujung minggu datang kerana orang lain beratur; tetamu hari biasa semak dahulu sama ada anda buka. Satu halaman sudah cukup: waktu, hari cuti, lima hidangan dengan harga, arah dari stesen. Telefon pun kurang berdering waktu tengah hari. Jika Selasa juga penuh, beli kuali kedua, dan cari kami apabila anda buka cawangan.",
      },
      metaTitle: "Reka bentuk web di Ipoh untuk semua peringkat umur",
      metaDescription:
        "Reka bentuk web di Ipoh: huruf besar, borang empat ruang, hari cuti dan waktu habis, Park@Perak, harga sekotak. Bahasa Melayu dan Inggeris.",
    },
    seo: {
      lead: "Cari 'ipoh food' dan anda bertemu senarai, penulis blog dan nama besar. Cari 'tukar bateri kereta ipoh malam' dan lihat siapa yang sudi menjawab. Kami suka mula di hujung senarai itu.",
      points: [
        {
          title: "Jalan dengan dua nama",
          text: "Jalan di sini ada dua nama. Jalan Sultan Idris Shah masih Brewster Road bagi ramai orang, dan Jalan Bandar Timah ialah Leech Street. Letak nama rasmi dalam alamat dan nama lama dalam satu ayat. Kawasan pun sama: Ipoh Garden dan Ipoh Garden East bukan tempat yang sama, dan halaman untuk Bercham, Silibin atau Pasir Puteh lebih bermakna daripada 'Ipoh dan sekitarnya'.",
          help: "Kami tulis kedua-dua nama sekali, dan satu halaman bagi setiap kawasan anda.",
        },
        {
          title: "Pelawat menaip Ipoh, penduduk tidak",
          text: "Pelawat merancang dari luar dengan 'ipoh' dalam setiap carian; penduduk tidak menaipnya dan percaya pada peta. Untuk yang pertama, tulis halaman. Untuk yang kedua, jaga profil Google: hari cuti, cuti sekolah, minggu Tahun Baharu Cina, gambar tahun ini.",
          help: "Kami tulis halaman untuk pelawat, dan pastikan profil tepat untuk penduduk.",
        },
        {
          title: "Ruang untuk faundri",
          text: "Faundri atau bengkel mesin patut menyebut aloi, berat dan toleransi, kerana tiada senarai makanan yang menghalang.",
          help: "Kami jadikan aloi dan toleransi anda halaman yang dijumpai jurutera.",
        },
      ],
      searches: [
        "tukar bateri kereta ipoh malam",
        "aircond service bercham",
        "home physiotherapy ipoh",
        "iron casting supplier perak",
      ],
      faq: {
        question: "Adakah lebih senang naik di Google Ipoh berbanding Kuala Lumpur?",
        answer:
          "Untuk bidang kemahiran, selalunya ya. Untuk makanan dan hotel, tidak, sebab satu negara menulis tentangnya. Uji malam ini: buka tetingkap peribadi, cari lima frasa terbaik anda, dan kira firma tempatan yang ada halaman tepat tentang perkara itu. Dua atau kurang bermakna masih ada ruang. Lapan bermakna anda perlu frasa yang lebih khusus, atau lebih sabar.",
      },
      metaTitle: "SEO di Ipoh: dari Brewster Road ke Bercham",
      metaDescription:
        "SEO di Ipoh oleh jiran sendiri: nama jalan lama dan baharu, halaman untuk Bercham atau Silibin, hari cuti yang tepat di peta, kata kunci untuk faundri.",
    },
    "digital-marketing": {
      lead: "Hujung minggu di Ipoh penuh dengan sendirinya: pada Julai 2024 pengusaha hotel menyebut kadar penghunian 75 hingga 90 peratus pada hujung minggu, dan sekurang-kurangnya separuh dari Isnin ke Khamis. Iklan berbaloi pada hari yang tinggal itu.",
      points: [
        {
          title: "Penuhkan petang Ahad hingga Rabu",
          text: "Halakan iklan pelawat ke Lembah Klang dan Pulau Pinang, kedua-duanya boleh dituju dengan kereta api, dari petang Ahad hingga Rabu. Beri sebab untuk datang pada hari lengang, misalnya meja tanpa beratur.",
          help: "Kami halakan iklan ini ke Lembah Klang dan Pulau Pinang, dengan sebab daripada anda.",
        },
        {
          title: "Sesuatu untuk dipanjangkan",
          text: "Untuk penduduk, lukis jejari kecil dengan tawaran yang terang: bahasa Melayu dahulu di sekitar Meru Raya, Inggeris atau Cina di sekitar Ipoh Garden. Sediakan satu gambar dengan harga, tarikh dan nombor yang mudah dipanjangkan, sebab keluarga di sini berbincang dalam kumpulan WhatsApp.",
          help: "Kami tetapkan jejari dan bahasanya, dan buat gambar untuk kumpulan keluarga.",
        },
        {
          title: "Bajet setahun ikut musim",
          text: "Kemudian musimnya: biskut hadiah dan limau Tambun sebelum Tahun Baharu Cina, berbuka puasa, cuti sekolah. Katakan anda memperuntukkan RM 3,600 setahun: RM 1,500 untuk enam minggu sebelum Tahun Baharu Cina, RM 900 sebelum Raya, dan tinggal RM 100 seminggu untuk dua belas minggu yang lengang.",
          help: "Kami bahagikan bajet bersama anda setahun sekali, dan semak setiap suku tahun.",
        },
      ],
      searches: [
        "heong peah ipoh online order",
        "hotel ipoh weekday promotion",
        "set berbuka puasa meru raya",
        "limau tambun borong ipoh",
      ],
      faq: {
        question: "Patutkah kami bayar pempengaruh makanan untuk datang?",
        answer:
          "Hanya selepas waktu buka, harga dan peta betul. Jika tidak, pengikut mereka berdiri di depan pintu yang bertutup. Tulis persetujuan: apa yang ditunjukkan, tarikhnya, dan label kandungan berbayar. Beri kod tersendiri dan kira selama enam minggu. Jika meja yang terisi kurang daripada hasil iklan hari biasa dengan jumlah wang yang sama, anda sudah dapat jawapannya.",
      },
      metaTitle: "Pemasaran digital di Ipoh, Isnin hingga Khamis",
      metaDescription:
        "Pemasaran digital di Ipoh untuk hari lengang: iklan ke Lembah Klang dan Pulau Pinang awal minggu, musim hadiah dirancang, bajet setahun dalam RM.",
    },
    "complete-package": {
      lead: "Bengkel kami di Ipoh. Sebab itu pakej di sini ada satu perkara yang bandar lain dapat melalui video sahaja: kami boleh berdiri di kedai anda pada waktu paling sibuk dan melihat di mana ia tersekat.",
      points: [
        {
          title: "Kami melawat dahulu",
          text: "Lawatan itu datang dahulu. Di mana orang teragak-agak di pintu, apa yang ditanya dua kali, panggilan mana yang tauke jawab sambil menggoreng? Itulah yang laman anda jawab. Bulan pertama: halaman, peta dan borang tempahan mula berjalan. Bulan kedua: gambar yang diambil di sini, bukan dibeli.",
          help: "Kami berdiri di kedai anda pada waktu paling sibuk, dan bina laman daripada apa yang dilihat.",
        },
        {
          title: "Carian, dan buku panduan",
          text: "Selepas itu carian, dengan dua iklan sahaja paling banyak. Ramai anak Ipoh bekerja di Kuala Lumpur atau Singapura, jadi kami tinggalkan buku panduan nipis dengan semua log masuk atas nama pemilik, untuk sesiapa yang bakal menyambung.",
          help: "Kami mula dengan dua iklan paling banyak, dan tinggalkan setiap log masuk atas nama anda.",
        },
        {
          title: "Pelan sederhana untuk pembekal",
          text: "Pembekal di Menglembu atau Jelapang mendapat pelan yang lebih sederhana: senarai produk dengan lukisan, rujukan yang anda dibenarkan sebut, dan halaman yang boleh dipanjangkan pembeli di Pulau Pinang kepada juruteranya. Laporan sampai setiap bulan, melalui e-mel atau sambil minum kopi putih.",
          help: "Kami bina senarai produk dengan lukisan, dan melapor kepada anda setiap bulan.",
        },
      ],
      searches: [
        "web design company ipoh",
        "pakej laman web kedai ipoh",
        "digital marketing agency ipoh perak",
        "website for factory menglembu",
      ],
      faq: {
        question: "Kami ada satu kedai sahaja di Old Town. Adakah pakej lengkap berlebihan?",
        answer:
          "Mungkin ya. Satu kopitiam atau satu salun cukup dengan halaman yang baik, profil Google yang kemas dan sedikit iklan pada minggu lengang. Ambil reka bentuk web dahulu, dan berhenti di situ jika memadai. Pakej ini untuk pemilik yang ada dua cawangan, barang untuk dipos, atau bilik dan kerusi yang kosong pada hari biasa. Lebih baik kami beritahu sebelum anda tandatangan.",
      },
      metaTitle: "Pakej digital lengkap di Ipoh, dibuat di sini",
      metaDescription:
        "Pakej laman web, SEO dan iklan di Ipoh dari bengkel di bandar ini: lawatan pada waktu sibuk, gambar sendiri, dan buku panduan untuk generasi penyambung.",
    },
  },
};
