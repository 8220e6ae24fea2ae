import type { ServiceKind } from "../../../src/shape.ts";
import type { Offer } from "../facts.ts";

/** Texts for services that many agencies offer. */
const known: Readonly<Record<string, Offer>> = {
  "web-design": {
    promise: "Laman web yang membawa pertanyaan.",
    lead: "Kami mereka bentuk dan membina laman yang cepat dimuatkan dan mudah difahami pelanggan.",
    features: [
      {
        title: "Pantas pada mana-mana telefon",
        text: "Kami membina untuk telefon biasa dan data mudah alih dahulu, kemudian mengukur hasilnya.",
      },
      {
        title: "Sedia untuk enjin carian",
        text: "Tajuk, susunan dan teks memang sebahagian daripada kerja, bukan tambahan.",
      },
      { title: "Mudah diubah", text: "Anda boleh menukar teks dan gambar sendiri, atau serahkan kepada kami." },
    ],
  },
  seo: {
    promise: "Dijumpai orang yang memang sedang mencari.",
    lead: "Kami menyelidik apa yang dicari pelanggan anda, lalu menyediakan halaman yang menjawabnya.",
    features: [
      {
        title: "Audit yang mudah dibaca",
        text: "Apa yang menghalang laman anda, yang paling teruk dahulu, dan cara membaikinya.",
      },
      {
        title: "Halaman yang menjawab soalan",
        text: "Satu soalan bagi setiap halaman, dijawab daripada pengalaman anda, dalam bahasa pelanggan.",
      },
      {
        title: "Tempat anda di peta",
        text: "Profil Perniagaan dengan kategori, waktu buka dan gambar yang betul.",
      },
    ],
  },
  "digital-marketing": {
    promise: "Iklan yang ada bajet dan matlamat.",
    lead: "Kami menjalankan kempen di enjin carian dan media sosial, dan mengira pertanyaan yang masuk.",
    features: [
      {
        title: "Bajet di tangan anda",
        text: "Anda menentukan had perbelanjaan, dan melihat berapa yang dibelanjakan.",
      },
      {
        title: "Iklan dibandingkan",
        text: "Kami membandingkan beberapa versi iklan dan mengalihkan bajet kepada yang lebih berkesan.",
      },
      {
        title: "Pertanyaan dikira",
        text: "Panggilan, mesej dan borang didahulukan dalam laporan. Pengikut kemudian.",
      },
    ],
  },
  "social-media": {
    promise: "Hantaran dengan gaya anda sendiri.",
    lead: "Kami merancang, menulis dan menerbitkan bersama anda, supaya media sosial tetap aktif ketika anda sibuk.",
    features: [
      {
        title: "Kalendar sebulan",
        text: "Anda melihat apa yang dirancang dan boleh mengubahnya sebelum diterbitkan.",
      },
      { title: "Orang dan kerja anda sendiri", text: "Hantaran menunjukkan kerja sebenar, bukan gambar stok." },
      {
        title: "Soalan dijawab",
        text: "Kita tetapkan siapa yang menjawab soalan apa, dan dengan nada yang bagaimana.",
      },
    ],
  },
  "content-marketing": {
    promise: "Artikel yang dibaca hingga habis.",
    lead: "Kami menulis apa yang ingin diketahui pelanggan sebelum membeli, dalam bahasa yang mudah.",
    features: [
      { title: "Topik daripada soalan sebenar", text: "Kami bermula dengan apa yang ditanya pelanggan kepada anda." },
      {
        title: "Ditulis bersama anda",
        text: "Kami bertanya, anda bercerita, dan artikelnya memuatkan apa yang anda sahaja tahu.",
      },
      {
        title: "Sentiasa terkini",
        text: "Apabila fakta berubah, kami beritahu artikel mana yang perlu disemak semula.",
      },
    ],
  },
  branding: {
    promise: "Imej yang terus dikenali pada kali kedua.",
    lead: "Kami mereka bentuk logo, warna dan huruf yang sesuai pada papan tanda dan pada skrin telefon.",
    features: [
      { title: "Beberapa pilihan reka bentuk", text: "Anda membandingkan idea dahulu sebelum butirannya dilukis." },
      { title: "Dicuba di tempat sebenar", text: "Pada papan tanda, menu, laman web dan invois." },
      {
        title: "Panduan ringkas",
        text: "Beberapa halaman yang boleh diikuti oleh sesiapa sahaja yang mencetak untuk anda.",
      },
    ],
  },
  "e-commerce": {
    promise: "Kedai yang buka siang dan malam.",
    lead: "Kami membina kedai dalam talian yang memudahkan pembeli dan senang diuruskan.",
    features: [
      {
        title: "Pembayaran yang ringkas",
        text: "Dengan cara bayaran dan penghantaran yang sudah biasa digunakan pelanggan anda.",
      },
      {
        title: "Senang diuruskan",
        text: "Tambah produk, ubah harga dan lihat pesanan tanpa perlu menelefon kami.",
      },
      {
        title: "Setiap pesanan dikira",
        text: "Anda nampak halaman atau iklan mana yang membawa pesanan, jika puncanya dapat diketahui.",
      },
    ],
  },
  "email-marketing": {
    promise: "E-mel yang memang dinanti.",
    lead: "Kami membantu anda mengumpulkan pelanggan yang mahu menerima e-mel, dan menulis apabila ada yang penting.",
    features: [
      {
        title: "Senarai dengan persetujuan",
        text: "Mereka sendiri yang meminta e-mel anda, dan boleh berhenti melanggan dengan satu klik.",
      },
      { title: "Mudah dibaca di mana-mana", text: "Pada telefon, pada komputer, dan tanpa gambar." },
      { title: "Pesanan, bukan bukaan", text: "Kami mengira apa yang dibuat pembaca selepas itu." },
    ],
  },
  photography: {
    promise: "Gambar yang menunjukkan keadaan sebenar.",
    lead: "Kami mengambil gambar orang, tempat dan hasil kerja anda, dalam cahaya yang sesuai.",
    features: [
      {
        title: "Senarai sebelum harinya",
        text: "Kita bersetuju tentang setiap gambar yang diperlukan, supaya sesinya singkat.",
      },
      { title: "Di tempat anda", text: "Kami datang kepada anda, dan mengikut waktu buka anda." },
      {
        title: "Sedia digunakan",
        text: "Setiap gambar disediakan dalam saiz untuk laman web, hantaran dan pencetak anda.",
      },
    ],
  },
  print: {
    promise: "Cetakan yang sayang dibuang.",
    lead: "Kami mereka bentuk kad nama, menu, risalah dan pembungkusan, dan menguruskan cetakannya.",
    features: [
      { title: "Direka untuk kertas", text: "Kertas, warna dan lipatan dipilih bersama, sebelum butirannya dilukis." },
      { title: "Contoh di tangan anda", text: "Anda memegang sehelai cetakan sebelum semuanya dicetak." },
      { title: "Fail untuk masa depan", text: "Anda menerima semua fail, dan boleh mencetak lagi di mana-mana." },
    ],
  },
};

const other: Offer = {
  promise: "Dirancang bersama anda, diterangkan sejelas-jelasnya.",
  lead: "Kami merancang kerja bersama anda, melaksanakannya, dan menunjukkan hasilnya setiap bulan.",
  features: [
    {
      title: "Permulaan yang jelas",
      text: "Kami melihat apa yang anda ada dan menulis apa yang patut dibuat dahulu.",
    },
    {
      title: "Kerja yang berterusan",
      text: "Pelan menyebut kerja setiap bulan, dan laporan menyebut apa yang sudah dibuat.",
    },
    { title: "Tiada kejutan", text: "Kami memberitahu anda dahulu sebelum kos bertambah atau kerja tertangguh." },
  ],
};

const otherProject: Offer = {
  promise: "Dipersetujui bersama, diserahkan seperti dijanjikan.",
  lead: "Kami mendengar, memberi cadangan dengan satu harga, dan menyerahkan apa yang dijanjikan.",
  features: [
    { title: "Permulaan yang jelas", text: "Kami bertanya untuk apa kerja itu, dan siapa yang akan melihatnya." },
    { title: "Draf awal-awal lagi", text: "Anda melihat hasilnya ketika masih boleh diubah." },
    { title: "Tiada kejutan", text: "Kami memberitahu anda dahulu sebelum kos bertambah atau kerja tertangguh." },
  ],
};

/** The texts of a service until the agency writes its own. */
export function offerOf(service: string, kind: ServiceKind): Offer {
  return known[service] ?? (kind === "project" ? otherProject : other);
}
