import type { Translation } from "../../translation.ts";
import type { forms as english } from "../en/forms.ts";

export const forms: Translation<typeof english> = {
  error: "Ralat",
  required: "Sila isi ruang ini.",
  emailExample: "anda@example.com",
  email: "Sila isi alamat e-mel yang lengkap, contohnya nama@contoh.com.",
  emailName:
    "Alamat ini mengandungi aksara di hadapan @ yang ditolak oleh banyak pelayan e-mel. Sila beri alamat yang hanya ada huruf a hingga z, angka, titik atau sempang di situ.",
  address: "Sila isi alamat yang lengkap, contohnya https://contoh.com.",
  optional: "tidak wajib",
  unreachable: "Pelayan tidak dapat dihubungi. Sila semak sambungan anda dan cuba lagi.",
  notice: "Kami menggunakannya untuk menjawab anda, seperti dalam",
  noticeLink: "notis privasi",
  noticeEnd: "kami. Kami tidak menjual data anda.",
  marketing: "Hantar juga berita dan tawaran sekali-sekala. Saya boleh berhenti bila-bila masa.",
  trap: "Biarkan ruang ini kosong",
  noScript: "Borang ini memerlukan JavaScript. Jika tiada, sila hantar e-mel kepada {{email}} atau telefon {{phone}}.",
  contact: {
    firstName: "Nama",
    lastName: "Nama bapa atau keluarga",
    email: "E-mel",
    phone: "Telefon atau WhatsApp",
    chosen: {
      title: "Pilihan anda",
      month: "{{name}}, {{price}} sebulan",
      once: "{{name}}, {{price}} sekali bayar",
      launch: "{{name}}, {{price}} untuk permulaan, kemudian {{monthly}} sebulan",
      remove: "Buang",
      removeNamed: "Buang pilihan {{name}}",
    },
    website: "Laman web",
    noWebsite: "Saya belum ada laman web",
    service: "Perkhidmatan",
    choose: "Sila pilih",
    details: "Projek anda",
    detailsHint: "Apa yang anda jual, di mana, dan apa yang laman itu patut buat untuk anda.",
    about: {
      audit: "Saya ingin berbincang tentang audit SEO bagi {{url}}. Skornya {{score}} daripada 100.",
      speed: "Saya ingin berbincang tentang ujian kelajuan bagi {{url}}. Skornya {{score}} daripada 100.",
    },
    hours: "Waktu operasi",
    send: "Hantar mesej",
    sending: "Menghantar...",
    success: {
      title: "Mesej Berjaya Dihantar",
      description: "Terima kasih atas pertanyaan anda. Kami akan menghubungi anda dalam masa 24 jam.",
    },
    failure: "Mesej gagal dihantar. Sila cuba lagi.",
    other: "Atau tanpa borang",
  },
  newsletter: {
    sample: "Angka contoh",
    label: "E-mel",
    subscribe: "Langgan",
    subscribing: "Melanggan...",
    success: {
      title: "Tinggal satu langkah lagi",
      description:
        "Kami sudah menghantar e-mel ke alamat ini. Buka pautan di dalamnya dan sahkan, dan anda masuk senarai.",
    },
    held: {
      title: "Terima kasih",
      description:
        "Borang ini dihantar terlalu pantas, jadi salah seorang daripada kami akan menyemaknya dahulu. Jika tiada e-mel pengesahan dalam dua hari bekerja, sila tulis kepada kami.",
    },
    failure: "Langganan tidak berjaya. Sila cuba lagi.",
    notice: "Alamat ini digunakan untuk surat berita sahaja, seperti dalam",
  },
};
