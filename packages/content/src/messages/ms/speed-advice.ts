import type { Translation } from "../../translation.ts";
import type { speedAdvice as english } from "../en/speed-advice.ts";

export const speedAdvice: Translation<typeof english> = {
  redirects: {
    title: "Pautkan terus ke halaman ini",
    text: "Pelawat melalui lencongan dari alamat lain dahulu. Gunakan alamat akhir dalam pautan, iklan dan profil Google anda.",
  },
  server: {
    title: "Percepatkan jawapan pelayan",
    text: "Halaman itu sendiri lambat sampai, dan semua yang lain menunggunya. Simpan halaman siap dalam cache, atau minta pelan yang lebih pantas daripada syarikat pengehosan anda.",
  },
  compression: {
    title: "Hidupkan pemampatan",
    text: "Pelayan menghantar teks tanpa dimampatkan. Dengan gzip atau Brotli, saiznya jauh lebih kecil. Hanya satu tetapan pada pelayan.",
  },
  images: {
    title: "Kecilkan saiz imej",
    text: "Simpan imej pada saiz paparannya, sebagai WebP atau AVIF. Mata tidak nampak bezanya.",
  },
  blocking: {
    title: "Paparkan halaman sebelum semua fail sampai",
    text: "Pelayar menunggu fail ini sebelum memaparkan apa-apa. Muatkan skrip dengan defer, dan lewatkan gaya yang belum diperlukan.",
  },
  unusedScripts: {
    title: "Buang skrip yang tidak digunakan di halaman ini",
    text: "Plugin lama, kotak sembang dan penjejak dimuatkan di mana-mana. Kekalkan yang perlu sahaja, dan muatkan yang lain apabila pelawat memintanya.",
  },
  unusedStyles: {
    title: "Buang gaya yang tidak digunakan di halaman ini",
    text: "Tema dan pembina halaman membawa gaya untuk semua fungsinya. Kekalkan gaya halaman ini sahaja.",
  },
  minify: {
    title: "Pendekkan skrip dan gaya",
    text: "Di dalamnya ada ruang dan ulasan yang tidak diperlukan oleh pelayar. Alat binaan dan kebanyakan plugin cache boleh membuangnya.",
  },
  scripts: {
    title: "Kurangkan JavaScript",
    text: "Telefon sibuk menjalankan skrip dan tidak dapat membalas sentuhan. Buang yang tidak diperlukan, dan pecahkan yang lain kepada bahagian kecil.",
  },
  oldScripts: {
    title: "Kemas kini skrip",
    text: "Ada fail yang dimuatkan dua kali, atau dibuat untuk pelayar yang sudah tidak digunakan. Kemas kini tema atau plugin biasanya membuangnya.",
  },
  discovery: {
    title: "Biar pelayar menemui imej utama lebih awal",
    text: "Imej itu muncul hanya selepas diminta oleh skrip atau gaya. Letakkan sebagai imej biasa dalam halaman, tanpa lazy loading.",
  },
  fonts: {
    title: "Paparkan teks sementara fon dimuatkan",
    text: "Teks tidak kelihatan sehingga fonnya sampai. Tambah font-display: swap pada fon itu.",
  },
  shifts: {
    title: "Sediakan ruang untuk kandungan yang lewat",
    text: "Kandungan beranjak semasa pelawat membaca. Tetapkan lebar dan tinggi bagi imej, iklan dan benaman.",
  },
  viewport: {
    title: "Sesuaikan halaman dengan telefon",
    text: "Halaman ini tiada tag viewport untuk telefon, maka telefon melukisnya seperti di desktop dan lambat bertindak balas. Tambahkannya.",
  },
  elements: {
    title: "Ringkaskan halaman",
    text: "Elemennya terlalu banyak sehingga telefon lambat melukisnya. Paparkan lebih sedikit pada satu masa.",
  },
  caching: {
    title: "Benarkan pelayar menyimpan fail anda",
    text: "Pelawat yang kembali memuatkan semuanya semula. Tetapkan pelayan supaya pelayar boleh menyimpan imej, skrip dan gaya selama setahun.",
  },
};
