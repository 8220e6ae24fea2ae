import type { Translation } from "@agency/content/translation";
import { prices } from "../../../prices.ts";
import type { digitalMarketing as english } from "../../en/services/digital-marketing.ts";

export const digitalMarketing: Translation<typeof english> = {
  name: "Pemasaran digital",
  title: "Pemasaran digital termasuk belanja iklan",
  description: `Kempen Google, Facebook, TikTok dan WhatsApp untuk perniagaan di Malaysia dan Singapura. Dari ${prices.marketing} sebulan termasuk belanja iklan, dinilai ikut pertanyaan.`,
  hero: {
    promise: "Iklan yang sampai ke meja yang betul.",
    lead: "Kami siarkan iklan di tempat pelanggan anda berada, kira pertanyaan yang masuk, dan hentikan yang tidak membawa apa-apa. Iklan ibarat sewa: anda bayar tempatnya selagi perlu.",
    price: "sebulan, termasuk belanja iklan",
    delivery: "dijaga setiap minggu",
    fact: { figure: prices.adSpend.starter, meaning: "daripadanya terus ke iklan" },
  },
  offer: {
    title: "Apa yang kami buat, dan di mana",
    lead: "Iklan yang baik bermula dengan kira-kira. Mula-mula kami kira kos satu pertanyaan yang anda mampu, kemudian kami cari yang lebih murah daripada itu.",
  },
  features: [
    {
      title: "Bajet yang ada hadnya",
      text: "Setiap kempen ada jumlah, hari terakhir dan angka yang mesti dicapai. Kalau tidak tercapai, ia dihentikan.",
    },
    {
      title: "Pertanyaan, bukan tepukan",
      text: "Panggilan, sembang, borang dan pesanan dikira dari iklan hingga ke kaunter. Tanda suka memang menyenangkan, tetapi kami tidak melaporkannya sebagai kejayaan.",
    },
    {
      title: "Iklan dalam bahasa harian",
      text: "Melayu, Inggeris, atau campuran yang orang cakap. Ditulis di sini, diuji satu lawan satu, dengan harga di baris pertama apabila harga yang menjual.",
    },
    {
      title: "Halaman untuk setiap klik",
      text: "Iklan kek kahwin mesti membawa ke halaman kek kahwin. Kalau laman anda tiada halaman itu, pakej Pertumbuhan menyediakan satu setiap suku tahun.",
    },
    {
      title: "Kalendar anda sendiri",
      text: "Raya, cuti sekolah, musim tengkujuh, hari gaji: kami rancang apa yang laku bila, dan berjimat pada minggu orang tidak membeli.",
    },
    {
      title: "Angka setiap minggu",
      text: "Dibelanjakan, dilihat, diklik, ditanya, dibeli. Satu skrin, baris yang sama setiap kali, dan satu ayat tentang apa yang kami ubah.",
    },
  ],
  channels: {
    search: {
      name: "Google Ads",
      text: "Untuk orang yang memang sedang mencari. Anda membayar setiap klik, jadi pilihan perkataan, dan perkataan yang ditolak, menentukan segalanya.",
    },
    meta: {
      name: "Facebook dan Instagram",
      text: "Untuk orang yang belum tahu bahawa mereka mahu. Gambar, video pendek dan tawaran, dalam jarak yang mampu anda layan.",
    },
    messages: {
      name: "WhatsApp",
      text: "Akhirnya, kebanyakan perbualan berlaku di sini. Iklan yang membuka sembang, jawapan siap untuk sepuluh soalan biasa, dan setiap sembang dikira.",
    },
    tiktok: {
      name: "TikTok",
      text: "Berbaloi apabila ada yang boleh ditunjuk: makanan, ubah suai, kerja baiki. Kami tulis skripnya dan anda rakam dengan telefon sendiri.",
    },
    display: {
      name: "Paparan dan pemasaran semula",
      text: "Peringatan kepada orang yang pernah singgah di laman anda lalu pergi, selama 30 hari sahaja, dan tidak lagi setelah mereka membeli.",
    },
    email: {
      name: "E-mel",
      text: "Untuk pelanggan yang sudah memberi izin. Satu e-mel yang berguna sebulan lebih tahan lama daripada mana-mana iklan, dan tiada siapa boleh menaikkan harganya.",
    },
  },
  packages: {
    title: "Kerja kami dan iklan anda, satu harga.",
    lead: "Setiap harga dikira sebulan dan sudah termasuk belanja iklan. Bar di bawahnya menunjukkan bahagian yang pergi ke platform. Akaun dibuka atas nama anda.",
    items: {
      starter: {
        name: "Permulaan",
        description: "Untuk kempen pertama dengan tawaran yang jelas.",
        features: [
          "Satu kempen pada satu masa",
          "2 set iklan baharu sebulan",
          "Sembang dan panggilan dikira",
          "Angka mingguan",
          "Laporan bulanan",
        ],
        guarantee: `Kesemua ${prices.adSpend.starter} itu dibayar kepada platform. Anda boleh melihat invoisnya sendiri.`,
      },
      growth: {
        name: "Pertumbuhan",
        description: "Untuk firma yang tahu angkanya dan mahu lebih banyak lagi.",
        features: [
          "Hingga 4 kempen serentak",
          "6 set iklan baharu sebulan",
          "Satu halaman pendaratan setiap suku tahun",
          "Peringatan untuk pelawat yang sudah pergi",
          "Panggilan setiap dua minggu",
          "Angka mingguan, laporan bulanan",
        ],
        guarantee: `Kesemua ${prices.adSpend.growth} itu dibayar kepada platform. Anda boleh melihat invoisnya sendiri.`,
      },
      enterprise: {
        name: "Korporat",
        description: "Untuk beberapa cawangan, jenama atau negara.",
        features: [
          "Kempen di setiap saluran yang berbaloi",
          "Video dan gambar setiap bulan",
          "Kempen e-mel kepada pelanggan anda",
          "Kempen berasingan untuk Malaysia dan Singapura",
          "Pengurus kempen khusus dan panggilan setiap minggu",
          "Laporan mingguan dan bulanan",
        ],
        guarantee: `Kesemua ${prices.adSpend.enterprise} itu dibayar kepada platform. Anda boleh melihat invoisnya sendiri.`,
      },
    },
  },
  process: {
    title: "Lima langkah setiap kempen.",
    steps: [
      {
        title: "Kira-kira",
        text: "Berapa untung daripada seorang pelanggan, dan berapa pertanyaan diperlukan untuk mendapat seorang? Dari situ kita tahu had harga satu pertanyaan.",
      },
      {
        title: "Tawaran",
        text: "Satu barang, satu harga, satu sebab untuk bertanya hari ini. Tanpanya, iklan apa pun tidak menolong.",
      },
      {
        title: "Persediaan",
        text: "Akaun atas nama anda, panggilan dan sembang dikira, halaman untuk klik. Lebih kurang seminggu.",
      },
      {
        title: "Pusingan kecil",
        text: "Dua tiga iklan dengan jumlah kecil. Yang membawa pertanyaan lebih murah boleh terus.",
      },
      {
        title: "Tambah atau henti",
        text: "Yang berbaloi ditambah, yang tidak dibuang. Kemudian pusingan seterusnya.",
      },
    ],
  },
  faqs: [
    {
      question: "Berapa patut kami belanjakan untuk iklan?",
      answer:
        "Kira dari belakang. Katakan satu kerja memberi untung RM 300, dan satu daripada lima pertanyaan menjadi kerja. Maka kos satu pertanyaan boleh mencecah RM 60 sebelum anda rugi, dan RM 30 sudah bagus. Sepuluh kerja memerlukan 50 pertanyaan, jadi RM 1,500 pada kos RM 30 setiap satu. Gantikan dengan angka anda sendiri, dan mulakan dengan satu pertiga.",
    },
    {
      question: "Bagaimana jika kami mahu berbelanja lebih daripada jumlah dalam pakej?",
      answer:
        "Anda membayar terus kepada platform dari akaun sendiri, dan yuran kami kekal seperti dipersetujui. Pada bulan yang lengang, kami yang akan menyuruh anda berbelanja kurang. Baki belanja iklan dibawa ke bulan berikutnya.",
    },
    {
      question: "Saluran mana yang patut didahulukan?",
      answer:
        "Carian, jika orang memang mencari jualan anda: tukang paip, doktor gigi, alat ganti. Facebook dan Instagram, jika mereka perlu melihatnya dahulu: kek, baju, kafe baharu. Pelanggan lama, jika mereka sudah memberi izin: itu yang paling murah. Satu saluran, dibuat betul-betul, dua bulan. Kemudian yang seterusnya.",
    },
    {
      question: "Bila kami tahu ia berkesan atau tidak?",
      answer:
        "Pertanyaan pertama mungkin masuk pada hari pertama, tetapi segelintir pertanyaan belum membuktikan apa-apa. Iklan dinilai setelah cukup orang mengeklik, biasanya dua hingga empat minggu dengan bajet kecil, dan kempen setelah dua bulan. Tawaran yang salah nampak lebih awal: klik banyak, pertanyaan tiada.",
    },
    {
      question: "Siapa pemilik akaun dan angkanya?",
      answer:
        "Anda. Akaun iklan, halaman dan alat pengukuran dibuka dengan e-mel syarikat anda, dan kami bekerja di dalamnya sebagai tetamu. Kalau anda pergi, tarik sahaja akses kami; setiap kempen, khalayak dan angka kekal pada anda. Tanyalah hal ini kepada mana-mana agensi sebelum anda menandatangani kontrak.",
    },
    {
      question: `Halaman bandar menyebut ${prices.city.marketing} sebulan. Mengapa bukan ${prices.marketing}?`,
      answer:
        "Kempen untuk satu bandar berjalan dalam dua bahasa dan disertakan halaman pendaratan tentang bandar itu, jadi ia memerlukan lebih banyak masa kami. Pakej Permulaan pula satu kempen yang menghala ke halaman yang sudah anda ada. Kalau Permulaan sudah cukup untuk tempat anda, kami akan katakan begitu.",
    },
  ],
  cities: { title: "Setiap bandar ada mejanya." },
  start: {
    title: "Apa yang anda mahu lariskan?",
    lead: "Satu barang atau perkhidmatan sudah cukup untuk bermula. Bawa harganya dan untungnya, kita kira bersama kos satu pertanyaan yang berpatutan.",
  },
};
