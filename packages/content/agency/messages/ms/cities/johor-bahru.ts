import type { Translation } from "@agency/content/translation";
import type { johorBahru as english } from "../../en/cities/johor-bahru.ts";

export const johorBahru: Translation<typeof english> = {
  name: "Johor Bahru",
  state: "Johor",
  description:
    "Pintu Malaysia ke Singapura: kedai, klinik dan bengkel yang mencari rezeki dari kedua-dua belah selat, dengan kilang dan pelabuhan di belakangnya.",
  population: "kira-kira 858,000 orang (banci 2020, kawasan majlis bandaraya)",
  businessHub:
    "Pada Mac 2024, Jabatan Imigresen Johor menganggarkan 430,000 hingga 450,000 pengguna sehari di Tambak Johor dan Laluan Kedua. Bandar ini hidup daripada aliran itu: City Square, KSL dan Mid Valley Southkey, klinik gigi, bengkel kereta, restoran. Di belakangnya ada kawasan kilang Tampoi, Larkin dan Tebrau serta pelabuhan Pasir Gudang. Perjanjian zon ekonomi khas Johor-Singapura dimeterai pada Januari 2025, tren elektrik ke Kuala Lumpur bermula Disember tahun itu, dan RTS Link dijadualkan mula pada Januari 2027.",
  neighbourhoods: [
    {
      name: "Jalan Tan Hiok Nee dan JB Sentral",
      text: "Kedai roti lama, kafe dan hotel kecil yang boleh dituju berjalan kaki dari CIQ. Pelawat tanpa kereta memilih ikut minit berjalan, jadi tulis kiraannya dari JB Sentral dan waktu jualan biasanya habis.",
    },
    {
      name: "Taman Pelangi dan Taman Century",
      text: "Makanan laut, urut, salun dan pengurup wang di sekitar Plaza Pelangi dan KSL City. Ramai tetamu naik teksi dan memakai nombor Singapura: sebut pusat beli-belah terdekat, balas WhatsApp sebelum mereka bertolak.",
    },
    {
      name: "Mount Austin",
      text: "Restoran, kedai pencuci mulut, gim dan klinik dalam blok baharu yang penuh selepas Maghrib. Pilihan lain ada di lorong sebelah, jadi gambar bulan lepas dan waktu tutup yang betul mengisi meja.",
    },
    {
      name: "Tampoi dan Larkin",
      text: "Alat ganti, tayar, kedai cetak, katering, dan bas ekspres di Larkin Sentral. Pembelinya keluarga tempatan dan pemilik lori. Kata kunci Melayu, waktu hari bekerja dan pin pada lot yang tepat membawa mereka.",
    },
  ],
  services: {
    "web-design": {
      lead: "Bayangkan pembaca di dalam bas di Woodlands, dengan telefon dan masa sepuluh minit. Sebelum barisan bergerak, laman anda perlu memberitahunya berapa jauh kedai dari CIQ dan berapa harganya.",
      points: [
        {
          title: "Mudah dihubungi dari seberang",
          text: "Kekalkan harga dalam ringgit. Tulis nombor telefon sebagai +60 7, kerana 07 sahaja tidak akan disambung dari telefon Singapura. Beri dua arah jalan: berjalan kaki atau Grab dari JB Sentral, dan berkereta dari Lebuhraya Tebrau atau Skudai berserta tempat letak kereta.",
          help: "Kami tulis kedua-dua arah jalan, dan uji nombor serta peta dari telefon Singapura.",
        },
        {
          title: "Tempahan yang tahan kesesakan",
          text: "Bagi klinik gigi, salun atau bengkel, borang tempahan boleh bertanya 'Datang dari Singapura?' dan memberi kelonggaran sejam untuk kesesakan.",
          help: "Kami bina borang dengan soalan itu, dan kelonggaran sejam bagi yang menyeberang.",
        },
        {
          title: "Halaman jiran yang sentiasa betul",
          text: "Orang Tampoi dan Kempas datang pada hari bekerja dan patut dilayan dengan halaman Melayu; di Taman Sentosa halaman bahasa Cina mungkin berbaloi. Sejak 1 Januari 2025, hujung minggu Johor kembali Sabtu dan Ahad, jadi betulkan halaman lama yang masih menyebut Jumaat. Apabila RTS Link beroperasi, tambah jarak berjalan dari Bukit Chagar, diukur dengan kaki sendiri.",
          help: "Kami tulis halaman Melayu, dan betulkan waktu serta laluan setiap kali berubah.",
        },
      ],
      searches: [
        "dental clinic near jb sentral",
        "kedai tayar tampoi",
        "hair salon taman pelangi jb",
        "dewan kahwin johor bahru murah",
      ],
      faq: {
        question: "Patutkah harga ditulis dalam ringgit atau dolar Singapura?",
        answer:
          "Ringgit, dan sentiasa kelihatan. Orang Singapura pandai mencongak sendiri, manakala jiran yang nampak S$ dahulu akan rasa kedai itu bukan untuknya. Jika kebanyakan tempahan datang dari seberang, tambah satu baris kadar tukaran dengan tarikhnya dan perbaharui setiap satu hari bulan. Kadar tahun lepas hanya mengundang pertengkaran di kaunter.",
      },
      metaTitle: "Reka bentuk web di Johor Bahru, dua belah Tambak",
      metaDescription:
        "Reka bentuk web di Johor Bahru: harga ringgit, nombor +60, arah dari JB Sentral dan dengan kereta, tempahan yang bertolak ansur dengan kesesakan di Tambak.",
    },
    seo: {
      lead: "Kedai yang sama dicari sebagai jb, johor bahru, johor baru, atau dengan nama pusat beli-belah di seberang jalan sahaja. Sebahagian carian itu ditaip di Singapura. Mula dengan bertanya: siapa berdiri di mana?",
      points: [
        {
          title: "Dua belah, dua hasil carian",
          text: "Google mengambil kira jarak, jadi orang di Woodlands melihat hasil yang berlainan daripada orang di Tebrau. Uji dari kedua-dua tempat: minta sepupu di sana hantar tangkapan skrin.",
          help: "Kami semak frasa anda dari kedua-dua belah Tambak, dan tunjukkan kedua-dua senarai.",
        },
        {
          title: "Satu halaman bagi setiap soalan",
          text: "Kemudian tulis untuk dua jenis soalan. Dari Singapura, bunyinya 'jb' dengan nama pusat beli-belah atau kerisauan, contohnya 'jb car service how long'. Dari sini, bunyinya nama taman, selalunya dalam bahasa Melayu: 'kedai aircond taman johor jaya'. Beri setiap satu halamannya sendiri.",
          help: "Kami kumpul soalan dari kedua-dua belah, dan beri setiap satu halamannya sendiri.",
        },
        {
          title: "Tiga ejaan, dan balasan ulasan",
          text: "'Johor Bahru' untuk tajuk dan alamat, 'JB' dalam ayat, dan ejaan akhbar 'Johor Baru' cukup sekali. Skudai dan Bukit Indah terletak di bawah Majlis Bandaraya Iskandar Puteri, tetapi orang tetap panggil JB: tulis kedua-duanya. Balas setiap ulasan dan sebut kerja atau hidangannya, sebab tetamu seterusnya membaca balasan anda juga.",
          help: "Kami letak ejaan di tempatnya, dan sediakan draf balasan untuk ulasan anda.",
        },
      ],
      searches: [
        "jb car servicing near ksl",
        "aircond service taman johor jaya",
        "halal steamboat mount austin",
        "klinik kanak-kanak kempas",
      ],
      faq: {
        question: "Bolehkah kedai di JB dijumpai oleh orang yang mencari dari Singapura?",
        answer:
          "Boleh, untuk frasa yang ada 'JB' atau 'Johor Bahru': anda bersaing dengan kedai JB yang lain, di mana pun pencari itu duduk. Untuk 'car workshop' sahaja memang susah, kerana Google mengutamakan tempat yang dekat dengan telefon. Jadi letak nama bandar dalam tajuk dan jarak dari CIQ dalam teks. Search Console memecahkan klik ikut negara; baca baris Singapura sebulan sekali.",
      },
      metaTitle: "SEO di Johor Bahru, dilihat dari dua pantai",
      metaDescription:
        "SEO di Johor Bahru: satu halaman untuk pelawat yang menaip 'jb', satu lagi untuk jiran yang mencari ikut taman, dan klik yang dikira ikut negara.",
    },
    "digital-marketing": {
      lead: "Dua pelanggan, dua dompet: keluarga di Kempas selepas gaji masuk, dan pelawat yang membawa dolar pada hari Sabtu. Satu iklan tidak kena untuk dua-dua. Di Johor Bahru, kami tulis dua.",
      points: [
        {
          title: "Satu kempen setiap negara",
          text: "Jalankan satu kempen untuk Johor dan satu untuk Singapura, dengan bajet berasingan. Baca dahulu tetapan lokasi Google: 'presence or interest' turut sampai kepada orang yang sekadar ingin tahu, manakala 'presence' terhad kepada orang yang berada atau kerap berada di situ.",
          help: "Kami sediakan dua kempen dengan tetapan 'presence', dan dua bajet.",
        },
        {
          title: "Hari yang betul bagi setiap pihak",
          text: "Tegur pelawat dari Rabu hingga petang Jumaat, ketika mereka merancang, dan beri satu sebab untuk menyeberang. Ajak orang tempatan untuk Isnin hingga Khamis, ketika meja kosong. Tandakan juga kalendar seberang: cuti sekolah Singapura dan 9 Ogos memenuhkan JB ketika kita bekerja.",
          help: "Kami jadualkan iklan mengikut dua kalendar, termasuk cuti sekolah dan 9 Ogos.",
        },
        {
          title: "Peraturan dahulu, kemudian belanja",
          text: "Klinik perubatan swasta memerlukan kelulusan Lembaga Iklan Ubat, ditunjukkan dengan nombor KKLIU, sebelum mengiklankan perkhidmatan. Katakan RM 1,000 di setiap pihak membawa 25 tempahan dari Singapura dan 40 dari Johor: bandingkan jumlah belanja mereka, bukan bilangan kepala.",
          help: "Kami minta nombor KKLIU sebelum beriklan, dan bandingkan belanja ikut pihak.",
        },
      ],
      searches: [
        "jb spa promotion weekend",
        "buffet ramadan johor bahru",
        "jb massage near ciq",
        "katering kenduri tampoi johor",
      ],
      faq: {
        question: "Adakah RTS Link mengubah sasaran iklan kami?",
        answer:
          "Mungkin, tetapi tunggu buktinya. Perkhidmatan dijadualkan mula pada Januari 2027, sehingga 10,000 penumpang sejam bagi setiap arah, dengan Bukit Chagar di tengah bandar. Kedai yang dekat dengannya patut terasa dahulu; tempat yang perlu berkereta kemudian. Tanya setiap pelanggan bagaimana mereka menyeberang, dan alihkan bajet apabila jawapannya berubah.",
      },
      metaTitle: "Pemasaran digital di Johor Bahru, dua dompet",
      metaDescription:
        "Pemasaran digital di Johor Bahru: iklan berasingan untuk hujung minggu Singapura dan hari bekerja tempatan, tetapan lokasi betul, tempahan dibanding.",
    },
    "complete-package": {
      lead: "Katakan anda ada dua bengkel, atau klinik dengan cawangannya: jiran pada hari bekerja, kereta Singapura pada hari Sabtu, dan seorang sepupu menjawab semua mesej. Pakej ini memberi sepupu itu satu sistem.",
      points: [
        {
          title: "Buku janji temu dahulu",
          text: "Kami mula dengan buku janji temu, bukan halaman utama. Berapa tempahan gagal sebab orang tersangkut di tambak, dan berapa sebab tiada siapa membalas sebelum mereka keluar rumah? Dua angka itu menentukan borang, peringatan dan waktu mesej dijawab.",
          help: "Kami kira tempahan yang terlepas bersama anda, dan bina borang serta peringatan daripadanya.",
        },
        {
          title: "Pelawat, jiran dan cawangan",
          text: "Kemudian barulah laman dibina, dengan satu halaman untuk pelawat dan satu untuk jiran, profil peta bagi setiap cawangan dari Tebrau hingga Taman Pelangi, dan iklan dalam dua bajet.",
          help: "Kami buat halaman bagi setiap kumpulan, profil peta setiap cawangan dan dua bajet iklan.",
        },
        {
          title: "Kilang, dan syarikat di dua negara",
          text: "Kilang di Tebrau atau Pasir Gudang lain susunannya: produk, sijil dan nama orang untuk dihubungi, dalam bahasa Inggeris dahulu, untuk pegawai pembelian yang dibawa zon ekonomi khas ke sini buat kali pertama. Jika anda ada syarikat di Singapura juga, harganya ada di halaman yang tersendiri. Laporan bulanan dipecahkan ikut negara, kerana purata kedua-dua belah tidak menggambarkan sesiapa.",
          help: "Kami dahulukan produk dan sijil, dan pecahkan setiap laporan ikut negara.",
        },
      ],
      searches: [
        "website bengkel kereta johor bahru",
        "digital marketing agency jb",
        "pakej laman web klinik johor",
        "b2b website manufacturer tebrau",
      ],
      faq: {
        question: "Orang tempah melalui WhatsApp tetapi tidak datang. Bolehkah pakej ini membantu?",
        answer:
          "Boleh, bagi yang terlupa: deposit kecil, peringatan malam sebelumnya dan sekali lagi pada waktu pagi. Barisan di CIQ tidak dapat kami gerakkan, jadi tambah peraturan seperti 'sampai dalam masa dua jam, giliran anda selepas seorang lagi'. Kira tempahan yang hangus sebulan sebelum dan sebulan selepas. Jika tiada perubahan, kita semak semula depositnya.",
      },
      metaTitle: "Pakej digital lengkap untuk tauke Johor Bahru",
      metaDescription:
        "Pakej laman web, SEO dan iklan di Johor Bahru yang bermula dengan buku janji temu: kurang tempahan hangus, profil setiap cawangan, laporan ikut negara.",
    },
  },
};
