import type { Translation } from "@agency/content/translation";
import type { diveCentre as english } from "../../en/projects/dive-centre.ts";

export const diveCentre: Translation<typeof english> = {
  client: "Sample Dive Centre",
  place: "Semporna, Sabah",
  result: "Bot ditempah terus di laman, jadi kaunter ada masa untuk soalan tentang laut.",
  title: "Laman pusat selam: tetamu tempah bot sendiri",
  description:
    "Cara kami membina laman tempahan untuk pusat selam di Semporna: bot dengan tempat kosong, laman untuk talian perlahan, dan iklan hanya bagi hari yang belum penuh.",
  heading: "Tinggal dua tempat pada hari Sabtu.",
  lead: "Sebuah pusat selam di Semporna menjual tempat di bot melalui WhatsApp, satu mesej demi satu mesej. Kini ia mahu tetamu nampak dan tempah sendiri.",
  task: [
    "Semua soalan masuk ke satu telefon di kaunter: hari apa, bot mana, ada tempat lagi?",
    "Ramai tetamu menulis dari zon waktu lain. Apabila ada yang menjawab, tempatnya selalunya sudah tiada.",
    "Kaunter tidak perlukan telefon yang lebih besar. Ia perlukan kurang soalan yang boleh dijawab oleh satu halaman.",
  ],
  done: [
    {
      title: "Bot dengan tempatnya",
      text: "Setiap hari memaparkan bot, masa dan tempat yang masih kosong. Tempat yang ditempah terus hilang daripada halaman.",
    },
    {
      title: "Laut yang terbuka di jeti",
      text: "Lautnya dilukis dan bukan dirakam, supaya halaman terbuka walaupun isyarat lemah.",
    },
    {
      title: "Iklan untuk bot yang belum penuh",
      text: "Iklan disiarkan bagi hari yang masih ada tempat. Apabila bot penuh, iklan berhenti, begitu juga belanjanya.",
    },
  ],
  before: "Kaunter menyalin nama dari WhatsApp ke dalam buku. Sekali-sekala ada bot yang lebih nama daripada tempat.",
  after:
    "Tetamu menempah pada bila-bila masa, dan senarainya sentiasa betul. Penyu sahaja yang masih datang tanpa tempahan.",
  figures: [
    {
      name: "Daripada sepuluh tempat di bot, yang ditempah di laman",
      before: "0",
      after: "7",
      source: "Angka contoh: tiada tempahan yang dikira.",
    },
  ],
  pictures: [
    {
      alt: "Halaman telefon berupa laut, dengan bot, penyu dan terumbu. Tulisannya: Turun ke laut yang tenang, di atas tiga waktu untuk ditempah.",
      caption: "Halaman pertama: tatal ke bawah, dan anda pun menyelam.",
    },
    {
      alt: "Halaman lebar menunjukkan seminggu sebagai tujuh lajur air. Titik di dalamnya ialah tempat di bot, kuning jika sudah ditempah. Dua masih kosong pada hari Sabtu.",
      caption: "Seminggu di kaunter. Titik kuning ialah tempat yang sudah ditempah.",
    },
  ],
};
