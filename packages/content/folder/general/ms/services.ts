import type { ServiceTexts } from "../../../src/agency-texts.ts";
import { description } from "../description.ts";
import { type Facts, forEach } from "../facts.ts";
import { offerOf } from "./offers.ts";
import { aboveSizes, starts } from "./priced.ts";

/** The pages of the services. Replace a service's entry with texts of your own when you have them. */
export function services({ city, name: agency, services: all }: Facts) {
  return forEach(all, ({ name, starts: from, priced }, key): ServiceTexts => {
    const { promise, lead, features } = offerOf(key);
    return {
      name,
      title: `${name} di ${city}`,
      description: description("latin", `${name} di ${city}, oleh ${agency}.`, lead, [
        "Harga yang jelas, pelan bertulis dan laporan setiap bulan.",
        "Harga yang jelas.",
      ]),
      hero: {
        promise,
        lead,
        price: starts[from],
        delivery: "hingga hasil pertama",
        fact: { figure: "Bulanan", meaning: "laporan dengan angka yang boleh disemak" },
      },
      offer: {
        title: "Apa yang anda dapat",
        lead: "Kerja yang dipersetujui pada harga tetap. Anda tahu apa yang dibuat setiap bulan, dan nampak hasilnya.",
      },
      features: [
        ...features,
        {
          title: "Pelan bertulis",
          text: "Apa yang kami buat, mengikut turutan apa, bila siap, dan angka mana yang patut bergerak.",
        },
        {
          title: "Orang yang boleh dihubungi",
          text: "Anda tahu siapa yang membuat kerja dan cara menghubunginya. Anda hanya perlu menerangkan perniagaan anda sekali.",
        },
        {
          title: "Milik anda",
          text: "Apa yang kami bina menjadi milik anda selepas dibayar, begitu juga semua akaunnya.",
        },
      ],
      channels: {
        search: {
          name: "Carian Google",
          text: "Halaman yang menjawab soalan pelanggan, dengan perkataan yang mereka taip.",
        },
        maps: { name: "Google Maps", text: "Nama, waktu buka dan gambar yang betul, di tempat orang mencari arah." },
        email: { name: "E-mel", text: "Mesej kepada orang yang memintanya, satu topik setiap kali." },
      },
      packages: {
        title: "Tiga saiz",
        lead: aboveSizes[priced],
        items: {
          small: {
            name: "Kecil",
            description: "Untuk langkah pertama, atau untuk menjaga apa yang sudah berjalan.",
            features: ["Kerja yang paling berguna dahulu", "Pelan bertulis", "Laporan bulanan"],
            guarantee: "Laporan anda menyenaraikan semua yang kami buat.",
          },
          medium: {
            name: "Sederhana",
            description: "Untuk perniagaan yang mahu berkembang tahun ini.",
            features: [
              "Masa kerja dua kali ganda pakej Kecil",
              "Pelan bertulis",
              "Laporan bulanan dan panggilan untuk membincangkannya",
            ],
            guarantee: "Laporan anda menyenaraikan semua yang kami buat.",
          },
          large: {
            name: "Besar",
            description: "Untuk beberapa cawangan, jenama atau bahasa.",
            features: [
              "Masa kerja dua kali ganda pakej Sederhana",
              "Pelan bagi setiap cawangan atau jenama",
              "Laporan bulanan dan panggilan untuk membincangkannya",
            ],
            guarantee: "Laporan anda menyenaraikan semua yang kami buat.",
          },
        },
      },
      process: {
        title: "Cara kami bekerja",
        steps: [
          { title: "Perbincangan", text: "Setengah jam, percuma. Ceritakan apa yang anda jual dan kepada siapa." },
          {
            title: "Penelitian",
            text: "Kami menyemak apa yang ada sekarang dan menulis apa yang patut dibuat dahulu.",
          },
          {
            title: "Persetujuan",
            text: "Anda menerima pelan dengan harganya. Kerja bermula hanya selepas anda setuju.",
          },
          { title: "Pelaksanaan", text: "Kami mengikut pelan, dan memberitahu anda jika ada yang berubah." },
          { title: "Laporan", text: "Setiap bulan: apa yang dibuat, apa hasilnya, dan apa seterusnya." },
        ],
      },
      faqs: [
        {
          question: "Bila kami boleh nampak hasilnya?",
          answer:
            "Kerjanya anda nampak sejak awal. Hasilnya mengambil masa dan berbeza bagi setiap perniagaan. Nilaikan hasil selepas tiga bulan, bukan sebulan, dan kedudukan carian selepas enam bulan.",
        },
        {
          question: "Bolehkah kami berhenti?",
          answer:
            "Boleh. Tempoh notis ada dalam terma kami dan dalam kontrak anda. Apa yang kami bina dan anda sudah bayar tetap milik anda.",
        },
        {
          question: "Bagaimana kami tahu ia berkesan?",
          answer:
            "Anda menerima laporan setiap bulan, dengan sumber setiap angka. Jika sesuatu angka tidak dapat diukur, laporan menyatakannya.",
        },
      ],
      cities: { title: `${name} di tempat anda.` },
      start: {
        title: "Apa kata kita lihat bersama?",
        lead: "Ceritakan apa yang anda jual dan di mana. Kami beritahu apa yang patut dibuat dahulu, dan berapa kosnya.",
      },
    };
  });
}
