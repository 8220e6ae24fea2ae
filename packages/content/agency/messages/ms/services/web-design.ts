import type { Translation } from "@agency/content/translation";
import { prices } from "../../../prices.ts";
import type { webDesign as english } from "../../en/services/web-design.ts";

export const webDesign: Translation<typeof english> = {
  name: "Reka bentuk web",
  title: `Reka bentuk web dari ${prices.site.starter}`,
  description: `Laman web pantas dalam bahasa Melayu dan Inggeris untuk perniagaan di Malaysia dan Singapura. Tiga pakej, harga tetap ${prices.site.starter} hingga ${prices.site.enterprise}.`,
  hero: {
    promise: "Kedai yang terbuka dengan sekali sentuh.",
    lead: "Pelanggan anda berdiri di kaki lima, telefon di tangan, dan hanya ada setengah minit. Laman kami dibina untuk setengah minit itu: pantas walaupun talian perlahan, jelas tentang jualan anda, dan kekal milik anda.",
    price: "sekali bayar, untuk bermula",
    delivery: "dari kata setuju hingga hari pembukaan",
    fact: { figure: "Milik anda", meaning: "domain, kod, teks dan kata laluan" },
  },
  offer: {
    title: "Apa yang ada di sebalik tabir",
    lead: "Sebahagian besar kerja laman web tidak kelihatan. Inilah bahagian yang menentukan sama ada orang menelefon anda atau berpatah balik ke senarai carian.",
  },
  features: [
    {
      title: "Direka untuk telefon dahulu",
      text: "Kami bermula dengan lebar telefon yang dipegang sebelah tangan, kemudian baru dilebarkan. Butang senang ditekan, nombor terus mendail, peta terus terbuka.",
    },
    {
      title: "Pantas walaupun talian perlahan",
      text: "Halaman sudah siap sebelum diminta, dan gambar dihantar ikut saiz skrin. Kami menguji pada telefon Android kelas pertengahan, bukan pada komputer pejabat kami.",
    },
    {
      title: "Dua bahasa, dua alamat",
      text: "Mulai pakej Perniagaan, teks bahasa Melayu dan Inggeris ditulis seiring, bukan hasil terjemahan mesin, supaya kedua-duanya boleh dijumpai dan dikongsi.",
    },
    {
      title: "Teks yang menjawab soalan",
      text: "Harga, tempat, waktu buka, apa yang termasuk, cara memesan. Kami memberi senarai gambar yang perlu diambil. Mulai pakej Perniagaan, kami juga menemu bual anda dan menulis teksnya.",
    },
    {
      title: "Terbuka untuk semua",
      text: "Kontras warna, papan kekunci dan pembaca skrin disemak mengikut WCAG 2.2 AA. Orang yang matanya sudah penat pun tetap pelanggan.",
    },
    {
      title: "Semuanya milik anda",
      text: "Domain atas nama syarikat anda dan kata laluan di tangan anda sejak hari pertama. Kalau kita berpisah, laman itu kekal dengan anda.",
    },
  ],
  channels: {
    search: {
      name: "Carian Google",
      text: "Tajuk yang teratur, peta laman dan data berstruktur dibina sekali, supaya enjin carian faham apa yang anda jual dan di mana.",
    },
    maps: {
      name: "Google Maps",
      text: "Nama, alamat dan waktu buka sama huruf demi huruf dengan Profil Perniagaan, lengkap dengan arah dari mercu tanda terdekat.",
    },
    whatsapp: {
      name: "WhatsApp",
      text: "Sekali sentuh, sembang terbuka dengan ayat pertama siap tertulis, dan ayat itu memberitahu anda dari halaman mana mesej itu dihantar.",
    },
    shared: {
      name: "Pautan yang dikongsi",
      text: "Setiap halaman ada gambar dan ayatnya sendiri, supaya pautan dalam kumpulan keluarga atau di Facebook bukan sekadar alamat kosong.",
    },
  },
  packages: {
    title: "Tiga saiz kedai.",
    lead: "Satu harga untuk semua kerja, ditulis sebelum kami bermula. Separuh semasa mula, separuh lagi setelah anda melihatnya dan bersetuju.",
    items: {
      starter: {
        name: "Permulaan",
        description: "Untuk kedai atau klinik yang mahu dijumpai dan ditelefon.",
        features: [
          "5 halaman",
          "Susun atur kami dalam warna anda",
          "Borang hubungan dan butang WhatsApp",
          "Dipautkan dengan Profil Perniagaan",
          "Sokongan 1 bulan",
        ],
        guarantee: "Kesilapan kami yang muncul dalam bulan pertama dibaiki percuma.",
      },
      business: {
        name: "Perniagaan",
        description: "Untuk firma yang dibandingkan dahulu sebelum dihubungi.",
        features: [
          "10 halaman dalam bahasa Melayu dan Inggeris",
          "Reka bentuk khas untuk anda",
          "Teks ditulis daripada temu bual",
          "Panggilan, borang dan sembang dikira",
          "Bahagian berita atau blog",
          "Sokongan 3 bulan",
        ],
        guarantee:
          "Dua pusingan pindaan sebelum pelancaran termasuk dalam harga, begitu juga kesilapan dalam tiga bulan pertama.",
      },
      enterprise: {
        name: "Korporat",
        description: "Untuk kedai dalam talian, tempahan dan ahli, atau beberapa cawangan.",
        features: [
          "Halaman sebanyak yang perlu",
          "Kedai, tempahan atau ruang ahli",
          "Bersambung dengan stok atau akaun anda",
          "Latihan untuk staf anda",
          "Sokongan 6 bulan",
        ],
        guarantee:
          "Pelan bertulis dengan tarikh bagi setiap bahagian. Kesilapan dalam enam bulan pertama dibaiki percuma.",
      },
    },
  },
  process: {
    title: "Lima langkah ke hari pembukaan.",
    steps: [
      {
        title: "Kami mendengar",
        text: "Setengah jam, percuma. Apa yang anda jual, kepada siapa, dan apa yang laman itu perlu hasilkan.",
      },
      {
        title: "Anda terima pelan",
        text: "Senarai halaman, satu harga dan satu tarikh. Bawa pulang, bincang dengan rakan kongsi, kemudian putuskan.",
      },
      {
        title: "Kami reka dua halaman",
        text: "Dua yang paling penting, dengan teks sebenar. Anda melihatnya di telefon sendiri, bukan di skrin besar kami.",
      },
      {
        title: "Kami bina yang selebihnya",
        text: "Setiap Jumaat ada alamat yang boleh dibuka. Waktu itu pindaan masih kecil dan murah.",
      },
      {
        title: "Anda buka kedai",
        text: "Kami uji di telefon sebenar, pindahkan domain pada waktu lengang, dan tunjukkan cara menukar harga sendiri.",
      },
    ],
  },
  faqs: [
    {
      question: "Apa yang perlu kami sediakan sebelum bermula?",
      answer:
        "Tiga perkara: sepuluh soalan yang paling kerap ditanya pelanggan, gambar tempat atau barang anda yang sebenar, dan seorang yang boleh membuat keputusan. Mulai pakej Perniagaan, teks tidak perlu ditulis. Kami bertanya, anda bercerita, kami menulis, anda membetulkan. Laman biasanya lewat siap kerana menunggu gambar, jadi senarainya kami hantar pada hari pertama.",
    },
    {
      question: "Kami sudah ada laman. Adakah laman baharu akan menjejaskan kedudukan di Google?",
      answer:
        "Tidak semestinya. Kami senaraikan setiap alamat lama, kekalkan yang membawa pelawat, dan halakan yang lain ke tempat baharunya dengan lencongan kekal. Tajuk dan teks yang berkesan dipindahkan dahulu sebelum ditambah baik. Sedikit turun naik dalam minggu-minggu awal itu biasa, dan kami memantaunya bersama anda di Search Console.",
    },
    {
      question: "Berapa kos untuk mengekalkan laman itu?",
      answer:
        "Domain dan pengehosan, dibayar setahun sekali terus kepada penyedianya, atas nama anda. Selepas tempoh sokongan, anda hanya membayar kerja yang diminta, dan harganya diberitahu dahulu. Tiada apa yang berhenti berfungsi hanya kerana anda tiada kontrak dengan kami.",
    },
    {
      question: "Perlukah kami buka kedai dalam talian?",
      answer:
        "Selalunya belum. Kalau jualan anda beberapa puluh jenis barang dan anda suka berbual dahulu, halaman dengan harga yang jelas dan butang WhatsApp sudah memadai, dengan kos lebih rendah. Kedai dalam talian berbaloi apabila anda mengepos bungkusan setiap hari, menyimpan stok di lebih daripada satu tempat, atau menghabiskan malam menyalin pesanan dari WhatsApp ke buku.",
    },
    {
      question: "Bolehkah kami mengubahnya sendiri?",
      answer:
        "Harga, waktu buka, berita dan gambar: boleh, dari telefon anda, selepas sejam berlatih dengan kami. Susun aturnya sengaja kami tetapkan, supaya halaman tidak rosak pada Jumaat malam. Untuk perubahan yang lebih besar, hantar mesej sahaja kepada kami.",
    },
    {
      question: `Apa yang termasuk dalam harga ${prices.city.site} di halaman bandar?`,
      answer:
        "Pakej Permulaan: lima halaman, siap dalam dua hingga empat minggu, dengan nama bandar anda dalam teks dan di peta. Tiada caj tambahan bagi mana-mana bandar. Harga Perniagaan dan Korporat juga sama di mana-mana.",
    },
  ],
  cities: { title: "Kedai di tempat anda sendiri." },
  start: {
    title: "Tunjukkan kedai anda.",
    lead: "Hantar alamat laman yang ada, atau gambar papan tanda pun cukup. Dalam setengah jam kami beritahu apa yang patut dibina dahulu, dan apa yang tidak perlu.",
  },
};
