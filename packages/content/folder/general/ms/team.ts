import { description } from "../description.ts";
import type { Facts } from "../facts.ts";

/** Texts about the people of the agency; names and addresses are in team.ts. */
export function team({ name: agency, ongoing }: Facts) {
  return {
    sample: "Pasukan contoh",
    linkedin: "LinkedIn",
    linkedinOf: "{{name}} di LinkedIn",
    page: {
      title: "Pasukan kami",
      description: description(
        "latin",
        `Orang di ${agency}: siapa yang merancang, siapa yang membuat kerja, dan cara menghubungi mereka.`,
        ["Serta apa yang boleh anda tuntut daripada kami.", "Serta empat janji kami."],
      ),
      heading: "Orang yang akan bekerja dengan anda.",
      lead: ongoing
        ? "Inilah orang yang merancang, membuat dan melaporkan kerja. Anda boleh menulis kepada sesiapa antara mereka."
        : "Inilah orang yang merancang, membuat dan menyerahkan kerja. Anda boleh menulis kepada sesiapa antara mereka.",
      members: "Orang yang akan anda hubungi",
      skills: "Kemahiran",
      emailTo: "E-mel kepada {{name}}",
      email: "E-mel",
      valuesTitle: "Pegangan kami",
      valuesLead: "Inilah maksud setiap perkataan ini bagi kami.",
      values: {
        innovation: {
          title: "Inovasi",
          text: "Kami mencuba perkara baharu jika ia mungkin membantu, memberitahu anda bahawa ia percubaan, dan meneruskannya hanya jika angkanya memuaskan.",
        },
        transparency: {
          title: "Ketelusan",
          text: ongoing
            ? 'Harga kami ada di laman ini, dan angka yang tidak dapat diukur ditulis "Tiada data" dalam laporan.'
            : "Harga kami ada di laman ini, dan kami memberitahu anda dahulu sebelum kos bertambah.",
        },
        results: {
          title: "Hasil",
          text: ongoing
            ? "Pertanyaan, panggilan dan pesanan kami kira dahulu. Pelawat dan pengikut kemudian."
            : "Kita bersetuju untuk apa kerja itu sebelum bermula, dan menelitinya bersama selepas siap.",
        },
        partnership: {
          title: "Perkongsian",
          text: "Jika anda belum memerlukan sesuatu, kami katakan begitu, dan beritahu apa yang patut dibuat dahulu.",
        },
      },
      callTitle: "Mari berbual.",
      callLead:
        "Setengah jam melalui telefon atau video, percuma. Bawa alamat laman web anda, jika ada, dan satu soalan.",
      contact: "Hubungi Kami",
    },
    members: {
      founder: {
        role: "Pengasas",
        bio: ongoing
          ? "Orang yang anda hubungi, dari panggilan pertama hingga laporan bulanan."
          : "Orang yang anda hubungi, dari panggilan pertama hingga fail terakhir.",
        skills: ["Strategi", "Laman web", "Analitik"],
      },
    },
  };
}
