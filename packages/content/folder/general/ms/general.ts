import type { CityTexts, ServiceTexts } from "../../../src/agency-texts.ts";
import { description } from "../description.ts";
import { type Facts, type GeneralTexts, forEach, shortName } from "../facts.ts";
import { home } from "./home.ts";
import { kinds } from "./kinds.ts";
import { offerOf } from "./offers.ts";
import { aboveSizes, starts } from "./priced.ts";

/** The general texts in Malay. */
export function general(facts: Facts): GeneralTexts {
  return {
    cities: cityPages(facts),
    home: home(facts),
    services: servicePages(facts),
    shared: sharedTexts(facts),
    team: teamTexts(facts),
  };
}

/**
 * The pages of the cities. They say only what is true of any city. A page that says what is special there is found more often:
 * replace a city's entry with texts of your own, with its population, business and neighbourhoods.
 */
function cityPages({ cities: all, city: own, name: agency, services }: Facts) {
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

/** The pages of the services. Replace a service's entry with texts of your own when you have them. */
function servicePages({ city, name: agency, services: all }: Facts) {
  return forEach(all, ({ name, kind, starts: from, priced }, key): ServiceTexts => {
    const { promise, lead, features } = offerOf(key, kind);
    const words = kinds[kind];
    return {
      name,
      title: `${name} di ${city}`,
      description: description("latin", `${name} di ${city}, oleh ${agency}.`, lead, ...words.proof),
      hero: { promise, lead, price: starts[from], delivery: words.delivery, fact: words.fact },
      offer: { title: "Apa yang anda dapat", lead: words.offer },
      features: [...features, ...words.features],
      channels: words.channels,
      packages: { title: "Tiga saiz", lead: aboveSizes[priced], items: words.sizes },
      process: { title: "Cara kami bekerja", steps: words.steps },
      faqs: words.faqs,
      cities: { title: `${name} di tempat anda.` },
      start: { title: "Apa kata kita lihat bersama?", lead: words.start },
    };
  });
}

/** Short texts that name the agency, its services and its places, wherever they are shown. */
function sharedTexts({ cities, city, name: agency, services: all, ongoing }: Facts) {
  const services = forEach(all, ({ name }) => name);
  const subjects = ongoing ? "laman web, carian dan pengiklanan" : "kerja kami dan cara menempahnya";
  return {
    tagline: `${Object.values(services).slice(0, 2).join(" dan ")} dari ${city}`,
    promise: ongoing
      ? "Kerja yang dapat dilihat, dan angka yang boleh disemak."
      : "Kerja yang dapat dilihat, pada harga yang diketahui.",
    services,
    /** As a contact form and a message name them. */
    serviceTitles: services,
    cities: cities,
    /** The heading of the local part of a city's page. */
    local: forEach(services, () => "Cara kami bermula di {{city}}"),
    clientPackages: { starter: "Permulaan", business: "Perniagaan", enterprise: "Korporat" },
    rating: { figure: "", claim: "", note: "" },
    newsletter: {
      title: "Artikel kami, melalui e-mel.",
      /** Shown as long as it is marked as a sample. */
      claim: "",
      lead: "Satu topik setiap kali. Anda boleh berhenti melanggan pada bila-bila masa.",
      /** In the mail that asks for a confirmation. */
      intro: `Alamat ini dimasukkan untuk surat berita kami: artikel tentang ${subjects}.`,
    },
    blog: {
      title: ongoing ? "Blog: laman web dan pemasaran" : "Blog: kerja kami diterangkan",
      description: description(
        "latin",
        `Artikel ${agency} tentang ${subjects}, untuk pemilik perniagaan.`,
        "Dalam bahasa yang mudah, tanpa perlu mengisi borang.",
        "Percuma untuk dibaca.",
      ),
      heading: "Apa yang kami terangkan kepada pelanggan.",
      lead: "Jawapan yang mudah difahami untuk pemilik perniagaan.",
      feedDescription: `Jawapan yang mudah difahami daripada ${agency}, untuk pemilik perniagaan.`,
      author: `Dari ${city}, ${agency} bekerja dengan pelbagai perniagaan. Di sini, kami menulis jawapan kepada soalan pelanggan.`,
      categories: { reports: "Laporan" },
    },
  };
}

/** Texts about the people of the agency; names and addresses are in team.ts. */
function teamTexts({ name: agency, ongoing }: Facts) {
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
