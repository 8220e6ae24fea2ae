import type { CityTexts } from "../../../src/agency-texts.ts";
import { description } from "../description.ts";
import { type Facts, forEach, shortName } from "../facts.ts";
import { kinds } from "./kinds.ts";
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
    services: forEach(services, ({ name: service, kind }, key) => ({
      lead: `${offerOf(key, kind).promise} Begini cara kami bermula di ${city}, dan berapa kosnya.`,
      points: kinds[kind].pointsIn(city),
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
        offerOf(key, kind).lead,
        ...kinds[kind].proofInCity,
      ),
    })),
  }));
}
