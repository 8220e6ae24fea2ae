import type { Translation } from "@agency/content/translation";
import type { furniture as english } from "../../en/projects/furniture.ts";

export const furniture: Translation<typeof english> = {
  client: "Perabot Contoh",
  place: "Muar, Johor",
  result: "Setiap pertanyaan datang dengan pilihan perabot dan jenis kayunya sekali.",
  title: "Laman perabot dengan pertanyaan yang jelas",
  description:
    "Cara kami membina laman untuk pembuat perabot di Muar: satu halaman bagi setiap perabot, kayu dipilih di halaman, dan iklan pada musim orang membeli meja.",
  heading: "Kerusi No. 7, kayu nyatoh.",
  lead: "Sebuah bengkel di Muar membuat kerusi dan meja mengikut tempahan. Ia mahu pertanyaan yang dapat dijawab dengan harga.",
  task: [
    "Pembeli menghantar tangkapan skrin dan meminta “yang warna coklat itu”. Di bengkel kayu, hampir semuanya coklat.",
    "E-mel berulang-alik tentang perabot, kayu dan ukuran sebelum sesiapa dapat menyebut harga.",
    "Ada pembeli yang berhenti di tengah jalan, dan tiada siapa tahu berapa orang.",
  ],
  done: [
    {
      title: "Satu halaman bagi setiap perabot",
      text: "Setiap kerusi ada nombor, lukisan dengan ukuran, dan jenis kayu yang boleh dipilih.",
    },
    {
      title: "Kayu dipilih di halaman",
      text: "Pembeli memilih kayu dan bilangannya. Pertanyaan membawa kedua-duanya sekali.",
    },
    {
      title: "Dijumpai melalui perabot dan bandar",
      text: "Orang mencari kerusi makan dan mencari Muar. Setiap halaman menyebut kedua-duanya, dalam bahasa Melayu dan Inggeris.",
    },
    {
      title: "Iklan pada musim meja",
      text: "Iklan disiarkan pada minggu-minggu sebelum Hari Raya dan Tahun Baharu Cina, kemudian berehat.",
    },
  ],
  before: "Satu pertanyaan ialah satu tangkapan skrin dengan tanda soal.",
  after: "Satu pertanyaan menyebut perabot, kayu dan bilangannya. Jawapan pertama sudah ada harga.",
  figures: [
    {
      name: "E-mel sebelum bengkel dapat menyebut harga",
      before: "5",
      after: "1",
      source: "Angka contoh: tiada e-mel yang dikira.",
    },
  ],
  pictures: [
    {
      alt: "Halaman kelabu yang tenang untuk kerusi No. 7, dilukis dari sisi bersama ukurannya, dengan tiga jenis kayu untuk dipilih.",
      caption: "Perabot seperti yang dilihat oleh bengkel, dengan ukurannya.",
    },
    {
      alt: "Halaman telefon dengan pertanyaan di atas kertas petak: empat kerusi No. 7 dari atas mengelilingi sebuah meja, kayu nyatoh, dihantar ke Batu Pahat.",
      caption: "Pertanyaan di telefon: empat kerusi, satu jenis kayu, satu bandar.",
    },
  ],
};
