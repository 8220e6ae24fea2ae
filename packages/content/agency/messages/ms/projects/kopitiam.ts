import type { Translation } from "@agency/content/translation";
import type { kopitiam as english } from "../../en/projects/kopitiam.ts";

export const kopitiam: Translation<typeof english> = {
  client: "Kopitiam Contoh",
  place: "Enam kedai di Perak",
  result: "Pelanggan tahu kedai mana yang terdekat dan waktu bukanya sebelum menelefon.",
  title: "Laman kopitiam yang tahu kedai mana buka",
  description:
    "Cara kami membina laman untuk kopitiam dengan enam kedai di Perak: satu halaman bagi setiap kedai, yang terdekat dan buka di atas, dan maklumat peta yang sama.",
  heading: "Kedai mana yang buka sekarang?",
  lead: "Sebuah keluarga dengan enam kopitiam di Perak mahu kurang panggilan pada waktu tengah hari, dan lebih ramai tetamu pada hari Selasa.",
  task: [
    "Setiap kedai ada waktu buka dan hari cutinya sendiri. Pelanggan tidak jumpa kedua-duanya, jadi mereka menelefon. Kebanyakannya pada tengah hari, ketika semua tangan sedang sibuk.",
    "Laman lama hanyalah gambar menu. Di telefon hurufnya terlalu kecil, dan enjin carian langsung tidak dapat membacanya.",
    "Pemiliknya minta satu perkara sahaja: jawapan yang betul sebelum sesiapa mendail.",
  ],
  done: [
    {
      title: "Satu halaman bagi setiap kedai",
      text: "Alamat, waktu buka, hari cuti dan tempat letak kereta ditulis sebagai teks. Telefon dan enjin carian dapat membacanya.",
    },
    {
      title: "Kedai terdekat yang buka, di atas sekali",
      text: "Pelanggan menaip poskod atau nama bandar. Kedai yang tutup hari ini menyatakannya, dan kedai seterusnya menyusul.",
    },
    {
      title: "Enam profil peta yang sepadan",
      text: "Nama, alamat dan waktu buka pada setiap profil Google sama dengan halamannya. Cuti umum diisi untuk setahun penuh.",
    },
    {
      title: "Perkataan yang orang taip",
      text: "Halamannya menjawab “kopitiam buka sekarang” dan “roti bakar Ipoh Garden”. Orang lapar tidak menaip “pengalaman kopitiam terunggul”.",
    },
  ],
  before: "Telefon berdering sepanjang waktu makan tengah hari. Kebanyakan pemanggil bertanya kedai mana yang buka.",
  after: "Kini laman yang menjawab. Sesiapa yang menelefon memang mahu memesan, dan kopi tidak sempat sejuk.",
  figures: [
    {
      name: "Panggilan tentang waktu buka dalam seminggu",
      before: "64",
      after: "11",
      source: "Angka contoh: tiada panggilan yang dikira.",
    },
  ],
  pictures: [
    {
      alt: "Halaman berwarna krim dan merah: Kopi dulu, baru kerja. Di sebelahnya kopi, telur dan roti bakar di atas meja marmar, di bawahnya kedai terdekat dan waktu tutupnya.",
      caption: "Halaman utama menyebut kedai terdekat, dan bila ia tutup.",
    },
    {
      alt: "Halaman telefon menyenaraikan kedai yang terdekat dengan Ipoh pada papan tanda enamel. Tiga buka, dengan waktu tutupnya, dan yang di Kampar cuti pada hari Selasa.",
      caption: "Senarai kedai di telefon. Kedai yang cuti menyatakannya.",
    },
  ],
};
