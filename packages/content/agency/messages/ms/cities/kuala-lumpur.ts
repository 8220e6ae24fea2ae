import type { Translation } from "@agency/content/translation";
import type { kualaLumpur as english } from "../../en/cities/kuala-lumpur.ts";

export const kualaLumpur: Translation<typeof english> = {
  name: "Kuala Lumpur",
  state: "Wilayah Persekutuan Kuala Lumpur",
  description:
    "Ibu negara: menara, pusat beli-belah, klinik dan jalan niaga lama dalam 243 kilometer persegi. Pesaing selalunya sebangunan dengan anda.",
  population: "kira-kira 1.98 juta orang (banci 2020, Wilayah Persekutuan Kuala Lumpur)",
  businessHub:
    "Bank, firma guaman dan ibu pejabat berkumpul di sekitar KLCC, Jalan Sultan Ismail dan Tun Razak Exchange, yang pusat beli-belahnya dibuka pada November 2023. Pada tahun itu Kuala Lumpur menyumbang 15.9 peratus KDNK negara, dan Banci Ekonomi mengira 136,305 pertubuhan bagi tahun 2022, kebanyakannya dalam perkhidmatan. Kain dijual di sekitar Masjid India, barang elektronik di Jalan Pasar dan Plaza Low Yat, alat ganti kereta di Jalan Ipoh. Sejak Mac 2023, MRT Laluan Putrajaya merentas bandar dari utara ke selatan.",
  neighbourhoods: [
    {
      name: "Bukit Bintang dan KLCC",
      text: "Pusat beli-belah, hotel, klinik dan bar atas bumbung untuk pelancong dan orang pejabat. Mereka mencari ketika sudah lima minit dari pintu anda, jadi tingkat, pintu masuk, waktu tutup dan pesanan terakhir lebih penting daripada kisah syarikat.",
    },
    {
      name: "Jalan TAR dan Masjid India",
      text: "Baju raya, tudung, sari, permaidani dan kurma. Keluarga datang dari negeri lain sebelum Aidilfitri dan Deepavali, selepas berhari-hari membanding di TikTok: tunjukkan saiz, harga dan stok hari ini.",
    },
    {
      name: "Mont Kiara dan Sri Hartamas",
      text: "Kondominium, sekolah antarabangsa, dan keluarga Jepun serta Korea di sebelah keluarga tempatan. Mereka tanya jiran dahulu, semak di internet kemudian, jadi ulasan, jawapan dalam bahasa Inggeris dan tempahan tanpa telefon yang menentukan.",
    },
    {
      name: "Cheras",
      text: "Jaluran panjang rumah kedai, pusat tuisyen, bengkel dan restoran steamboat, sebahagiannya di Kuala Lumpur, sebahagiannya di Selangor. Sebut nama taman dan stesen MRT, sebab 'Cheras' sahaja tidak menunjukkan apa-apa.",
    },
  ],
  services: {
    "web-design": {
      lead: "Di Kuala Lumpur, kilometer terakhir yang paling susah: menara mana, lobi lif mana, aras berapa. Laman yang menjawabnya pada satu skrin telefon menyelamatkan pelanggan yang sudah berdiri di bawah.",
      points: [
        {
          title: "Cara mencari pintu anda",
          text: "Letakkan bahagian 'cara ke sini' di atas, bukan di kaki halaman. Sebut stesen dan pintu keluarnya, pintu masuk menara untuk pelawat, sama ada pengawal minta kad pengenalan, aras seperti tertulis dalam lif (LG2, G, 3A), dan bayaran parkir untuk dua jam. Semak pin peta sendiri di depan pintu anda, kerana di bangunan tinggi pin itu kerap jatuh di ruang punggah.",
          help: "Kami tulis bahagian 'cara ke sini', dan semak pin peta di depan pintu anda.",
        },
        {
          title: "Bahasa mengikut kawasan",
          text: "Bahasa Inggeris memadai untuk banyak bidang; bahasa Melayu perlu ada bagi apa-apa untuk keluarga dan kakitangan kerajaan, bahasa Cina di Cheras dan Kepong, Jepun atau Korea di Mont Kiara jika ada orang yang boleh membalas.",
          help: "Kami tulis bahasa Melayu dan Inggeris, dan atur bahasa lain jika anda boleh membalasnya.",
        },
        {
          title: "Harga dan nama ikut peraturan",
          text: "Restoran patut menulis caj servis dan cukai di sebelah harga. Papan tanda kedai di bandar ini mesti mengutamakan bahasa Melayu dengan huruf lebih besar; laman web bebas mengikut bahasa pelanggan, tetapi kekalkan nama berdaftar yang sama.",
          help: "Kami paparkan cukai dan caj di sebelah harga, dan kekalkan nama berdaftar.",
        },
      ],
      searches: [
        "dental clinic near bukit bintang mrt",
        "kedai kain ela jalan tar",
        "event space kl for 50 pax",
        "servis aircond cheras",
      ],
      faq: {
        question: "Kami pindah ke tingkat lain dalam menara yang sama. Perlukah ubah apa-apa di internet?",
        answer:
          "Perlu, sebab pelawat yang tersalah lobi akan mengetuk pintu jiran anda. Tukar aras di laman, di profil Google dan di aplikasi penghantaran pada hari yang sama, dan kekalkan nombor telefon. Tambah gambar pintu baharu serta baris 'dahulu di aras 8'. Kemudian cari nama sendiri dari telefon yang tidak log masuk, dan betulkan apa yang tertinggal.",
      },
      metaTitle: "Reka bentuk web di Kuala Lumpur, menara dan kedai",
      metaDescription:
        "Reka bentuk web di Kuala Lumpur: pintu stesen, lobi dan aras jelas, harga bersama cukai, bahasa yang dipakai pelanggan, laju walaupun di dalam lif.",
    },
    seo: {
      lead: "Taip 'terbaik' dengan apa-apa perniagaan di KL, dan halaman pertama penuh senarai, direktori serta rangkaian besar. Firma kecil masuk ikut tepi: soalan lebih sempit, jawapan lebih baik, dengan nama tempat.",
      points: [
        {
          title: "Masuk ke dalam senarai",
          text: "Buat dua kerja serentak. Pertama, masuk ke dalam senarai itu: catat lima laman yang menduduki halaman pertama bagi bidang anda, baca cara mereka memilih, dan hantar halaman ringkas yang ada harga, gambar dan waktu buka.",
          help: "Kami cari lima laman itu, dan hantar halaman yang boleh mereka guna.",
        },
        {
          title: "Keadaan pelanggan sendiri",
          text: "Kedua, tinggalkan kata kunci yang sesak dan tulis untuk keadaan pelanggan: 'wisdom tooth surgery saturday kl', 'accountant for sdn bhd first year', 'hantaran tunang cheras'. Guna KL dan juga Kuala Lumpur, sebab orang menaip yang pendek dan alamat memakai yang panjang. Tulis nama kawasan mengikut setiap ejaan carian, Sri Petaling dan Seri Petaling, Mont Kiara tanpa koma atas.",
          help: "Kami pilih frasa khusus bersama anda, dengan kedua-dua ejaan, dan tulis halaman bagi setiap satu.",
        },
        {
          title: "Apabila tiga pesaing berjiran",
          text: "Di pusat beli-belah, isi nombor unit dalam profil Google dan minta pengurusan memautkan anda dari direktori mereka. Jika tiga pesaing berkongsi tingkat, gambar baharu dan ulasan yang dibalas sahaja beza yang nampak.",
          help: "Kami lengkapkan profil, minta pautan daripada pusat beli-belah, dan ingatkan anda tentang gambar.",
        },
      ],
      searches: [
        "lawyer tenancy agreement kl price",
        "tukang jahit baju kurung kampung baru",
        "korean bbq desa sri hartamas",
        "physiotherapy near trx",
      ],
      faq: {
        question: "Berbaloikah memulakan SEO di KL sedangkan nama besar sudah bertahun-tahun di situ?",
        answer:
          "Untuk kata kunci mereka, hampir tidak; untuk kata kunci anda, ya. Sebuah rangkaian ada satu halaman rawatan akar gigi untuk seluruh negara. Anda boleh ada halaman tentang janji temu hari Sabtu dekat Pudu, dengan harga sendiri dan nama tempat parkir. Beri masa enam bulan, kira panggilan dan tempahan dari halaman itu setiap bulan, dan berhenti jika kedua-duanya tidak naik.",
      },
      metaTitle: "SEO di Kuala Lumpur, bukan sekadar 'terbaik di KL'",
      metaDescription:
        "SEO di Kuala Lumpur untuk firma kecil: soalan sempit, bukan kata kunci yang sesak, dua ejaan nama kawasan, profil di pusat beli-belah, panggilan dikira.",
    },
    "digital-marketing": {
      lead: "Orang di Ipoh, Kota Bharu dan Jakarta pun mencari itu ini 'di KL'. Kalau tetapan iklan dibiarkan, tawaran makan tengah hari anda di Cheras sampai kepada mereka, dan klik mereka anda yang bayar.",
      points: [
        {
          title: "Berada di situ, atau berminat",
          text: "Buka pilihan lokasi dalam Google Ads sebelum perkara lain. Tetapan asal menunjukkan iklan kepada orang yang berada di situ atau berminat dengan tempat itu; klinik, kafe atau bengkel patut pilih 'kehadiran' sahaja. Hotel atau dewan acara pula sebaliknya, kerana mahukan orang yang berminat dari jauh.",
          help: "Kami semak tetapan ini dahulu, dan tunjukkan kos tetapan yang lama.",
        },
        {
          title: "Jam kota ini",
          text: "Selepas itu lihat jam. Menara kosong selepas pukul tujuh, Bukit Bintang penuh selepas lapan, dan pada Hari Raya serta Tahun Baharu Cina ramai warga kota balik kampung: hentikan iklan atau tukar tawaran minggu itu. Satu Februari, Hari Wilayah, cuti di sini tetapi tidak di Selangor.",
          help: "Kami jadualkan iklan ikut jam dan cuti, dan tukar tawaran ketika kota kosong.",
        },
        {
          title: "Kecilkan bulatan dahulu",
          text: "Satu contoh: RM 3,000 pada RM 4 setiap klik ialah 750 lawatan; jika satu daripada lima puluh menempah, itu 15 tempahan pada kos RM 200 setiap satu. Kecilkan jejari separuh dahulu sebelum menggandakan bajet.",
          help: "Kami kira kos setiap tempahan setiap bulan, sebelum sesiapa menaikkan bajet.",
        },
      ],
      searches: [
        "lunch set klcc under rm30",
        "kelas memasak kuala lumpur hujung minggu",
        "office cleaning kl quotation",
        "promosi spa bukit bintang",
      ],
      faq: {
        question: "Patutkah kami bayar pempengaruh atau guna wang itu untuk iklan?",
        answer:
          "Cuba kedua-duanya dengan jumlah yang sama. Beri pempengaruh satu kod khas dan beri iklan satu halaman khas, jalankan dua minggu, kemudian bahagikan wang dengan jumlah orang yang datang. Kod Kandungan 2022 meminta hantaran berbayar dinyatakan sebagai berbayar. Pencipta dari kawasan KL anda sendiri biasanya lebih mudah diukur daripada nama besar seluruh negara.",
      },
      metaTitle: "Pemasaran digital di Kuala Lumpur ikut jalan dan jam",
      metaDescription:
        "Pemasaran digital di Kuala Lumpur: iklan hanya untuk orang yang ada di sini, waktu ikut orang pejabat, minggu perayaan dirancang, kos tempahan dikira.",
    },
    "complete-package": {
      lead: "Banyak firma kecil di KL menjual kepada yang besar: bank, pemaju, kementerian, syarikat multinasional. Sebelum tandatangan, pegawai perolehan membuka laman anda. Pakej ini dibina supaya lulus bacaan itu, kemudian membawa pelanggan seterusnya.",
      points: [
        {
          title: "Senarai semak pembeli besar",
          text: "Mulakan dengan perkara yang mesti disemak pembeli syarikat besar: nama berdaftar dan nombor SSM, berapa tahun beroperasi, tiga projek dengan skop dan tarikh, sijil dengan tarikh luput, insurans, saiz pasukan, telefon pejabat dan nama orang untuk dihubungi. Muatkan pada satu halaman, dengan PDF dua muka untuk dipanjangkan.",
          help: "Kami kumpul dokumen ini bersama anda, dan siapkan halaman serta PDF untuk dipanjangkan.",
        },
        {
          title: "Halaman dengan istilah tender",
          text: "Jika berdaftar dengan Kementerian Kewangan atau CIDB, nyatakan kod bidang dan gred. Kemudian barulah laman penuh, satu halaman bagi setiap perkhidmatan dengan istilah yang dipakai dalam dokumen tender. Carian mengikut kata yang sama; iklan berjalan pada waktu pejabat dengan frasa yang sedikit dan borang sebut harga yang meminta skop serta tarikh siap.",
          help: "Kami tulis halaman bagi setiap perkhidmatan, dan siarkan iklan pada waktu pejabat.",
        },
        {
          title: "Orang ramai dahulu, jika itu bidang anda",
          text: "Bagi yang menjual kepada orang ramai, susunannya terbalik: peta dan tempahan dahulu, profil syarikat kemudian. Dua bulan pertama untuk membina; selepas itu pertanyaan dibandingkan bulan demi bulan.",
          help: "Kami terbalikkan susunannya untuk anda, dan bandingkan pertanyaan mulai bulan ketiga.",
        },
      ],
      searches: [
        "corporate training provider kuala lumpur",
        "syarikat catering korporat kl",
        "website and seo package kl sme",
        "interior fit out contractor kl office",
      ],
      faq: {
        question: "Kerja kami semuanya melalui kenalan. Apa yang pakej ini ubah?",
        answer:
          "Ia memendekkan jarak antara perkenalan dengan pesanan. Kenalan anda memanjangkan pautan, pembeli menjumpai skop, bukti dan nama orang, lalu minta harga pada hari yang sama. Simpan senarai sebut harga berserta sumbernya. Selepas setengah tahun anda tahu berapa yang datang melalui kenalan, carian dan iklan, dan berapa nilai setiap kumpulan.",
      },
      metaTitle: "Pakej digital lengkap untuk firma di Kuala Lumpur",
      metaDescription:
        "Pakej laman, SEO dan iklan di Kuala Lumpur untuk firma yang menjual kepada syarikat: profil yang boleh disemak, istilah tender, sebut harga dikira.",
    },
  },
};
