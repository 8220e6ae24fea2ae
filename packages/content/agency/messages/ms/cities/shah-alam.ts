import type { Translation } from "@agency/content/translation";
import type { shahAlam as english } from "../../en/cities/shah-alam.ts";

export const shahAlam: Translation<typeof english> = {
  name: "Shah Alam",
  state: "Selangor",
  description:
    "Ibu negeri Selangor yang terancang: pejabat negeri, kilang kereta dan komponen, ribuan pelajar, dan keluarga yang mencari dalam bahasa Melayu.",
  population: "kira-kira 812,000 orang (banci 2020, kawasan majlis bandaraya)",
  businessHub:
    "Shah Alam menjadi ibu negeri Selangor sejak 1978 dan bandar raya sejak 2000. Proton membuka kilangnya di sini pada 1980-an, dan pembuat komponen serta barangan memenuhi Seksyen 15, 16, 23, 26 dan Hicom-Glenmarie. Bangunan SUK, Masjid Biru dan kampus utama UiTM terletak berdekatan. Tempat membeli-belah sudah merebak ke i-City, Setia Alam dan Kota Kemuning. Seksyen 14 sedang diperbaharui sebagai SA Sentral, kompleks sukan baharu akan menggantikan stadium lama di Seksyen 13, dan LRT Laluan Shah Alam dibuka pada 2026.",
  neighbourhoods: [
    {
      name: "Seksyen 7 dan i-City",
      text: "Makanan murah, kedai cetak dan bilik sewa untuk pelajar; di seberang jalan ada menara, taman tema dan pusat beli-belah. Dua kelompok ini berkongsi satu peta, jadi sebut pada baris pertama untuk siapa anda berniaga.",
    },
    {
      name: "Seksyen 14 dan Seksyen 9",
      text: "Majlis bandaraya, bank dan SACC pada waktu siang, deretan kedai makan lewat malam. Penjawat awam datang tengah hari, keluarga selepas Isyak: tulis kedua-dua waktu, dan waktu hari Jumaat sekali.",
    },
    {
      name: "Setia Alam",
      text: "Rumah yang lebih baharu, Setia City Mall dan pasar malam Sabtu yang cukup panjang untuk Malaysia Book of Records. Penduduk menyebut Setia Alam, bukan U13, dan suka penghantaran sampai ke pagar.",
    },
    {
      name: "Hicom-Glenmarie dan Seksyen 26",
      text: "Kilang kereta, pembuat komponen, bilik pameran dan gudang. Pembelinya jurutera dan pegawai perolehan di meja, yang mahu lukisan, sijil, tempoh siap dan nama orang yang boleh ditelefon.",
    },
  ],
  services: {
    "web-design": {
      lead: "Bagi kebanyakan orang Shah Alam, bahasa pertama ketika mencari ialah bahasa Melayu, pada waktu rehat di pejabat atau pada waktu malam di rumah. Laman yang dibuka dalam bahasa Inggeris dengan gambar stok menyapa tetamu yang salah.",
      points: [
        {
          title: "Bahasa Melayu dahulu",
          text: "Tulis halaman bahasa Melayu dahulu, kemudian terjemahkan ke bahasa Inggeris, bukan sebaliknya. Jika anda ada sijil halal JAKIM atau pihak berkuasa negeri, tunjukkan nombornya; tanpa sijil, undang-undang tidak membenarkan perkataan atau logo itu digunakan.",
          help: "Kami tulis halaman Melayu dahulu, dan letak nombor halal di tempat pelanggan mencarinya.",
        },
        {
          title: "Soalan pelajar dan ibu bapa",
          text: "Letak waktu sekitar solat Jumaat dan waktu Ramadan sebagai teks. Sebut seksyen dengan nombornya, kerana 'Seksyen 7' lebih cepat membawa orang daripada nama jalan. Pelajar mahu tahu harga sebelum cerita; ibu bapa mahu parkir, surau dan ruang untuk kereta sorong bayi.",
          help: "Kami letak waktu, seksyen, harga, parkir dan surau sebagai teks pada skrin pertama.",
        },
        {
          title: "Halaman untuk jurutera",
          text: "Bengkel di Seksyen 26 perlukan halaman yang lain sama sekali: toleransi, kuantiti minimum, tempoh siap, sijil ISO dalam PDF, dan borang yang menerima lukisan. Halaman itu dibaca di komputer pada waktu pejabat, oleh orang yang sedang membandingkan tiga pembekal.",
          help: "Kami bina halaman produk, dan borang yang menerima lukisan.",
        },
      ],
      searches: [
        "butik tudung shah alam seksyen 7",
        "catering kenduri shah alam",
        "cnc machining section 26 shah alam",
        "klinik kulit setia alam",
      ],
      faq: {
        question: "Patutkah laman kami di Shah Alam dalam bahasa Melayu sahaja?",
        answer:
          "Melayu dahulu, tetapi jarang Melayu sahaja. Kilang, pengurus asing di Glenmarie dan pembeli dari Singapura membaca bahasa Inggeris; butik, sekolah atau katering mungkin kurang memerlukannya. Jika pelanggan bercampur, tulis kedua-duanya dengan harga dan waktu yang sama. Satu halaman baik dalam satu bahasa lebih berkesan daripada laman yang diterjemah separuh jalan.",
      },
      metaTitle: "Reka bentuk web di Shah Alam, Melayu dahulu",
      metaDescription:
        "Reka bentuk web di Shah Alam: halaman Melayu dahulu, maklumat halal yang betul, waktu Ramadan, nombor seksyen, dan halaman komputer untuk kilang.",
    },
    seo: {
      lead: "Nombor seksyen ialah kata kunci sebenar bandar ini. 'Seksyen 13' atau 'U12' memberitahu pelanggan lebih banyak daripada mana-mana slogan, dan menulisnya dengan betul tidak melibatkan kos.",
      points: [
        {
          title: "Nombor seksyen dan nama taman",
          text: "Senaraikan seksyen anda, jirannya dan nama taman yang orang sebut: Setia Alam bagi U13, Bukit Jelutong bagi U8, Denai Alam bagi U16, Kota Kemuning bagi 31. Guna 'seksyen' dan 'section', sekali setiap satu, dalam ayat biasa.",
          help: "Kami masukkan kedua-dua nama dalam halaman dan profil Google anda.",
        },
        {
          title: "Perkara yang berulang setiap tahun",
          text: "Kemudian tulis halaman untuk perkara yang berulang setiap tahun: kenduri kahwin pada cuti sekolah, baju raya, kemasukan UiTM, jambangan konvo. Terbitkan lapan minggu awal dan kekalkan alamat web yang sama setiap tahun, supaya kedudukan tahun lepas tidak terbuang.",
          help: "Kami terbitkan halaman bermusim lapan minggu awal, dan kekalkan alamatnya untuk tahun depan.",
        },
        {
          title: "Kategori sempit dan nama komponen",
          text: "Di Google Maps, pilih kategori paling sempit dan tambah gambar bulan ini. Pembekal di Seksyen 15, 16 atau 23 patut menulis nama komponen, bahan dan model mesin dengan penuh, sebab jurutera menyalinnya terus ke kotak carian. Satu halaman bagi setiap produk lebih baik daripada katalog PDF.",
          help: "Kami tetapkan kategori, dan buat satu halaman bagi setiap produk.",
        },
      ],
      searches: [
        "jurugambar konvo uitm shah alam",
        "homestay seksyen 13 shah alam",
        "kedai tayar kota kemuning",
        "hydraulic hose supplier section 15 shah alam",
      ],
      faq: {
        question: "Pesaing kami ada di Klang dan Subang. Patutkah kami sasar nama itu juga?",
        answer:
          "Hanya tempat yang anda betul-betul pergi. Katering yang ke Klang setiap hujung minggu boleh menulis halaman yang jujur tentangnya, dengan caj penghantaran dan gambar kerja sebenar. Sepuluh halaman bandar dengan teks yang sama diabaikan oleh Google dan oleh orang. Mula dengan seksyen sendiri, kemudian tambah dua tempat yang paling kerap anda tuju.",
      },
      metaTitle: "SEO di Shah Alam: seksyen, kenduri dan Google Maps",
      metaDescription:
        "SEO di Shah Alam bermula dengan nombor seksyen: halaman tahunan kenduri, raya dan konvo, profil Google Maps kemas, nama komponen untuk kilang.",
    },
    "digital-marketing": {
      lead: "Tiga kalendar penting di Shah Alam: Ramadan dan Raya, musim kahwin cuti sekolah, dan semester UiTM. Rancang iklan ikut tiga itu, dan biarkan iklan berehat di antaranya.",
      points: [
        {
          title: "Jadual Ramadan",
          text: "Lapan minggu sebelum Ramadan, tetapkan menu atau koleksi; enam minggu sebelum, rakam video pendek dengan staf sendiri; dua minggu sebelum, baru mula berbelanja. Apabila buku tempahan penuh, hentikan iklan hari itu juga dan buka senarai menunggu di WhatsApp.",
          help: "Kami ikut jadual ini bersama anda, dan hentikan iklan pada hari tempahan penuh.",
        },
        {
          title: "Setiap bidang ada salurannya",
          text: "TikTok dan Instagram sesuai untuk butik dan kafe di Seksyen 7. Untuk katering kenduri dan kanopi, Google lebih baik, kerana orang mencari selepas tarikh ditetapkan. Kilang tidak perlukan semua itu: beri mereka Google Ads pada nama komponen pada waktu pejabat, dan halaman LinkedIn yang kemas.",
          help: "Kami pilih satu saluran untuk bidang anda, dan terangkan sebabnya.",
        },
        {
          title: "Bajet semusim, dan mesejnya",
          text: "Katakan ada RM 1,000 untuk musim ini: RM 600 dalam dua minggu sebelum Ramadan, RM 300 pada separuh pertama, RM 100 untuk mengingatkan pelanggan lama. Jangkakan mesej selepas Terawih, dan sediakan balasan automatik dengan senarai harga.",
          help: "Kami bahagi bajet ikut minggu, dan sediakan balasan dengan senarai harga anda.",
        },
      ],
      searches: [
        "tempahan kuih raya shah alam",
        "pakej kahwin dewan shah alam",
        "cafe seksyen 7 shah alam",
        "renovation contractor setia alam",
      ],
      faq: {
        question: "Adakah video TikTok membawa orang ke kedai di Seksyen 7, atau tontonan sahaja?",
        answer:
          "Kedua-duanya, dan boleh dibezakan. Beri video itu kod sendiri atau pautan WhatsApp sendiri, kemudian kira kod yang digunakan di kaunter selama sebulan. Klip yang menyebut seksyen, harga dan waktu tutup membawa orang yang lebih dekat berbanding klip lucu tanpa maklumat. Tontonan dari Kelantan memang menggembirakan, tetapi tidak membeli makan tengah hari.",
      },
      metaTitle: "Pemasaran digital di Shah Alam, Ramadan ke konvo",
      metaDescription:
        "Pemasaran digital di Shah Alam ikut kalendarnya: Ramadan, musim kahwin, semester UiTM. TikTok untuk butik, Google untuk katering dan kilang.",
    },
    "complete-package": {
      lead: "Dua jenis perniagaan Shah Alam paling untung dengan pakej lengkap: kedai yang hidup daripada keluarga dan musim perayaan, dan pembekal yang hanya ada satu halaman Inggeris dan tiada pertanyaan. Pelannya berbeza.",
      points: [
        {
          title: "Kedai keluarga",
          text: "Untuk kedai keluarga, kami dahulukan halaman Melayu, tempahan WhatsApp dan kalendar tahunan, supaya Ramadan berikutnya dirancang, bukan kelam-kabut.",
          help: "Kami bina halaman Melayu dan tempahan WhatsApp dahulu, dan tulis kalendar bersama anda.",
        },
        {
          title: "Pembekal",
          text: "Untuk pembekal di Glenmarie atau Seksyen 23, kami mula dengan senarai produk: katakan tiga puluh item, setiap satu ada lukisan, bahan dan tempoh siap di alamat webnya sendiri. Carian membawa jurutera, iklan hanya menutup ruang kosong.",
          help: "Kami beri setiap produk alamatnya sendiri, dan guna iklan untuk ruang kosong sahaja.",
        },
        {
          title: "Tahu panggilan datang dari mana",
          text: "Kedua-duanya mendapat asas yang sama: satu nombor telefon bagi setiap sumber, supaya anda tahu panggilan datang dari peta, carian atau iklan. Guna LRT dalam arah jalan. Laluan itu dibuka pada 2026, dan kedai dekat stesen UiTM atau Seksyen 7 boleh menyebut berapa minit berjalan kaki. Elakkan pelancaran dalam bulan puasa; waktu itu tiada siapa sempat meluluskan teks.",
          help: "Kami sediakan nombor bagi setiap sumber, dan elakkan pelancaran dalam bulan puasa.",
        },
      ],
      searches: [
        "pakej digital perniagaan shah alam",
        "website kilang glenmarie",
        "servis seo dan iklan shah alam",
        "online marketing caterer shah alam",
      ],
      faq: {
        question: "Kami membekal kerajaan negeri. Adakah pakej ini membantu untuk tender?",
        answer:
          "Bukan untuk memenanginya: pendaftaran dengan Kementerian Kewangan, CIDB atau sistem negeri sendiri yang menentukan. Bantuannya datang kemudian. Pegawai yang menyemak syarikat anda mahu alamat, lesen, kerja yang dibenarkan untuk ditunjukkan dan telefon yang dijawab. Halaman itu kami bina dahulu, dalam bahasa Melayu, dan pemasaran kami tujukan kepada pelanggan swasta.",
      },
      metaTitle: "Pakej digital lengkap di Shah Alam, dua pelan",
      metaDescription:
        "Pakej laman, SEO dan iklan di Shah Alam: satu pelan untuk kedai keluarga dengan kalendar Ramadan, satu untuk pembekal yang dicari jurutera.",
    },
  },
};
