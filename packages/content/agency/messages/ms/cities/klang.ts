import type { Translation } from "@agency/content/translation";
import type { klang as english } from "../../en/cities/klang.ts";

export const klang: Translation<typeof english> = {
  name: "Klang",
  state: "Selangor",
  description:
    "Bandar diraja Selangor dan pelabuhan terbesar negara: syarikat fret, kilang, pemborong, dan jalan lama yang menarik pembeli dari negeri lain.",
  population: "kira-kira 902,000 orang (banci 2020, kawasan majlis perbandaran ketika itu)",
  businessHub:
    "Pelabuhan Klang mengendalikan 14.64 juta TEU pada 2024 dan masuk sepuluh pelabuhan kontena tersibuk dalam senarai Lloyd's List 2025. Penghantar fret, pengangkut dan gudang berkumpul di sekitar Northport, Westports dan zon bebas di Pulau Indah; Meru, Kapar dan Bukit Raja menempatkan kilang perabot, makanan, sarung tangan dan mesin. Di bandar, kedai sari Jalan Tengku Kelana dan kedai bak kut teh menarik orang luar. Klang diisytiharkan bandar raya diraja pada Februari 2024, dan LRT dari Johan Setia dibuka pada 2026.",
  neighbourhoods: [
    {
      name: "Little India, Jalan Tengku Kelana",
      text: "Lebih seratus kedai sari, emas, rempah dan manisan di tebing selatan. Menjelang Deepavali, pembeli memandu dari Johor malah Kelantan, jadi paparkan stok, waktu buka dan parkir beberapa minggu lebih awal.",
    },
    {
      name: "Bukit Tinggi dan Bandar Botanic",
      text: "AEON, klinik, tuisyen dan restoran untuk taman di selatan, serta pusat borong dengan lebih seribu kedai. Keluarga memilih melalui telefon di dalam kereta: harga dan parkir yang menentukan.",
    },
    {
      name: "Pelabuhan Klang dan Pulau Indah",
      text: "Penghantar fret, pengangkut, depot dan pembekal kapal, serta jeti ke Pulau Ketam. Pengirim bertanya tentang lesen, armada dan waktu pintu; pelawat hujung minggu hanya mahu bot dan makanan laut.",
    },
    {
      name: "Meru dan Kapar",
      text: "Kilang, bengkel dan pembuat makanan di celah kampung lama di utara sungai. Hampir tiada orang singgah begitu sahaja. Pembeli datang melalui carian atau kenalan, dengan lukisan atau sampel di tangan.",
    },
  ],
  services: {
    "web-design": {
      lead: "Ada syarikat Klang yang menggerakkan kontena, ada yang menghidang sarapan dari pukul enam. Yang pertama perlukan borang sebut harga untuk meja pejabat, yang kedua halaman yang muncul sementara orang beratur.",
      points: [
        {
          title: "Satu skrin untuk kerani perkapalan",
          text: "Untuk fret dan pengangkutan, letak keperluan kerani perkapalan pada satu skrin: pelabuhan yang dilayan, saiz kontena, lesen kastam, waktu tutup penerimaan, insurans, dan borang yang menerima nombor bil muatan lalu memberi nombor rujukan.",
          help: "Kami bina skrin itu, dan borang yang membalas dengan nombor rujukan.",
        },
        {
          title: "Halal atau tidak, sebut terus",
          text: "Perdagangan ini berjalan dalam bahasa Inggeris; bahasa Melayu dan Cina memudahkan urusan dengan pemandu dan tauke kilang. Kedai makan patut menyebut terus terang sama ada dapurnya bersijil halal atau menghidang babi. Bak kut teh menjadi warisan kebangsaan pada Februari 2024, dan pelawat mencari kedua-dua jenis meja.",
          help: "Kami tulis di tempat pelawat mencarinya, dalam bahasa yang dibaca pelanggan anda.",
        },
        {
          title: "Waktu, tebing dan harga pek",
          text: "Nyatakan waktu tutup, sebab ada periuk yang kosong menjelang tengah hari, dan tebing sungai: Klang Utara dan Klang Selatan dipisahkan jambatan yang selalu sesak. Pemborong patut menunjukkan kuantiti minimum dan harga pek. Menyorokkannya hanya mengundang panggilan yang sia-sia.",
          help: "Kami paparkan waktu tutup, tebing sungai dan kuantiti minimum sebelum orang menelefon.",
        },
      ],
      searches: [
        "freight forwarder port klang",
        "bak kut teh klang buka pagi",
        "kilang perabot meru klang",
        "sari shop little india klang",
      ],
      faq: {
        question: "Pelanggan kami penghantar fret yang sudah kenal kami. Apa gunanya laman web?",
        answer:
          "Laman itu menjawab selepas pukul enam. Kerani baharu di syarikat pelanggan, kilang yang baru pindah ke Kapar, ejen luar negara yang menyemak kewujudan anda: mereka mencari lesen, armada, alamat yard dan telefon talian tetap. Enam halaman yang baik sudah cukup. Tambah borang permintaan kadar, dan anda tahu laluan mana yang orang tanya.",
      },
      metaTitle: "Reka bentuk web di Klang: pelabuhan, kilang, kedai",
      metaDescription:
        "Reka bentuk web di Klang: borang sebut harga untuk fret, waktu buka kedai sarapan, harga pek borong, dan arah jalan ke utara atau selatan sungai.",
    },
    seo: {
      lead: "Klang, Kelang, Port Klang, Pelabuhan Klang: empat nama, dua tebing sungai, tiga tulisan pada papan tanda. Menyusun semuanya supaya Google faham ialah sebahagian besar kerja di sini.",
      points: [
        {
          title: "Klang, atau pelabuhan",
          text: "Guna 'Klang' dalam tajuk, dan 'Port Klang' atau 'Pelabuhan Klang' hanya jika anda memang di sana: penghantar fret di Bukit Raja yang mengaku di pelabuhan kehilangan pelawat sebaik peta dibuka. Sebut Utara atau Selatan, dan nama taman: Eng Ann, Berkeley, Chi Liung, Sri Andalas, Bayu Perdana.",
          help: "Kami sebut tempat anda yang sebenar sahaja, dengan nama taman dalam teks dan profil.",
        },
        {
          title: "Istilah dagang dan perkataan Tamil",
          text: "Tulis istilah dagang dengan penuh dan ringkas, 'less than container load' dan 'LCL', 'haulage' dan 'lori treler'. Untuk Little India, perkataan Tamil dan Hindi yang biasa dalam huruf rumi, seperti pottu, thali dan murukku, menemui pembeli yang tidak dicapai oleh 'barangan India'.",
          help: "Kami senaraikan perkataan bersama anda, penuh dan ringkas, dan tulis halaman dengannya.",
        },
        {
          title: "Musim dan cawangan",
          text: "Mulakan halaman Deepavali menjelang Ogos dan Tahun Baharu Cina menjelang November. Dua cawangan dengan satu nombor telefon mengelirukan peta, jadi beri setiap satu profil, gambar dan waktu buka sendiri.",
          help: "Kami terbitkan halaman perayaan berbulan awal, dan beri setiap cawangan profilnya sendiri.",
        },
      ],
      searches: [
        "lori treler port klang ke johor",
        "saree blouse tailor klang",
        "dentist bandar bukit tinggi klang",
        "kedai borong klang selatan",
      ],
      faq: {
        question: "Perlukah halaman bahasa Cina atau Tamil untuk dijumpai?",
        answer:
          "Uji dahulu sebelum menterjemah. Cari perkataan dalam bahasa itu di Search Console, dan catat di kaunter selama seminggu. Satu halaman bahasa Cina untuk pembekal kilang, atau bahasa Tamil untuk butik pengantin, boleh membawa hasil jika ada orang di kedai yang boleh membalas. Terjemahan mesin yang tidak disemak sesiapa merosakkan nama anda, terutama pada harga dan ukuran.",
      },
      metaTitle: "SEO di Klang, dari pelabuhan ke Little India",
      metaDescription:
        "SEO di Klang untuk syarikat pelabuhan, kedai dan klinik: tebing sungai yang betul, istilah dagang penuh, halaman perayaan awal, profil tiap cawangan.",
    },
    "digital-marketing": {
      lead: "Jualan di Klang datang berombak: sari sebelum Deepavali, hamper sebelum Tahun Baharu Cina, makanan laut pada hari Ahad. Pelabuhan pula membeli dari Isnin hingga Jumaat. Satu pelan tidak cukup.",
      points: [
        {
          title: "Pelabuhan: sebut harga, bukan lawatan",
          text: "Pisahkan. Untuk pelabuhan, guna Google Ads pada nama perkhidmatan yang tepat, dalam bahasa Inggeris dan Melayu, hari bekerja, disiarkan di Selangor, Johor dan Pulau Pinang kerana kargo datang dari sana. Kira permintaan sebut harga, bukan lawatan, dan sekat perkataan seperti 'jawatan kosong' dan 'tracking' yang membawa pencari kerja dan orang yang menjejak bungkusan.",
          help: "Kami bida pada perkhidmatan yang tepat, sekat pencari kerja, dan kira permintaan sebut harga.",
        },
        {
          title: "Little India dan restoran",
          text: "Untuk Little India, mula enam minggu sebelum Deepavali, tunjukkan harga, dan luaskan ke Kuala Lumpur dan Negeri Sembilan. Untuk restoran, jejari kecil dari Jumaat hingga Ahad dan klip periuk tanah.",
          help: "Kami mula enam minggu sebelum Deepavali, dan kekalkan iklan restoran dekat dan pada hujung minggu.",
        },
        {
          title: "Berapa kos satu akaun",
          text: "Katakan RM 2,000 membawa 40 permintaan dan tiga menjadi akaun bulanan: kira-kira RM 667 satu akaun, murah atau mahal bergantung pada hasilnya. Kemudian tanya pemandu dan juruwang dari mana orang mendengar tentang anda. Percuma, dan membetulkan angka di skrin.",
          help: "Kami kira kos satu akaun bersama anda, dan beri staf anda satu soalan untuk ditanya.",
        },
      ],
      searches: [
        "deepavali offer saree klang",
        "hamper cny borong klang",
        "container haulage quotation klang",
        "restoran seafood pulau ketam",
      ],
      faq: {
        question: "Kebanyakan yang membalas iklan pengangkutan kami pencari kerja. Apa yang boleh diubah?",
        answer:
          "Tambah kata negatif: 'jawatan kosong', 'vacancy', 'gaji', 'lesen gdl'. Tulis 'untuk pengirim dan penerima kargo' pada baris pertama, minta jenis kargo dan saiz kontena dalam borang, dan beri pemandu pautan sendiri di kaki halaman. Baca laporan istilah carian setiap minggu selama sebulan, kerana perkataan tentang pelabuhan sentiasa menarik istilah baharu.",
      },
      metaTitle: "Pemasaran digital di Klang: fret dan perayaan",
      metaDescription:
        "Pemasaran digital di Klang: iklan sebut harga hari bekerja untuk pelabuhan, kempen perayaan Little India, hujung minggu makanan laut, tanpa pencari kerja.",
    },
    "complete-package": {
      lead: "Bayangkan syarikat Klang generasi kedua: perniagaan stabil, buku pesanan kertas, dan anak perempuan yang mahu telefon berdering membawa pelanggan baharu. Pakej ini dibina untuk peralihan itu.",
      points: [
        {
          title: "Buku pesanan dahulu",
          text: "Kami mula dengan buku pesanan. Sepuluh pelanggan mana paling banyak membeli, apa soalan pertama mereka, barang mana mudah dihantar jauh? Jawapannya memberi nama halaman yang lebih tepat daripada senarai kata kunci.",
          help: "Kami baca buku itu bersama anda, dan namakan halaman mengikut soalan pelanggan terbaik.",
        },
        {
          title: "Dua bulan untuk membina",
          text: "Dua bulan pertama memberi anda laman, borang kadar atau pesanan, dan profil peta untuk kedai, yard dan stor, dibersihkan daripada nombor mati. Selepas itu carian berjalan di sebalik tabir, dengan iklan untuk dua atau tiga jenis barangan sahaja.",
          help: "Kami siapkan laman, borang dan profil peta, kemudian iklan untuk dua atau tiga barangan.",
        },
        {
          title: "Cara lama di sebelah yang baharu",
          text: "Kekalkan cara lama di sebelah yang baharu: cetak kod QR halaman pada invois, pintu lori dan hamper. Tentukan siapa menjawab WhatsApp ketika tauke di jalan, dan secepat mana. Pemborong boleh menyimpan harga di sebalik log masuk pada mulanya. Restoran tidak perlukan semua itu, dan lebih baik belanja bakinya untuk gambar.",
          help: "Kami buat kod QR untuk invois, lori dan hamper, dan tetapkan siapa menjawab WhatsApp.",
        },
      ],
      searches: [
        "website syarikat logistik klang",
        "digital marketing agency klang",
        "katalog online borong klang",
        "seo for manufacturers klang selangor",
      ],
      faq: {
        question: "Ayah saya tidak mahu harga dalam talian. Bolehkah pakej ini berkesan juga?",
        answer:
          "Boleh. Tunjukkan perkara lain yang membina kepercayaan: berapa tahun berniaga, pilihan barang, pesanan minimum, kawasan penghantaran, gambar stor, dan harga melalui WhatsApp dalam, katakan, dua jam. Pelanggan tetap boleh melihat senarai selepas log masuk. Perhatikan berapa yang bertanya dan berapa yang membeli. Jika sedikit, cuba harga terbuka untuk sepuluh barang biasa dan bandingkan.",
      },
      metaTitle: "Pakej digital lengkap untuk syarikat keluarga Klang",
      metaDescription:
        "Pakej Klang untuk syarikat keluarga: laman daripada buku pesanan sendiri, carian dan iklan terpilih, kod QR pada lori, harga dipapar hanya jika mahu.",
    },
  },
};
