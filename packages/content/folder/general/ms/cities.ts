import type { CityTexts } from "../../../src/agency-texts.ts";
import { description } from "../description.ts";
import { type Facts, forEach, shortName } from "../facts.ts";
import { offerOf } from "./offers.ts";

/**
 * The pages of the cities. They say only what is true of any city. A page that says what is special there is found more often:
 * replace a city's entry with texts of your own, with its population, business and neighbourhoods.
 */
export function cities({ cities: all, city: own, name: agency, services }: Facts) {
  return forEach(all, (city): CityTexts<string> => ({
    name: city,
    state: "",
    description: `${agency} bekerja dengan perniagaan di ${city}. Kita berbual melalui telefon atau video, jadi anda boleh bermula tanpa perlu datang.`,
    population: "",
    businessHub: "",
    neighbourhoods: [],
    services: forEach(services, ({ name: service }, key) => ({
      lead: `${offerOf(key).promise} Begini cara kami bermula di ${city}, dan berapa kosnya.`,
      points: [
        {
          title: `Pelanggan anda di ${city}`,
          text: `Kami bermula dengan pelanggan anda di ${city}: apa yang mereka cari, dengan siapa anda dibandingkan, dan apa yang mendorong mereka menghubungi anda.`,
          help: "Kami bertanya kepada anda, mencari sendiri, dan mencatat apa yang ditemui.",
        },
        {
          title: "Senarai kerja yang pendek",
          text: "Daripada itu, kami susun senarai kerja yang pendek, yang paling berguna dahulu. Anda menerimanya secara bertulis sebelum apa-apa dimulakan.",
          help: "Kami nyatakan harga dan tempoh setiap kerja, supaya anda boleh memilih.",
        },
        {
          title: "Apa hasilnya",
          text: "Selepas itu, laporan bulanan menunjukkan apa yang dibuat dan apa hasilnya.",
          help: "Kami membacanya bersama anda, dan bersetuju tentang bulan berikutnya.",
        },
      ],
      searches: [
        `${shortName(service)} ${city}`,
        `${shortName(service)} berdekatan`,
        `${shortName(service)} terbaik ${city}`,
        `${shortName(service)} harga`,
      ],
      faq: {
        question: `Adakah anda bekerja dengan perniagaan di ${city}?`,
        answer:
          city === own
            ? `Ya. Pejabat kami di ${city}, tetapi anda tidak perlu datang: satu panggilan sudah cukup untuk bermula.`
            : `Ya. Pejabat kami di ${own}. Kita berbual melalui telefon atau video, dan semua yang dipersetujui ada secara bertulis.`,
      },
      metaTitle: `${service} di ${city}`,
      metaDescription: description(
        "latin",
        `${service} untuk perniagaan di ${city}, oleh ${agency}.`,
        offerOf(key).lead,
        ["Lihat cara kami bermula, kosnya, dan isi laporan anda.", "Harga yang jelas."],
      ),
    })),
  }));
}
