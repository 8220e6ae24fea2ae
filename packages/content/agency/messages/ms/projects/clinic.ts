import type { Translation } from "@agency/content/translation";
import type { clinic as english } from "../../en/projects/clinic.ts";

export const clinic: Translation<typeof english> = {
  client: "Klinik Contoh",
  place: "Klang, Selangor",
  result: "Pesakit nampak siapa yang bertugas dan pilih masa sendiri, dalam bahasa Melayu atau Inggeris.",
  title: "Laman klinik berhuruf besar, dengan janji temu",
  description:
    "Cara kami membina laman untuk klinik di Klang: siapa bertugas pada skrin pertama, masa dipilih dalam tiga ketikan, bahasa Melayu dan Inggeris seiring.",
  heading: "Masa anda sendiri, bukan nombor giliran.",
  lead: "Sebuah klinik di Klang mahu pesakit datang ketika doktor ada masa untuk mereka, bukan pukul lapan bersama semua orang.",
  task: [
    "Pesakit datang pukul lapan lalu menunggu, kerana tiada siapa dapat memberitahu waktu yang lebih baik.",
    "Ramai membaca bahasa Melayu, sebahagiannya bahasa Inggeris, dan tidak sedikit yang berkaca mata baca.",
    "Klinik mahu huruf besar, sedikit langkah, dan tiada kata laluan untuk dilupakan.",
  ],
  done: [
    {
      title: "Siapa bertugas, di atas sekali",
      text: "Skrin pertama memaparkan doktor hari ini, biliknya dan sampai pukul berapa mereka ada.",
    },
    {
      title: "Masa dalam tiga ketikan",
      text: "Pilih doktor, pilih masa, tinggalkan nombor telefon. Tidak perlu akaun.",
    },
    {
      title: "Bahasa Melayu dan Inggeris seiring",
      text: "Kedua-duanya ditulis oleh orang, bukan diterjemah mesin. Setiap bahasa ada alamatnya sendiri.",
    },
    {
      title: "Diuji untuk mata yang letih",
      text: "Kontras, saiz huruf dan papan kekunci mengikut WCAG 2.2 AA. Huruf terbesar pun muat pada telefon kecil.",
    },
  ],
  before: "Ruang menunggu penuh sebelum pukul 8.30 pagi, dan kosong menjelang pukul 3 petang.",
  after: "Pesakit datang sepanjang hari. Akuarium itu pula hilang hampir semua penontonnya.",
  figures: [
    {
      name: "Daripada sepuluh pesakit, yang datang pada masa yang ditempah",
      before: "1",
      after: "6",
      source: "Angka contoh: tiada pesakit yang dikira.",
    },
  ],
  pictures: [
    {
      alt: "Halaman telefon berwarna ungu muda dengan huruf besar: Hari ini buka hingga 9. Lukisan seorang doktor bertudung yang sedang bertugas, dan masa 10:40 dipilih.",
      caption: "Doktor hari ini, dan masa dengan satu ketikan.",
    },
    {
      alt: "Hari yang sama dari kaunter: tiga bilik sebagai baris, masa yang ditempah sebagai blok ungu, yang kosong hanya bergaris. Garis merah jambu menanda 10:40.",
      caption: "Hari yang sama di kaunter, bilik demi bilik.",
    },
  ],
};
