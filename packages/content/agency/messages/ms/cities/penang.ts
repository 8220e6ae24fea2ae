import type { Translation } from "@agency/content/translation";
import type { penang as english } from "../../en/cities/penang.ts";

export const penang: Translation<typeof english> = {
  name: "Pulau Pinang",
  state: "Pulau Pinang",
  description:
    "Pulau dan tanah besar disambung dua jambatan: kilang cip, hospital swasta, jalan warisan, dan pelawat yang menyusun cuti ikut makanan.",
  population: "kira-kira 1.74 juta orang (banci 2020, seluruh negeri: 794,000 di pulau, 946,000 di tanah besar)",
  businessHub:
    "Zon bebas Bayan Lepas dibuka pada 1972, yang pertama di negara ini, dan elektronik masih mendahului: menurut angka Matrade, Pulau Pinang menghantar 30.5 peratus eksport Malaysia pada 2023. Kilang baharu naik di Batu Kawan, berjiran dengan IKEA dan pusat beli-belah outlet. George Town menjadi Tapak Warisan Dunia sejak 2008, dan hospital swasta negeri ini meraih kira-kira separuh hasil pelancongan perubatan negara pada 2023. Kerja LRT Mutiara bermula pada Januari 2025; tren ke Komtar dan Butterworth dijangka beroperasi pada penghujung 2031.",
  neighbourhoods: [
    {
      name: "Zon warisan George Town",
      text: "Hotel butik, kafe, galeri, rumah kongsi dan pekerjaan lama antara Pengkalan Weld dengan Jalan Transfer. Tetamu berjalan sambil melihat peta, dan jalan yang ada dua nama boleh menyesatkan mereka di selekoh.",
    },
    {
      name: "Pulau Tikus dan Gurney",
      text: "Klinik, tuisyen, kedai roti, salun dan pusat beli-belah untuk keluarga berada, selain pesakit dari Sumatera yang menginap dekat hospital. Ulasan lebih penting daripada sepanduk, dan tempat letak kereta hampir sama penting.",
    },
    {
      name: "Bayan Baru dan Bayan Lepas",
      text: "Jurutera, pekerja syif dan lapangan terbang. Katering kantin, bengkel kereta, pembekal alat dan bilik sewa hidup daripada kilang, jadi waktu buka yang ikut syif menangkap panggilan yang terlepas oleh orang lain.",
    },
    {
      name: "Bukit Mertajam dan Batu Kawan",
      text: "Pemborong keluarga, perabot, bengkel mesin dan gerai di pekan lama, serta taman baharu dekat jambatan kedua. Orang di sini menaip 'bm', jarang 'penang', dan suka menelefon sebelum memandu.",
    },
  ],
  services: {
    "web-design": {
      lead: "Sebelum bertanya harga, pelanggan di Pulau Pinang bertanya: sebelah mana? Sejak 2021 kereta hanya boleh menyeberang melalui jambatan, jadi laman yang terus menyebut pulau atau tanah besar menjimatkan perjalanan semua orang.",
      points: [
        {
          title: "Belah mana, dan parkir di mana",
          text: "Nyatakan pulau atau tanah besar serta daerahnya pada baris pertama, kemudian tempat letak kereta terdekat. Di zon warisan, sebut nama tempat parkir dan berapa minit berjalan; di tanah besar, sebut susur keluar. Jika menjual di kedua-dua belah, beri hari penghantaran masing-masing.",
          help: "Kami tulis arah untuk kedua-dua belah selat, dan cuba sendiri sebelum pelancaran.",
        },
        {
          title: "Halaman untuk setiap tetamu",
          text: "Bahasa Inggeris dan Cina meliputi sebahagian besar pulau, bahasa Melayu diperlukan dari Kepala Batas hingga Nibong Tebal, dan klinik dekat hospital patut ada satu halaman bahasa Indonesia dengan nombor WhatsApp bermula +60.",
          help: "Kami bina halaman bahasa Indonesia, dan minta penutur asli membacanya dahulu.",
        },
        {
          title: "Harga dan tempahan tanpa kejutan",
          text: "Pesakit dari Medan bertanya tentang janji temu, jurubahasa, berapa malam dan jumlah kos: sejak Julai 2025 penyedia swasta yang besar mengenakan cukai perkhidmatan 6 peratus kepada bukan warganegara, jadi nyatakan sama ada harga anda termasuk cukai. Hotel patut menerima tempahan dalam empat ketikan; pembuat biskut perlukan halaman tentang tempoh simpan dan pos.",
          help: "Kami nyatakan cukai di sebelah setiap harga, dan kekalkan tempahan pada empat ketikan.",
        },
      ],
      searches: [
        "boutique hotel george town with parking",
        "klinik gigi bayan baru",
        "kedai perabot bukit mertajam",
        "biskut tambun pos online",
      ],
      faq: {
        question: "Laman tempahan sudah memenuhkan rumah tamu kami di George Town. Perlukah laman sendiri?",
        answer:
          "Perlu untuk kunjungan kedua, dan untuk orang yang terjumpa anda di sana lalu mencari nama anda. Beri sebab untuk menempah terus: sarapan, daftar keluar lewat, bilik yang senyap. Tunjukkan nombor lesen, kerana Pulau Pinang mengehadkan penginapan singkat di bangunan kediaman dan tetamu yang berhati-hati akan menyemak. Kira malam tempahan terus setiap bulan; itulah tujuan laman anda.",
      },
      metaTitle: "Reka bentuk web di Pulau Pinang, pulau dan seberang",
      metaDescription:
        "Reka bentuk web di Pulau Pinang: pulau atau tanah besar pada baris pertama, parkir George Town, halaman pesakit Indonesia, tempahan terus, biskut pos.",
    },
    seo: {
      lead: "Chulia Street ialah Lebuh Chulia, Beach Street ialah Lebuh Pantai, dan Bukit Mertajam cukup dipanggil BM. Di Pulau Pinang satu pintu ada beberapa nama, dan setiap nama membawa pelanggan yang lain.",
      points: [
        {
          title: "Setiap jalan ada dua nama",
          text: "Tulis nama jalan dengan dua cara, sekali sahaja, dalam bahagian alamat: 'Lebuh Gereja (Church Street)'. Papan tanda memakai nama Melayu, penduduk dan buku panduan memakai nama Inggeris. Eja Tanjung dan juga Tanjong, dan tambah BM atau Bagan jika anda di seberang.",
          help: "Kami letak kedua-dua ejaan dalam alamat dan profil Google, sekali setiap satu.",
        },
        {
          title: "Halaman yang dipetik orang",
          text: "Jangan kejar 'best food penang' yang sudah menjadi milik majalah dan blog; tulis halaman yang mereka mahu petik, dengan nama hidangan, pukul berapa habis dan harganya. Klinik boleh mendapat carian dari Indonesia dengan perkataan Indonesia: dokter, rumah sakit, biaya, bukan doktor, hospital, kos. Minta penutur asli membacanya.",
          help: "Kami tulis halaman dengan hidangan, waktu dan harga, lalu tawarkan kepada senarai yang sudah ada.",
        },
        {
          title: "Perkataan yang ditampal pembeli",
          text: "Pembekal di Bukit Minyak atau Perai perlu menulis bahan, toleransi, mesin dan sijil pada setiap halaman, kerana pembeli di Pulau Pinang, Singapura atau Munich menampal perkataan itulah di kotak carian. Perniagaan di tanah besar patut menulis 'Seberang Perai', sebab 'Penang' sahaja difahami sebagai pulau.",
          help: "Kami tukar lembaran data anda menjadi halaman, dengan bahan, toleransi dan sijil sebagai teks.",
        },
      ],
      searches: [
        "dokter jantung penang biaya",
        "cafe lebuh chulia",
        "precision machining bukit minyak",
        "tuition centre bm penang",
      ],
      faq: {
        question: "Kedai kami di Butterworth. Patutkah kami tulis Penang atau Butterworth?",
        answer:
          "Butterworth dahulu, sebab itulah yang ditaip oleh jiran anda dan di situlah pin peta. Sebut Pulau Pinang sekali sebagai negeri, dan 'tanah besar' bagi orang yang datang melalui jambatan. Jika melayan orang pulau, tulis apa yang menarik mereka menyeberang: parkir senang, harga borong, bilik cuba baju. Halaman yang hanya menyebut Penang bersaing dengan semua kedai George Town dan mengecewakan pemandu yang tersalah sebelah.",
      },
      metaTitle: "SEO di Pulau Pinang: satu jalan, dua nama",
      metaDescription:
        "SEO di Pulau Pinang: nama jalan dalam dua bahasa, BM dan Bagan untuk tanah besar, kata Indonesia untuk pesakit, istilah komponen tepat untuk pembekal.",
    },
    "digital-marketing": {
      lead: "Pada hujung minggu panjang, jambatan sesak dengan tetamu dan orang sini duduk di rumah. Dua kumpulan, dua kehendak: satu iklan untuk kedua-duanya tidak menjual kepada sesiapa.",
      points: [
        {
          title: "Iklan untuk perancang cuti",
          text: "Jalankan dua kempen yang tidak bercampur. Yang pertama untuk perancang cuti di Lembah Klang, Singapura, Medan dan Ipoh, empat hingga enam minggu sebelum Tahun Baharu Cina, cuti sekolah, Hari Warisan 7 Julai dan cuti panjang yang dikongsi negeri lain. Kempen ini menjual bilik, meja dan kotak biskut untuk diambil.",
          help: "Kami siapkan kempen ini enam minggu sebelum cuti, dan hentikan apabila anda penuh.",
        },
        {
          title: "Iklan untuk belah anda",
          text: "Yang kedua untuk penduduk dalam beberapa kilometer, di sebelah selat yang sama dengan anda; pada hujung minggu cuti ia berehat atau menawarkan penghantaran.",
          help: "Kami asingkan kempen penduduk, dengan jejari, tawaran dan bajetnya sendiri.",
        },
        {
          title: "Kos satu tempahan terus",
          text: "Contoh dengan angka bulat: bilik RM 400 dan laman tempahan yang mengambil 15 peratus bermakna kos RM 60 satu malam. Jika iklan RM 1,200 membawa 30 malam tempahan terus, kosnya RM 40 satu malam. Jika cuma 15, jadinya RM 80, dan laman tempahan lebih murah. Catat yang mana satu terjadi.",
          help: "Kami kira angka anda setiap bulan, di sebelah bahagian yang diambil laman tempahan.",
        },
      ],
      searches: [
        "staycation batu ferringhi promo",
        "katering jamuan pejabat bayan lepas",
        "hair salon pulau tikus",
        "sewa kereta penang airport",
      ],
      faq: {
        question: "Kami klinik swasta. Bolehkah terus boost hantaran tentang satu rawatan?",
        answer:
          "Tidak tanpa kelulusan. Di bawah Akta Ubat (Iklan dan Penjualan) 1956, iklan perkhidmatan klinik memerlukan kelulusan Lembaga Iklan Ubat, termasuk di internet, dan nombor KKLIU yang diberi mesti dipaparkan. Mohon jauh lebih awal daripada tarikh kempen. Sementara menunggu, kemaskan fakta ringkas di laman, waktu buka dan peta, dan tanya Lembaga jika sesuatu teks meragukan.",
      },
      metaTitle: "Pemasaran digital di Pulau Pinang: tetamu dan jiran",
      metaDescription:
        "Pemasaran digital di Pulau Pinang: satu kempen untuk perancang cuti, satu untuk penduduk sebelah anda, peraturan iklan klinik, kos malam dibandingkan.",
    },
    "complete-package": {
      lead: "Ikut seorang pelawat: dia membaca tentang anda di Shah Alam, makan di kedai anda di George Town, dan sebulan kemudian mahu biskut yang sama dihantar. Pakej ini menjaga ketiga-tiga saat itu.",
      points: [
        {
          title: "Sebelum datang, dan semasa di sini",
          text: "Sebelum datang, dia perlu menjumpai anda: satu halaman bagi setiap keistimewaan, gambar, tempahan bilik atau meja. Semasa di sini, dia perlukan pin, waktu buka pada hari itu juga dan barisan yang pendek, jadi profil Google dikemas kini pada cuti umum.",
          help: "Kami bina halaman dahulu, kemudian pastikan waktu buka betul pada setiap cuti umum.",
        },
        {
          title: "Cara untuk membeli lagi",
          text: "Selepas pulang, dia perlukan cara membeli lagi: halaman kedai kecil dengan berat, tempoh simpan dan kos kurier, serta kotak persetujuan pada resit supaya anda boleh menulis kepadanya dua kali setahun. Kami membina mengikut susunan itu dan mengira pesanan ulangan.",
          help: "Kami tambah halaman kedai dan kotak persetujuan, dan kira pesanan ulangan.",
        },
        {
          title: "Jiran, klinik dan pembuat mesin",
          text: "Penduduk tempatan menerima perkara sama, cuma jaraknya dekat. Bagi klinik, tiga saat itu ialah janji temu, lawatan dan rawatan susulan; bagi pembuat mesin, pertanyaan, sampel dan alat ganti. Jika berniaga di kedua-dua belah selat, kami sediakan dua alamat dan satu senarai stok sejak hari pertama.",
          help: "Kami sesuaikan tiga langkah yang sama dengan bidang anda, dengan satu senarai stok.",
        },
      ],
      searches: [
        "website design penang sme",
        "pakej seo dan iklan pulau pinang",
        "wholesale biscuit supplier penang",
        "automation equipment supplier penang",
      ],
      faq: {
        question: "Kami membuat komponen mesin di Bukit Minyak untuk enam pelanggan sahaja. Sesuaikah pakej ini?",
        answer:
          "Mungkin sebahagiannya. Dengan enam pembeli, mulakan dengan laman dan carian: senarai keupayaan, senarai mesin, sijil, borang yang menerima lukisan, semuanya dalam bahasa Inggeris. Tinggalkan media sosial. Iklan patut dicuba apabila ada mesin yang kosong dan anda boleh menamakan komponen yang mahu dibuat lebih banyak. Mula kecil, tambah hanya apabila pertanyaan baharu menampung kosnya.",
      },
      metaTitle: "Pakej digital lengkap Pulau Pinang: datang, beli lagi",
      metaDescription:
        "Pakej laman, carian dan iklan di Pulau Pinang yang mengikut pelanggan sebelum, semasa dan selepas datang: kafe, klinik, hotel, pembuat dan pembekal.",
    },
  },
};
