import type { Translation } from "@agency/content/translation";
import type { selangor as english } from "../../en/cities/selangor.ts";

export const selangor: Translation<typeof english> = {
  name: "Selangor",
  state: "Selangor",
  description:
    "Sembilan daerah mengelilingi Kuala Lumpur: kilang, kampus, bandar baharu dan kampung nelayan, dengan pelanggan yang mengira tol dan minit.",
  population: "kira-kira 6.99 juta orang (banci 2020, seluruh negeri)",
  businessHub:
    "Selangor mengelilingi Kuala Lumpur dan Putrajaya. Negeri ini menyumbang 26.2 peratus KDNK negara pada 2024, dan Banci Ekonomi mengira 270,363 pertubuhan bagi tahun 2022, paling banyak antara semua negeri. Perodua membuat kereta dekat Rawang, pesawat dibaiki di Subang, pusat data naik di Cyberjaya, dan KLIA terletak di Sepang. UKM dan UPM menjadikan Bangi dan Serdang bandar orang muda; Sekinchan menanam padi dan mendaratkan ikan. Kerajaan negeri merancang lebih banyak industri di Sepang dan Kuala Langat, serta pelabuhan ketiga di Pulau Carey.",
  neighbourhoods: [
    {
      name: "Subang Jaya dan Puchong",
      text: "Kolej dan kafe di SS15, keluarga di USJ, restoran di Bandar Puteri, gudang di sepanjang LDP. Kedai rangkaian ada di mana-mana, jadi kedai sendiri perlu satu kepakaran yang jelas dan ulasan malam yang baik.",
    },
    {
      name: "Kajang, Bangi dan Semenyih",
      text: "Kedai sate, butik muslimah di Bandar Baru Bangi, UKM, dan rumah baharu di sebelah Semenyih. Keluarga muda mencari tuisyen, ubah suai rumah dan klinik dalam bahasa Melayu, selalunya lewat malam.",
    },
    {
      name: "Rawang, Selayang dan Batu Caves",
      text: "Pembuat kereta dan komponen, bengkel, pemborong barang binaan dan taman baharu di utara ibu negara. Thaipusam membawa lautan manusia ke Batu Caves; pada hari lain orang mencari ikut nama jalan dan taman.",
    },
    {
      name: "Cyberjaya dan Sepang",
      text: "Syarikat teknologi, pusat data, bilik sewa pelajar, hotel lapangan terbang dan kedai outlet. Ramai pelanggan orang baharu yang belum kenal mana-mana kedai, jadi sesiapa yang menjawab carian pertama dengan baik ada peluang mengekalkan mereka.",
    },
  ],
  services: {
    "web-design": {
      lead: "Perniagaan di Selangor jarang melayan satu pekan sahaja. Tukang kek di Kajang menghantar ke Puchong, kontraktor di Rawang bekerja di Subang. Laman mesti memberitahu sejauh mana, berapa caj, dan hari apa.",
      points: [
        {
          title: "Kira minit, bukan kilometer",
          text: "Lukis peta penghantaran ikut minit dan tol, bukan kilometer, kemudian bahagikan kepada tiga zon dengan caj masing-masing. Letakkan kotak poskod pada skrin pertama: taip 43650 untuk Bangi, 47100 untuk Puchong atau 48000 untuk Rawang, dan halaman menjawab boleh atau tidak, cajnya, serta hari kosong terdekat. Sediakan satu tempat ambil sendiri dekat stesen MRT atau KTM bagi yang tinggal sedikit di luar zon.",
          help: "Kami lukis zon bersama anda dan bina semakan poskod dengan caj serta hari kosong.",
        },
        {
          title: "Bahasa yang sesuai untuk setiap pekan",
          text: "Utamakan bahasa Melayu untuk Bangi, Semenyih dan Kuala Selangor, bahasa Inggeris untuk Subang Jaya dan Cyberjaya, dan timbangkan bahasa Cina untuk Puchong.",
          help: "Kami tulis dalam bahasa Melayu dan Inggeris, dan beritahu di mana bahasa Cina berbaloi.",
        },
        {
          title: "Bukti anda sampai ke situ",
          text: "Homestay atau restoran makanan laut di Sekinchan patut menunjukkan harga hujung minggu, bulan menuai padi dan tempat bas boleh berhenti. Tukang yang datang ke rumah perlukan gambar sebelum dan selepas dengan nama taman di bawahnya. Itu bukti jarak yang lebih kuat daripada peta.",
          help: "Kami sediakan galeri yang boleh ditambah dari telefon, dengan nama taman di bawah gambar.",
        },
      ],
      searches: [
        "renovation contractor bandar baru bangi",
        "kek hari jadi delivery puchong",
        "homestay sekinchan tepi sawah",
        "aircond repair subang jaya usj",
      ],
      faq: {
        question:
          "Pelanggan yang perlu melalui tol merungut tentang caj penghantaran. Bagaimana laman patut menunjukkannya?",
        answer:
          "Sebelum troli, dan beri jalan lain. Tunjukkan caj sebaik poskod diketahui, nyatakan jumlah belian untuk hantaran percuma, dan tawarkan ambil sendiri pada waktu tetap. Contohnya, perjalanan yang menelan belanja RM 18 untuk tol, minyak dan masa tidak patut dijual RM 8 kecuali pesanannya besar. Kira angka anda sendiri sekali, dan semak setiap tiga bulan.",
      },
      metaTitle: "Reka bentuk web di Selangor: hantar, servis ke rumah",
      metaDescription:
        "Reka bentuk web di Selangor: kotak poskod dengan caj dan hari, zon ikut tol dan masa, bahasa ikut pekan, gambar yang membuktikan kawasan kerja anda.",
    },
    seo: {
      lead: "Hampir tiada orang menaip 'Selangor' untuk mencari tukang paip. Mereka menaip Kajang, Puchong atau Bangi. Nama negeri muncul bagi percutian, dewan, geran dan kerja kosong, dan carian itu pun ada nilainya.",
      points: [
        {
          title: "Pekan, bukan negeri",
          text: "Sejak Jun 2025 Google meminta perniagaan tidak memasukkan nama negeri sebagai kawasan perkhidmatan dalam profil: pilih sehingga dua puluh pekan, tidak lebih daripada kira-kira dua jam memandu dari pangkalan anda. Pilih tempat yang memberi kerja terbaik, bukan senarai terpanjang.",
          help: "Kami pilih pekan bersama anda mengikut kerja terdahulu, lalu isi dalam profil.",
        },
        {
          title: "Satu nama, dua tempat",
          text: "Awas nama kembar. Bangi pekan lama, Bandar Baru Bangi bandar yang lebih besar; Ampang dan Cheras sebahagiannya milik Kuala Lumpur; 'Subang' boleh bermaksud lapangan terbang atau Subang Jaya; Hulu Langat ialah nama pekan dan juga daerah yang merangkumi Kajang.",
          help: "Kami semak setiap nama dalam hasil carian, dan tulis halaman untuk pekan yang betul.",
        },
        {
          title: "Satu halaman lembah, satu halaman negeri",
          text: "Guna 'lembah klang' pada satu halaman bagi kerja yang meliputi seluruh lembah, seperti lori pindah atau sewa kanopi. Simpan perkataan Selangor untuk carian peringkat negeri: 'dewan kahwin selangor', 'tempat menarik selangor', hari keluarga di Kuala Selangor. Pautkan halaman mengikut pekan yang berjiran, seperti cara orang memandu.",
          help: "Kami tentukan frasa bagi setiap halaman, dan pautkan pekan yang berjiran.",
        },
      ],
      searches: [
        "pindah rumah lembah klang",
        "dewan kahwin selangor bajet",
        "car workshop rawang open sunday",
        "tuisyen matematik bandar baru bangi",
      ],
      faq: {
        question: "Kami bekerja dari rumah di Semenyih dan tiada kedai. Bolehkah muncul di Google Maps?",
        answer:
          "Boleh, sebagai perniagaan kawasan perkhidmatan. Sahkan profil, sembunyikan alamat rumah, dan senaraikan pekan yang anda kunjungi. Jangan sewa alamat maya di Petaling Jaya demi pin yang lebih cantik: Google boleh menggantung profil itu. Tanya majlis tempatan sama ada kerja anda perlu lesen perniagaan dari rumah, guna satu nombor telefon, dan kumpul ulasan yang menyebut jenis kerja serta nama taman.",
      },
      metaTitle: "SEO di Selangor ikut pekan, bukan seluruh negeri",
      metaDescription:
        "SEO di Selangor: nama pekan yang benar-benar ditaip, nama kembar dijelaskan, kawasan perkhidmatan yang diterima Google, dan carian peringkat negeri.",
    },
    "digital-marketing": {
      lead: "Memilih 'Selangor' dalam platform iklan nampak selamat, tetapi membazir: salun di Puchong membayar untuk Sabak Bernam, sedangkan jalan di Kuala Lumpur yang lima minit sahaja tertinggal.",
      points: [
        {
          title: "Beriklan di tempat pelanggan tinggal",
          text: "Ambil peta jalan dan tandakan rumah lima puluh pelanggan terakhir. Anda mungkin nampak dua atau tiga kelompok di sepanjang satu lebuh raya; beriklan di situ sahaja. Ingat bahawa platform mengira Kuala Lumpur dan Putrajaya sebagai tempat berasingan, jadi klinik di Cyberjaya perlu menambah Putrajaya sendiri.",
          help: "Kami tandakan lima puluh alamat terakhir pada peta, dan hadkan iklan pada kelompok itu.",
        },
        {
          title: "Bajet yang cukup di satu tempat",
          text: "Katakan anda ada RM 1,500 sebulan. Jika dibahagi sembilan daerah, kira-kira RM 167 sedaerah, kurang daripada RM 6 sehari, dan anda tidak belajar apa-apa. Untuk dua kelompok jadinya RM 25 sehari setiap satu, cukup untuk dibandingkan.",
          help: "Kami bahagi bajet kepada paling banyak dua kawasan, dan tunjukkan kedua-duanya dalam laporan.",
        },
        {
          title: "Kalendar setempat",
          text: "Ikut kalendar setempat: kemasukan pelajar di Bangi, Serdang dan Semenyih, Thaipusam di Batu Caves, hujung minggu musim menuai di Sekinchan, hari keputeraan Sultan pada 11 Disember. Di luar minggu itu jalankan satu kempen carian yang tetap dan balas dalam masa sejam, kerana kedai seterusnya cuma satu susur keluar dari situ.",
          help: "Kami rancang kempen setahun bersama anda, dan kekalkan satu kempen carian di antaranya.",
        },
      ],
      searches: [
        "servis aircond kajang murah",
        "gym near me puchong promo",
        "katering kenduri semenyih pakej",
        "student room cyberjaya near mmu",
      ],
      faq: {
        question: "Iklan kami membawa panggilan dari pekan yang kami tidak pergi. Apa yang perlu diubah?",
        answer:
          "Tiga perkara. Pilih kehadiran, bukan minat, dalam tetapan lokasi; kecualikan pekan yang anda tolak; dan tulis kawasan dalam tajuk, misalnya 'Kajang dan Semenyih sahaja'. Kemudian baca istilah carian setiap Jumaat. Jika satu pekan terus menelefon, kira dahulu sama ada pesanan minimum atau caj perjalanan boleh menjadikannya berbaloi sebelum disekat.",
      },
      metaTitle: "Pemasaran digital di Selangor ikut lebuh raya",
      metaDescription:
        "Pemasaran digital di Selangor: bajet pada dua kelompok, bukan sembilan daerah, Putrajaya ditambah sendiri, kalendar setempat, pekan yang salah ditapis.",
    },
    "complete-package": {
      lead: "Di Selangor satu kedai mudah menjadi tiga: Kajang, kemudian Puchong, kemudian Rawang. Pakej ini menyusun laman, carian dan iklan supaya cawangan baharu cuma satu halaman tambahan, bukan projek dari kosong.",
      points: [
        {
          title: "Satu domain, satu profil setiap pintu",
          text: "Putuskan lima perkara sebelum papan tanda kedua naik. Satu domain untuk semua, satu halaman bagi setiap cawangan. Satu profil Google bagi setiap pintu, dengan nombor atau sambungan sendiri supaya panggilan boleh dikira.",
          help: "Kami bina halaman bagi setiap cawangan, dengan profil peta dan nombornya sendiri.",
        },
        {
          title: "Tentukan siapa buat apa",
          text: "Harga yang sama di semua tempat, atau catatan jelas jika berbeza. Seorang di setiap kedai yang menghantar dua keping gambar sebulan dan membalas ulasan. Dan satu kalendar iklan: cawangan baharu mendapat giliran tiga bulan pertama, selepas itu mana-mana yang banyak waktu kosong.",
          help: "Kami catat harga, orang dan kalendar iklan bersama anda sebelum kedai kedua dibuka.",
        },
        {
          title: "Tarikh buka boleh beranjak",
          text: "Selangor ada dua belas pihak berkuasa tempatan, dan setiap satu mengeluarkan lesen premis serta papan tandanya sendiri, jadi tarikh buka boleh beranjak. Simpan halaman baharu tanpa diterbitkan sehingga tarikhnya pasti, kemudian buka halaman, profil dan iklan dalam minggu yang sama. Perniagaan yang ada van, bukan cawangan, berbuat begitu juga dengan pasukan dan kawasan.",
          help: "Kami siapkan halaman, profil dan iklan, dan terbitkan apabila lesen sudah ada.",
        },
      ],
      searches: [
        "digital agency selangor for franchise",
        "buat website kedai cawangan selangor",
        "online booking system salon subang puchong",
        "pemasaran digital pks selangor",
      ],
      faq: {
        question: "Kami akan buka kedai kedua tahun depan. Perlukah tunggu dahulu sebelum buat laman?",
        answer:
          "Tidak. Bina untuk dua, buka dengan satu. Susunan, sistem tempahan dan ulasan kedai pertama itulah yang akan dipinjam kedai kedua, dan carian memang memakan masa berbulan-bulan. Kami rancang halaman cawangan sekarang, sembunyikan dahulu, dan kemaskan kedai pertama. Apabila kunci di tangan, menambah alamat baharu hanya mengambil beberapa hari.",
      },
      metaTitle: "Pakej digital lengkap: kedai Selangor bercawangan",
      metaDescription:
        "Pakej digital di Selangor untuk kedai yang membesar: satu domain, satu halaman dan profil setiap cawangan, iklan ikut ruang kosong, panggilan dikira.",
    },
  },
};
