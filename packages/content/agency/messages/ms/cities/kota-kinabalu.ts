import type { Translation } from "@agency/content/translation";
import type { kotaKinabalu as english } from "../../en/cities/kota-kinabalu.ts";

export const kotaKinabalu: Translation<typeof english> = {
  name: "Kota Kinabalu",
  state: "Sabah",
  description:
    "Kaunter dan pintu masuk Sabah: pemborong dan bengkel untuk seluruh negeri, pulau di depan mata, dan pelawat yang mendarat hampir di tengah bandar.",
  population: "kira-kira 500,000 orang (banci 2020, Daerah Kota Kinabalu)",
  businessHub:
    "Di Kota Kinabalu terletak pejabat negeri, bank dan pemborong Sabah, serta lapangan terbang yang mengendalikan 7.95 juta penumpang pada 2024, kedua selepas Kuala Lumpur. Sabah menerima 3.79 juta pelawat pada 2025, 657,528 daripadanya dari China, dan bersiap untuk Visit Sabah 2027. Di utara ada Pelabuhan Kontena Teluk Sepanggar, yang akan dibesarkan kepada 1.25 juta TEU, dan Taman Perindustrian Kota Kinabalu, tempat sebuah kilang Korea mengeksport kerajang kuprum sejak 2023. Terminal lapangan terbang dijangka siap diperluas pada pertengahan 2028.",
  neighbourhoods: [
    {
      name: "Jalan Gaya dan tepi laut",
      text: "Kopitiam, hostel, bank dan kedai cenderamata. Jalan ditutup mulai petang Jumaat dan Sabtu untuk pasar makanan, dan pada hari Ahad untuk pasar pagi. Orang luar lalu-lalang: sediakan waktu dan harga dalam bahasa Inggeris serta pin peta.",
    },
    {
      name: "Luyang dan Lintas",
      text: "Kedai mi Foh Sang, Damai, klinik, tuisyen dan kafe untuk penduduk pinggir bandar. Pelanggan tetap sudah tahu jalan; yang baharu memilih ikut tempat letak kereta, hari buka dan sepuluh ulasan terakhir.",
    },
    {
      name: "Inanam dan Kolombong",
      text: "Bengkel, perabot, perkakasan, bilik sejuk dan pemborong di jalan yang selalu sesak. Orang datang dari Tuaran dan Kota Belud dengan senarai, dan telefon dahulu. Letak stok, harga dan laluan lori dalam talian.",
    },
    {
      name: "Alamesra, UMS dan Sepanggar",
      text: "Universiti Malaysia Sabah dengan pelajarnya, bilik sewa dan makanan murah, kemudian taman perindustrian dan pelabuhan. Pelajar mencari tengah malam, jurutera pukul sepuluh pagi: dua halaman, dua nada, dua nombor.",
    },
  ],
  services: {
    "web-design": {
      lead: "Seorang memilih lawatan pulau sambil beratur di KLIA, seorang lagi memilih tayar di Ranau dengan dua bar isyarat. Laman di Kota Kinabalu mungkin perlu melayan kedua-duanya sebelum makan tengah hari.",
      points: [
        {
          title: "Nama penuh, harga penuh",
          text: "Tulis 'Kota Kinabalu, Sabah' dengan penuh pada setiap halaman, sebab orang baharu tidak kenal KK dan tiketnya tertulis BKI. Untuk bot, selam dan mendaki, beri harga dengan dan tanpa bayaran taman, waktu jemputan, tindakan anda jika laut bergelora, dan nombor lesen MOTAC syarikat, kerana pelancong memang dinasihati menyemaknya.",
          help: "Kami tulis setiap halaman lawatan dengan dua harga, waktu jemputan dan nombor lesen.",
        },
        {
          title: "Waktu senja dan kargo laut",
          text: "Nyatakan waktu matahari terbenam: kira-kira sejam lebih awal daripada Kuala Lumpur, jadi ada yang terlepas pemandangan walaupun meja sudah ditempah. Kedai patut menulis harga hantaran ikut daerah, Penampang dan Tuaran dahulu, kemudian Keningau, Sandakan dan Tawau, dengan pilihan kargo laut untuk barang berat.",
          help: "Kami bina jadual hantaran ikut daerah, dan paparkan waktu matahari terbenam.",
        },
        {
          title: "Halaman ringan, dua bahasa",
          text: "Pastikan skrin pertama di bawah, katakan, 300 kilobait. Bahasa Melayu dan Inggeris dahulu; tambah halaman Cina yang pendek jika ada orang di kaunter yang boleh menjawab.",
          help: "Kami kecilkan skrin pertama, dan uji dengan data mudah alih sebelum pelancaran.",
        },
      ],
      searches: [
        "island hopping kota kinabalu price",
        "kedai tayar inanam kk",
        "klinik gigi luyang",
        "seafood restaurant near bki airport",
      ],
      faq: {
        question: "Bolehkah tetamu menempah dan membayar lawatan bot di laman kami sendiri?",
        answer:
          "Boleh, dengan gerbang pembayaran yang menerima kad luar negara dan kalendar yang menutup tarikh apabila bot penuh. Mulakan dengan deposit dan peraturan bertulis untuk cuaca buruk: hari lain, atau wang dikembalikan dalam tempoh yang dinyatakan. Teruskan dengan platform besar dahulu, dan bandingkan baki selepas komisen mereka dengan kos tempahan anda sendiri.",
      },
      metaTitle: "Reka bentuk web di Kota Kinabalu, bot ke bengkel",
      metaDescription:
        "Reka bentuk web di Kota Kinabalu: halaman ringan untuk isyarat lemah, harga lawatan dengan bayaran taman, peraturan cuaca, hantaran ikut daerah Sabah.",
    },
    seo: {
      lead: "Nama KK ada ramai pemilik: Kota Kinabalu, klinik kesihatan, Kuala Kangsar. Kerja carian di bandar ini bermula dengan memberitahu Google, dan pembaca, KK mana yang anda maksudkan.",
      points: [
        {
          title: "Nama bandar dan nama kawasan",
          text: "Letak 'Kota Kinabalu' dalam tajuk, 'KK Sabah' dalam ayat, dan nama kawasan di tempat lain: Luyang, Lintas, Likas, Kolombong, Menggatal, Kepayan. Penampang dan Putatan ialah daerah lain, tetapi pelanggannya sama, jadi tulis halaman untuk Donggongon jika anda menghantar ke sana, dan terangkan jalan pintas pada hari tamu Khamis.",
          help: "Kami tulis halaman bagi kawasan yang anda memang hantar sahaja.",
        },
        {
          title: "Soalan dari daerah lain",
          text: "Kemudian kumpul soalan sebenar: 'ada pos ke Tawau', 'boleh COD Keningau', 'buka hari Ahad'. Setiap satu boleh menjadi tajuk kecil. Orang Kudat merancang sehari suntuk untuk sekali datang, jadi satu baris tentang semakan stok melalui WhatsApp mungkin sudah memenangi mereka.",
          help: "Kami kumpul soalan daripada WhatsApp anda, dan jawab setiap satu di bawah tajuknya.",
        },
        {
          title: "Had carian Google",
          text: "Halaman lawatan perlukan bulan dan cuaca. Dan kenali hadnya: Google disekat di tanah besar China, dan ramai orang Korea bermula dengan Naver. Tetamu itu ditemui di kaunter hotel, bukan melalui kedudukan carian.",
          help: "Kami tulis halaman lawatan ikut bulan, dan sediakan kad untuk kaunter hotel.",
        },
      ],
      searches: [
        "aircond service likas kota kinabalu",
        "kedai perabot kolombong sabah",
        "diving course kk price",
        "tuition centre lintas kk",
      ],
      faq: {
        question: "Adakah halaman bahasa Cina atau Korea membantu kami dijumpai?",
        answer:
          "Sebelum perjalanan, hampir tidak: pelancong China merancang di Xiaohongshu dan WeChat, ramai orang Korea di Naver. Di bandar ini, ya. Letak kod QR di meja atau kaunter yang membuka halaman dalam bahasa mereka: menu, harga, alahan dan jalan balik ke hotel. Minta penutur asli membacanya sekali, kemudian tanya tetamu dari mana mereka tahu tentang anda.",
      },
      metaTitle: "SEO di Kota Kinabalu apabila KK ada tiga makna",
      metaDescription:
        "SEO di Kota Kinabalu: nama penuh dan kawasan di tempat yang betul, halaman untuk Luyang atau Donggongon, soalan sebenar dari Keningau hingga Tawau.",
    },
    "digital-marketing": {
      lead: "Jualan di Kota Kinabalu datang berombak: Kaamatan pada bulan Mei, cuti sekolah, penerbangan Tahun Baharu Cina, Krismas ketika orang balik kampung. Di antara dua ombak, orang tempatan yang membayar sewa kedai.",
      points: [
        {
          title: "Kalendar Sabah sendiri",
          text: "Rancang ikut kalendar Sabah. Kaamatan jatuh pada 30 dan 31 Mei, dan 24 Disember menjadi cuti umum sejak 2019; rancangan yang dibuat di Kuala Lumpur mungkin terlepas kedua-duanya. Mula tiga minggu lebih awal.",
          help: "Kami rancang kempen ikut cuti Sabah, dan mulakan setiap satu tiga minggu awal.",
        },
        {
          title: "Penduduk dan orang hari minggu",
          text: "Jalan Gaya membawa dua kumpulan orang setiap hujung minggu secara percuma: gantung kod QR di gerai dan beri ganjaran pada kunjungan kedua. Untuk penduduk, gunakan video pendek dalam bahasa Melayu dan masukkan Penampang serta Putatan dalam kawasan iklan.",
          help: "Kami buat kod QR untuk gerai, dan rakam video pendek bahasa Melayu bersama anda.",
        },
        {
          title: "Pelawat yang sedang di sini",
          text: "Untuk pelawat, bayar hanya bagi orang yang sedang berada di Sabah. Katakan RM 1,200 sebulan: RM 700 untuk orang tempatan, RM 500 untuk pelawat. Pada RM 2 seklik, RM 500 itu bersamaan 250 kunjungan; jika sepuluh menempah pada RM 180, hasilnya RM 1,800. Hentikan iklan apabila bot penuh atau laut bergelora.",
          help: "Kami hadkan iklan kepada orang di Sabah, dan hentikan sebaik anda beritahu bot penuh.",
        },
      ],
      searches: [
        "promosi kaamatan kota kinabalu",
        "things to do in kk today",
        "tempah kek krismas kk",
        "weekend buffet kota kinabalu",
      ],
      faq: {
        question: "Patutkah kami beriklan di China atau Korea?",
        answer:
          "Bagi firma kecil, belum lagi. Kedua-dua pasaran itu merancang di platform sendiri, dalam bahasa sendiri, dan banyak tempahannya melalui ejen. Temui tetamu yang sudah mendarat: kaunter hotel, pemandu, halaman di sebalik kod QR, satu sudut yang mereka suka bergambar. Jika ejen di sana menawarkan lebih, minta tempahan tiga bulan secara komisen dahulu.",
      },
      metaTitle: "Pemasaran digital di Kota Kinabalu ikut ombaknya",
      metaDescription:
        "Pemasaran digital di Kota Kinabalu ikut kalendar Sabah: Kaamatan, cuti sekolah, Krismas. Iklan untuk orang yang sudah tiba, berhenti apabila bot penuh.",
    },
    "complete-package": {
      lead: "Bayangkan kedai selam yang juga menyewakan kereta, atau pemborong dengan pembeli di Keningau, Tawau dan Labuan. Jarak merugikan kedua-duanya. Pakej ini menjawab sebelum pelanggan bertolak dari rumah.",
      points: [
        {
          title: "Semuanya berjalan tanpa perjumpaan",
          text: "Ada dua peraturan. Pertama, semua yang penting berjalan tanpa perjumpaan: stok, harga, hari kargo, tempahan, bayaran, dan orang di WhatsApp dengan tempoh balasan yang dinyatakan. Kedua, tiada apa-apa yang memerlukan talian laju: halaman ringan, gambar kecil, borang yang menyimpan isinya apabila isyarat terputus.",
          help: "Kami paparkan stok, harga dan hari kargo, dan pastikan laman berfungsi pada talian lemah.",
        },
        {
          title: "Daerah, laluan, kemudian iklan",
          text: "Kami senaraikan dahulu daerah dan laluan anda, kemudian membina laman dan borang pesanan. Profil peta menyusul, satu untuk kedai di bandar dan satu untuk stor di Kolombong, diikuti halaman ikut daerah dan iklan ikut musim.",
          help: "Kami bina mengikut susunan itu, dan mulakan iklan selepas borang pesanan berjalan.",
        },
        {
          title: "Pembekal, dan cara kami bekerja",
          text: "Pembekal kepada taman perindustrian mendapat halaman lain: pendaftaran, dokumen keselamatan, tempoh siap dari Sepanggar. Kami bekerja dari Semenanjung melalui video, dan jurugambar pilihan anda di KK mengambil gambarnya. Sebulan sekali anda menerima satu helaian: pesanan ikut daerah, kos setiap satu, mesej yang belum dijawab.",
          help: "Kami berjumpa melalui video, atur jurugambar bersama anda, dan hantar satu helaian sebulan.",
        },
      ],
      searches: [
        "website design sabah small business",
        "pembekal borong kk hantar keningau",
        "digital marketing agency kota kinabalu",
        "tour operator booking website sabah",
      ],
      faq: {
        question: "Apa jadi jika elektrik atau talian di kedai kami terputus?",
        answer:
          "Laman anda tidak terjejas, sebab ia tidak disimpan di kedai. Pesanan menunggu dalam e-mel sehingga anda kembali. Dua perkara membantu di pihak anda: telefon ganti dengan rangkaian lain, dan balasan WhatsApp automatik yang menyebut bila anda akan menjawab. Tanya setiap pembekal, termasuk kami, di mana salinan sandaran disimpan dan berapa lama pemulihannya.",
      },
      metaTitle: "Pakej digital lengkap untuk firma Kota Kinabalu",
      metaDescription:
        "Pakej laman web, SEO dan iklan di Kota Kinabalu untuk firma yang menjual ke seluruh Sabah: pesanan tanpa perjumpaan, halaman ringan, hantaran ikut daerah.",
    },
  },
};
