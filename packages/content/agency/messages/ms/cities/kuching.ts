import type { Translation } from "@agency/content/translation";
import type { kuching as english } from "../../en/cities/kuching.ts";

export const kuching: Translation<typeof english> = {
  name: "Kuching",
  state: "Sarawak",
  description:
    "Ibu negeri Sarawak di tepi sungai: pejabat negeri, kilang elektronik, hospital swasta dan pelawat yang datang untuk makanan dan hutan.",
  population: "kira-kira 609,000 orang (banci 2020, Daerah Kuching)",
  businessHub:
    "Kerajaan negeri berpejabat di Petra Jaya, dan dua majlis, Kuching Utara dan Kuching Selatan, mentadbir bandar raya ini. Zon Perindustrian Bebas Sama Jaya mengeksport barang elektronik dan menggaji lebih 15,000 orang pada 2023. Hospital swasta merawat pesakit yang datang melalui jalan darat dari Kalimantan Barat, kira-kira enam jam dari Pontianak. UNESCO menamakan Kuching Bandar Kreatif Gastronomi pada 2021, dan Rainforest World Music Festival memenuhkan hotel pada pertengahan tahun. Laluan ART berkuasa hidrogen sedang dibina merentas bandar.",
  neighbourhoods: [
    {
      name: "Main Bazaar dan Carpenter Street",
      text: "Kedai kraf, kafe dan rumah tamu dalam rumah kedai lama dekat Waterfront. Pelawat mencari sambil berdiri di kaki lima, jadi waktu buka dan pin peta yang tepat lebih berguna daripada cerita panjang.",
    },
    {
      name: "Padungan",
      text: "Kedai kopi, bar, doktor gigi, kedai tayar dan hotel di sebatang jalan rumah kedai 1920-an dan 1930-an. Pelanggan tengah hari lain, pelanggan malam lain: nyatakan siapa pelanggan anda dan di mana boleh letak kereta.",
    },
    {
      name: "Jalan Song dan Tabuan Jaya",
      text: "Deretan kedai makan, pusat tuisyen dan klinik di pinggir bandar, dituju dengan kereta dari taman berdekatan. Tulis nama blok dan mercu tanda terdekat, kerana itulah panduan pemandu, bukan nombor lot.",
    },
    {
      name: "Petra Jaya dan Matang",
      text: "Pejabat negeri dan sekolah di utara sungai, serta dapur kampung yang membakar kek lapis ikut tempahan. Tulis dalam bahasa Melayu, dekatkan butang WhatsApp, dan umumkan tarikh akhir tempahan sebelum Raya.",
    },
  ],
  services: {
    "web-design": {
      lead: "Laman di Kuching melayan jiran dari Stutong, pelawat di Waterfront dan pembeli di Shah Alam yang mahu kek lapis melalui pos. Dalam beberapa saat sahaja, laman itu mesti tahu membezakan ketiga-tiganya.",
      points: [
        {
          title: "Dua jadual penghantaran",
          text: "Letakkan dua jadual penghantaran: satu untuk Kuching dan Samarahan, satu lagi untuk Semenanjung. Bungkusan yang merentas Laut China Selatan lebih mahal dan lebih lama sampai, dan tiada siapa suka mengetahuinya pada langkah terakhir. Tulis nama kurier, jumlah hari, dan apa yang anda buat jika kek rosak ketika tiba.",
          help: "Kami bina kedua-dua jadual, supaya harga diketahui sebelum langkah terakhir.",
        },
        {
          title: "Cara bayar, dan kata orang sini",
          text: "Tunjukkan semua cara bayaran termasuk S Pay Global: e-dompet negeri itu mempunyai 85,445 peniaga pada Januari 2022. Bahasa Inggeris luas dipakai di sini, tetapi halaman tempahan patut ada dalam bahasa Melayu juga, dengan nama Sarawak: mee kolok, midin, kek lapis.",
          help: "Kami senaraikan semua cara bayar, dan tulis halaman tempahan dengan nama Sarawak.",
        },
        {
          title: "Waktu yang boleh dicari",
          text: "Lawatan ke Bako atau Semenggoh perlu musim dan waktu jemputan dalam bentuk teks, sebab gambar jadual tidak boleh dicari. Kecilkan saiz gambar untuk tetamu yang guna data mudah alih di sepanjang pantai.",
          help: "Kami tukar jadual menjadi teks, dan kecilkan setiap gambar untuk data mudah alih.",
        },
      ],
      searches: [
        "kek lapis sarawak pos semenanjung",
        "dentist kuching jalan song",
        "homestay kuching dekat waterfront",
        "bako day tour from kuching",
      ],
      faq: {
        question:
          "Kami buat kek lapis di rumah dan ambil tempahan melalui WhatsApp. Perlukah kedai dengan bayaran dalam talian?",
        answer:
          "Belum lagi. Mulakan dengan satu halaman bagi setiap kek: harga, saiz, tahan berapa lama, hari pos, dan butang WhatsApp yang sudah menyebut nama kek itu. Tambah bayaran dalam talian apabila anda menjawab soalan sama lebih, katakan, sepuluh kali sehari, atau sebelum Hari Raya, Gawai dan Krismas ketika pesanan masuk serentak.",
      },
      metaTitle: "Reka bentuk web di Kuching: kedai, kek, pelancongan",
      metaDescription:
        "Reka bentuk web di Kuching: jadual hantaran ke Semenanjung, S Pay Global, halaman Melayu dan Inggeris, laman yang laju dengan data mudah alih.",
    },
    seo: {
      lead: "Semangkuk mi di Kuching ada lima ejaan. Kerja carian di sini bermula dengan perkataan yang orang Sarawak memang taip dan tempat yang mereka sebut, bukan senarai yang dibeli di Kuala Lumpur.",
      points: [
        {
          title: "Semua ejaan, sekali setiap satu",
          text: "Pilih ejaan kegemaran untuk tajuk dan biar ejaan lain muncul sekali dalam teks: mee kolok, kolo mee, mi kolok. Senarai warisan kebangsaan Februari 2024 menulis mi kolok; nenek anda mungkin tidak setuju. Tambah nama yang menjadi panduan jalan: BDC, Batu 3, MJC, Satok, Stutong.",
          help: "Kami pilih tajuk bersama anda, dan letak ejaan lain serta nama setempat dalam teks.",
        },
        {
          title: "Halaman ringkas lawan direktori",
          text: "Kemudian cari sendiri kata kunci anda. Jika halaman pertama penuh dengan Facebook dan direktori, halaman biasa yang ada waktu buka, harga dan pin peta berpeluang baik.",
          help: "Kami tunjukkan frasa yang masih ada ruang, dan tulis halaman itu dahulu.",
        },
        {
          title: "Tetamu dari seberang sempadan",
          text: "Klinik patut menulis juga untuk keluarga dari Pontianak dan Singkawang: jalan dari Tebedu, dokumen yang perlu dibawa, berapa lama perlu tinggal. Sebelum Jun, tukar waktu buka di profil Google untuk Gawai, dan sekali lagi untuk Krismas. Tetamu yang datang ketika kedai tutup tidak akan lupa.",
          help: "Kami tulis halaman untuk keluarga dari Kalimantan, dan tukar waktu buka sebelum setiap perayaan.",
        },
      ],
      searches: [
        "klinik gigi kuching bdc",
        "kolo mee kuching breakfast",
        "aircond service kuching 3rd mile",
        "butik baju raya kuching satok",
      ],
      faq: {
        question: "Kami berkhidmat di Kuching dan Kota Samarahan. Perlukah halaman khas untuk Samarahan?",
        answer:
          "Perlu, jika ada perkara berbeza untuk diberitahu: hari penghantaran lain, pelajar UNIMAS sebagai pelanggan, nombor telefon lain. Jika teksnya sama dan hanya nama yang ditukar, satu halaman yang menyenaraikan kedua-dua kawasan lebih baik. Di profil Google, anda boleh menamakan dua bandar itu sebagai kawasan perkhidmatan tanpa menyewa kedai kedua.",
      },
      metaTitle: "SEO di Kuching: dijumpai dalam setiap ejaan",
      metaDescription:
        "SEO di Kuching, dari ejaan tempatan hingga pin peta: halaman untuk BDC, Jalan Song, Petra Jaya dan Samarahan, dengan laporan setiap bulan.",
    },
    "digital-marketing": {
      lead: "Kuching ada musim puncaknya sendiri: Gawai pada 1 dan 2 Jun, pesta muzik, Raya, Krismas. Iklan yang ikut kalendar Kuala Lumpur menghabiskan wang pada minggu yang salah.",
      points: [
        {
          title: "Dua kempen yang diasingkan",
          text: "Tetapkan lokasi iklan pada Kuching dan Samarahan, dan jalankan kempen kedua yang lebih kecil untuk Semenanjung jika anda mengepos barang. Asingkan kedua-duanya supaya nampak kos masing-masing.",
          help: "Kami jalankan bandar dan Semenanjung sebagai dua kempen, dan laporkan kos setiap satu.",
        },
        {
          title: "Bajet untuk minggu sebelum perayaan",
          text: "Katakan anda ada RM 1,200 untuk enam minggu sekitar Gawai: RM 800 untuk bandar, RM 400 untuk anak Sarawak di Lembah Klang yang merancang balik kampung. Pelancong membuat keputusan lebih awal, jadi iklan pakej dan homestay sesuai pada minggu-minggu sebelum Rainforest World Music Festival, dan patut dihentikan apabila bilik penuh.",
          help: "Kami rancang Gawai, Krismas dan festival muzik bersama anda, dan berhenti apabila penuh.",
        },
        {
          title: "Mesej, bukan tanda suka",
          text: "Untuk pesakit dari Kalimantan Barat, tulis dalam bahasa Melayu yang mudah, sebut harga dalam ringgit dan beri WhatsApp: perjalanan enam jam dirancang melalui mesej. Kira mesej, tempahan dan dulang kek. Tanda suka dari Jakarta tidak memenuhkan meja di Padungan.",
          help: "Kami tulis iklan yang membawa ke WhatsApp, dan kira mesej serta tempahan.",
        },
      ],
      searches: [
        "promosi gawai kuching",
        "hotel near rainforest world music festival",
        "pakej medical check up kuching",
        "food delivery padungan kuching",
      ],
      faq: {
        question: "Kafe di Padungan ada RM 500 sebulan untuk iklan: Instagram atau Google dahulu?",
        answer:
          "Kami akan mula dengan Instagram dan Facebook dalam lingkungan beberapa kilometer, sebab orang tidak mencari hidangan yang belum mereka kenal. Simpan RM 150 untuk Google, pada frasa seperti 'brunch padungan' dan 'kafe buka lewat kuching'. Selepas empat minggu, bandingkan kos bagi setiap orang yang minta arah atau hantar mesej, kemudian alihkan wangnya.",
      },
      metaTitle: "Pemasaran digital di Kuching, Gawai ke Krismas",
      metaDescription:
        "Pemasaran digital di Kuching ikut kalendar Sarawak: Gawai, Raya, pesta muzik dan Krismas. Pertanyaan dikira, angka dilaporkan setiap minggu.",
    },
    "complete-package": {
      lead: "Dari Kuching, satu mesyuarat dengan agensi di Kuala Lumpur bermakna satu tiket kapal terbang. Kami bekerja melalui telefon, video dan WhatsApp, dengan laman, carian dan iklan di tangan yang sama.",
      points: [
        {
          title: "Laman dahulu, iklan kemudian",
          text: "Susunan yang praktikal: mula-mula laman, dengan harga, stok dan dua jadual penghantaran; kemudian profil Google, beberapa halaman kawasan dan cara mengira mesej; selepas itu baru iklan, tepat untuk puncak berikutnya.",
          help: "Kami bina mengikut susunan ini, dan mulakan iklan apabila halaman sudah boleh menerima pesanan.",
        },
        {
          title: "Kira ke belakang dari puncak",
          text: "Tentukan tarikh mula dengan mengira ke belakang. Untuk Gawai mula pada Februari, untuk Krismas pada Ogos. Setiap bulan minta tiga angka: berapa dibelanjakan, siapa yang menulis atau menelefon, apa yang mereka beli.",
          help: "Kami tetapkan tarikh mula bersama anda, dan hantar tiga angka itu setiap bulan.",
        },
        {
          title: "Halaman untuk pejabat dan kilang",
          text: "Jika anda juga membekal pejabat negeri di Petra Jaya atau kilang di Sama Jaya, sediakan halaman khas dengan nombor pendaftaran, profil syarikat dalam PDF dan telefon talian tetap. Kerani perolehan mencari dokumen; pelancong mencari makan tengah hari. Kami menulis bahasa Melayu dan Inggeris. Bahasa Sarawak dalam kapsyen, andalah yang membetulkannya, dan kami memang akan bertanya.",
          help: "Kami bina halaman itu dengan dokumen dalam PDF, dan menulis dalam dua bahasa.",
        },
      ],
      searches: [
        "agensi digital kuching",
        "kedai kek lapis online kuching",
        "supplier sama jaya kuching",
        "bina laman web kuching sarawak",
      ],
      faq: {
        question: "Anda di Ipoh. Bagaimana kita bekerja tanpa berjumpa?",
        answer:
          "Mula dengan panggilan video, kemudian folder kongsi untuk gambar dan harga, serta kumpulan WhatsApp yang terus sampai kepada orang yang membuat kerja. Anda luluskan setiap halaman sebelum diterbitkan. Staf anda boleh ambil kebanyakan gambar dengan telefon: kami hantar senarai apa yang perlu dirakam, dari papan tanda kedai hingga barisan hari Sabtu.",
      },
      metaTitle: "Pakej digital lengkap untuk perniagaan Kuching",
      metaDescription:
        "Laman, SEO dan iklan untuk perniagaan Kuching dalam satu pakej: disusun ikut Gawai dan Krismas, diurus melalui video, tiga angka setiap bulan.",
    },
  },
};
