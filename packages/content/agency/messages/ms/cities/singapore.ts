import type { Translation } from "@agency/content/translation";
import { prices } from "../../../prices.ts";
import type { singapore as english } from "../../en/cities/singapore.ts";

export const singapore: Translation<typeof english> = {
  name: "Singapura",
  state: "Singapura",
  description:
    "Negara kota enam juta orang: sewa tinggi, pelanggan yang rajin membanding, peraturan ketat soal harga dan mesej, dan Johor di seberang.",
  population: "6.11 juta orang (Jun 2025, termasuk warga asing; 5.69 juta dalam banci 2020)",
  businessHub:
    "Bank dan ibu pejabat memenuhi Raffles Place dan Marina Bay; Jurong dan Tuas menghasilkan bahan kimia, elektronik dan ubat; Changi dan pelabuhan menggerakkan yang lain. Perniagaan kecil hidup daripada kawasan perumahan: klinik dan tuisyen di kolong blok HDB, bengkel di Ubi dan Kaki Bukit, studio ubah suai, pembuat makanan, kafe di Kampong Glam. Sewa dan gaji mendorong peniaga menjual dalam talian. RTS Link ke Johor Bahru, dirancang dibuka pada Januari 2027 untuk sehingga 10,000 penumpang sejam setiap hala, akan menggerakkan pembeli ke dua-dua arah.",
  neighbourhoods: [
    {
      name: "Kampong Glam dan Arab Street",
      text: "Kain, minyak wangi, permaidani, butik dan tempat makan di sekitar Masjid Sultan. Pelancong memutuskan di situ juga, keluarga Melayu merancang untuk Hari Raya: letak waktu buka, sijil MUIS dan janji temu ukuran di bahagian atas.",
    },
    {
      name: "Tanjong Pagar dan Raffles Place",
      text: "Klinik, gim, kedai makan tengah hari dan firma profesional untuk pekerja pejabat. Mereka mencari di meja sebelum tengah hari, jadi halaman patut memberi pintu keluar MRT, nombor unit dan masa menunggu.",
    },
    {
      name: "Ubi dan Kaki Bukit",
      text: "Bengkel kereta, kontraktor, pencetak dan pembuat makanan dalam blok perindustrian bertingkat yang jarang dilalui orang. Carian dan ulasan perlu membawa pelanggan, dan arah ke laluan naik kenderaan mesti jelas.",
    },
    {
      name: "Woodlands",
      text: "Causeway Point, kedai HDB dan ruang niaga baharu dekat terminal RTS. Sebahagian jualan menyeberang ke Johor Bahru, jadi sebut apa yang tiada di sana: kepantasan, waranti, dan orang berdekatan apabila rosak.",
    },
  ],
  services: {
    "web-design": {
      lead: "Orang Singapura membuka tiga tab dan membeli daripada halaman yang menunjukkan harga akhir, termasuk GST. Jika halaman anda menulis 'PM untuk harga', tab sebelah sudah menang.",
      points: [
        {
          title: "Peraturan",
          text: "Peraturan dahulu. Perniagaan berdaftar GST mesti menunjukkan harga termasuk GST, 9 peratus sejak 2024; hotel dan tempat makan yang mengenakan caj perkhidmatan dikecualikan tetapi mesti menyatakannya dengan jelas. PDPA mewajibkan setiap organisasi melantik pegawai perlindungan data yang boleh dihubungi orang awam, jadi letak sebaris di kaki halaman. Nama .sg memerlukan wakil pentadbiran tempatan yang mengesahkannya melalui Singpass dalam 21 hari: daftarkan atas nama anda, bukan nama kami.",
          help: "Kami bina harga dengan GST dan baris PDPA, dan daftarkan nama atas nama anda.",
        },
        {
          title: "Binaan",
          text: "Kemudian baru soal binaan: nombor unit dan pintu keluar MRT, hantaran ikut poskod, PayNow di sebelah kad, janji temu yang betul-betul tercatat.",
          help: "Kami bina hantaran ikut poskod, PayNow dan janji temu sebenar, dan mengujinya bersama anda.",
        },
        {
          title: "Bahasa dan mata wang",
          text: "Bahasa Inggeris paling kerap ditutur di rumah oleh 48.3 peratus penduduk pada 2020, tetapi untuk pelanggan Melayu, halaman dalam bahasa sendiri membina kepercayaan. Harga kami dalam ringgit; tanya kami tentang invois S$.",
          help: "Kami beritahu bahasa kedua yang berbaloi, dan beri sebut harga dalam S$ jika diminta.",
        },
      ],
      searches: [
        "aircon servicing price singapore",
        "halal cafe kampong glam",
        "katering kahwin singapura",
        "car workshop ubi",
      ],
      faq: {
        question: "Bolehkah Geran Penyelesaian Produktiviti (PSG) digunakan untuk laman yang anda bina?",
        answer:
          "Tidak boleh. PSG menyokong pakej tersenarai daripada vendor yang diluluskan, pakej kami tiada di dalamnya, dan projek yang sudah dibayar akan ditolak. Semak GoBusiness sebelum membuat keputusan. Kemudian bandingkan dengan adil: pakej tetap selepas geran, atau harga kami dalam ringgit untuk laman yang menjadi milik penuh anda, termasuk kod dan kuncinya.",
      },
      metaTitle: "Reka bentuk web di Singapura, harga dalam ringgit",
      metaDescription:
        "Reka bentuk web untuk peniaga Singapura: harga termasuk GST, wakil PDPA, nama .sg di tangan anda, PayNow dan pintu keluar MRT, bayaran dalam ringgit.",
    },
    seo: {
      lead: "Banyak bidang perniagaan di Singapura berkongsi halaman pertama dengan portal, direktori dan blog ulasan. Jalan masuknya lebih sempit: satu kawasan, satu masalah, satu halaman yang menjawabnya dengan harga.",
      points: [
        {
          title: "Jawapan lebih baik untuk kawasan anda",
          text: "Cari perkhidmatan anda bersama nama kawasan atau stesen. 'Aircon chemical wash tampines' atau 'rewire 4 room hdb cost' menunjukkan siapa menjawab dan siapa hanya beriklan; tulis jawapan yang lebih baik, dengan julat harga sebenar, gambar kerja sendiri dan tarikhnya. Guna perkataan harian, hdb, bto, resale, sec 3, jika memang benar.",
          help: "Kami cari frasa anda ikut kawasan, dan tulis jawapan dengan harga serta kerja anda sendiri.",
        },
        {
          title: "Alamat sebenar, halaman penuh",
          text: "Google mahukan alamat yang ada orang: pejabat maya kosong di Raffles Place melanggar peraturannya. Untuk pelanggan Melayu, tulis satu halaman penuh dalam bahasa Melayu, bukan satu perenggan, tentang baju kurung, kenduri atau sewa pelamin, dan semak sendiri berapa banyak halaman yang bersaing.",
          help: "Kami pastikan profil mematuhi peraturan Google, dan tulis halaman penuh dalam bahasa Melayu.",
        },
        {
          title: "Seberang Tambak, dan ulasan",
          text: "Jika anda menjual dari Johor Bahru, sebut pada baris pertama bagaimana barang atau orang menyeberang. Minta ulasan daripada semua orang tanpa hadiah, kerana Google membuang ulasan berbayar.",
          help: "Kami terangkan cara menyeberang pada baris pertama, dan minta ulasan tanpa hadiah.",
        },
      ],
      searches: [
        "hdb renovation contractor woodlands",
        "baju kurung moden kampong glam",
        "sec 3 a math tuition tampines",
        "tukang jahit geylang serai",
      ],
      faq: {
        question: "Berbaloikah SEO di Singapura sedangkan iklan membawa panggilan esok?",
        answer:
          "Kerjanya berlainan. Iklan membawa pertanyaan minggu ini, dengan bayaran setiap kali. Halaman yang mendapat kedudukan membawanya bertahun-tahun, tetapi perlukan beberapa bulan, selalunya lebih enam bulan dalam bidang yang sesak. Pembahagian yang munasabah: iklan pada dua perkhidmatan, carian pada sepuluh soalan pelanggan. Catat kos pertanyaan daripada setiap satu, dan alihkan wang dua kali setahun.",
      },
      metaTitle: "SEO untuk peniaga Singapura, kawasan demi kawasan",
      metaDescription: `SEO untuk peniaga Singapura: halaman ikut kawasan dan MRT, julat harga yang jujur, halaman Melayu untuk carian Melayu, dari ${prices.city.seo} sebulan.`,
    },
    "digital-marketing": {
      lead: "Di Singapura, undang-undang menentukan siapa yang boleh anda hantar mesej, dan lelongan menentukan harga klik. Pemasaran yang baik bermula dengan senarai yang bersih dan kira-kira yang dibuat lebih awal.",
      points: [
        {
          title: "Kebenaran sebelum promosi",
          text: "Semak nombor dengan Daftar Jangan Panggil (DNC) sebelum menghantar promosi, kecuali ada persetujuan yang jelas, dan simpan buktinya. Untuk menghantar SMS atas nama kedai, daftarkan nama itu dengan SSIR, yang memerlukan UEN; sejak 2023, nama tidak berdaftar sampai dengan label 'Likely-SCAM' atau tidak sampai langsung.",
          help: "Kami semak nombor dengan daftar itu, dan daftarkan nama SMS anda sebelum mesej pertama.",
        },
        {
          title: "Berapa kos seorang pelanggan",
          text: "Sekarang kira-kiranya. Katakan satu klik S$3 dan satu daripada dua puluh menjadi pertanyaan: S$60. Jika satu daripada empat pertanyaan membeli, kos seorang pelanggan S$240. Kalau hasil seorang pelanggan kurang daripada itu, ubah tawaran sebelum iklan.",
          help: "Kami buat kira-kira ini dengan angka anda dahulu, dan ubah tawaran sebelum iklan.",
        },
        {
          title: "Kalendar pulau ini",
          text: "Ikut kalendar pulau ini: tahun sekolah dari Januari, ubah suai sebelum Tahun Baharu Cina, bazar Hari Raya di Geylang Serai. Perhatikan juga Johor, kerana ada pembeli yang membanding harga di seberang Tambak. Bayaran kami dalam ringgit; tanya kami tentang S$.",
          help: "Kami rancang tahun ikut sekolah, ubah suai dan Hari Raya, dan pantau harga di Johor.",
        },
      ],
      searches: [
        "cny hamper delivery singapore",
        "sewa pelamin singapura",
        "office pantry supplies tanjong pagar",
        "facial price woodlands",
      ],
      faq: {
        question: "Adakah peraturan DNC meliputi promosi melalui WhatsApp?",
        answer:
          "Ya. Mesej melalui aplikasi yang menggunakan nombor telefon turut dikira apabila dihantar ke nombor Singapura. Minta persetujuan dalam borang dengan ayat yang berasingan, catat tarikh dan kata-katanya, dan beri cara berhenti dalam setiap mesej. Menjawab soalan pelanggan sendiri perkara lain. Jika ragu, tanya PDPC, bukan agensi anda.",
      },
      metaTitle: "Pemasaran digital di Singapura ikut peraturan",
      metaDescription:
        "Pemasaran digital di Singapura: semakan DNC, nama SMS berdaftar, iklan selepas kira-kira dibuat, dan kalendar dari tahun sekolah ke Geylang Serai.",
    },
    "complete-package": {
      lead: "Syarikat di kedua-dua belah Tambak boleh berakhir dengan dua laman, dua senarai dan dua agensi. Pakej ini menyimpan satu set halaman, dengan harga dan telefon yang betul pada setiap satu.",
      points: [
        {
          title: "Dua negara, atau satu",
          text: "Untuk syarikat Singapura yang ada kerja atau stok di Johor, kami bina satu laman dengan dua set fakta: S$ bersama GST untuk pulau ini, ringgit untuk Malaysia, masing-masing dengan telefon, syarat dan hantaran sendiri. Untuk syarikat di pulau ini sahaja, susunannya lebih mudah: halaman harga dan tempahan dahulu, kemudian ulasan dan profil Google, akhirnya iklan untuk dua perkhidmatan.",
          help: "Kami bina satu laman dengan dua set fakta, atau mula dengan harga dan tempahan.",
        },
        {
          title: "Akaun atas nama anda",
          text: "Simpan semua akaun atas UEN dan e-mel anda sendiri, dari domain hingga Analytics dan Meta, supaya anda boleh meninggalkan kami tanpa hilang apa-apa. Jam Malaysia sama dengan jam Singapura, jadi panggilan pukul sembilan memang pukul sembilan.",
          help: "Kami buka setiap akaun atas UEN anda, dan serahkan log masuk pada hari pertama.",
        },
        {
          title: "Bayaran, dan tiada geran",
          text: "Bayaran persediaan dan bulanan dalam ringgit; tanya kami tentang invois S$ sebelum menandatangani. Tiada geran terlibat, jadi nilailah kami pada harga penuh.",
          help: "Kami beri harga secara bertulis, dalam S$ jika diminta, sebelum anda menandatangani.",
        },
      ],
      searches: [
        "sme website and seo package singapore",
        "agensi digital perniagaan melayu singapura",
        "marketing package renovation firm singapore",
        "web design johor bahru singapore company",
      ],
      faq: {
        question: "Mengapa mengupah pasukan di Malaysia dan bukan di Singapura?",
        answer:
          "Kerana bayaran dalam ringgit, jam yang sama, dan orang yang menulis bahasa Melayu dan Inggeris. Yang anda lepaskan ialah orang yang boleh singgah, dan geran. Jika perniagaan anda memerlukan lawatan setiap minggu, untuk penggambaran misalnya, upah orang untuk bahagian itu di Singapura. Jika yang perlu ialah halaman, carian dan iklan yang teliti, jarak tidak banyak bezanya. Minta panggilan video dengan orang yang akan membuat kerja.",
      },
      metaTitle: "Pakej digital lengkap untuk PKS di Singapura",
      metaDescription:
        "Satu pakej laman, SEO dan iklan untuk PKS Singapura dan syarikat dua belah Tambak: halaman S$ dan RM, akaun atas UEN anda, bayaran dalam ringgit.",
    },
  },
};
