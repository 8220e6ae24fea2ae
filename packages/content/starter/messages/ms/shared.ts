import { answers } from "../../answers.ts";
import { description } from "../../description.ts";
import { cityNames, forEach, ownCity, serviceNames } from "../../names.ts";

const services = serviceNames("ms");
const city = ownCity("ms");

/** Short texts that name the agency, its services and its places, wherever they are shown. */
export const shared = {
  tagline: `${Object.values<string>(services).slice(0, 2).join(" dan ")} dari ${city}`,
  promise: "Kerja yang dapat dilihat, dan angka yang boleh disemak.",
  services,
  /** As a contact form and a message name them. */
  serviceTitles: services,
  cities: cityNames("ms"),
  /** What the local part of a city's page is headed with. */
  local: forEach(services, () => "Cara kami bermula di {{city}}"),
  /** The packages of clients. */
  clientPackages: { starter: "Permulaan", business: "Perniagaan", enterprise: "Korporat" },
  rating: { figure: "", claim: "", note: "" },
  newsletter: {
    title: "Artikel kami, melalui e-mel.",
    /** Shown as long as it is marked as a sample. */
    claim: "",
    lead: "Satu topik setiap kali. Anda boleh berhenti melanggan pada bila-bila masa.",
    /** In the mail that asks for a confirmation. */
    intro: "Alamat ini dimasukkan untuk surat berita kami: artikel tentang laman web, carian dan pengiklanan.",
  },
  blog: {
    title: "Blog: laman web dan pemasaran",
    description: description(
      "latin",
      `Artikel ${answers.name} tentang laman web, carian dan pengiklanan, untuk pemilik perniagaan.`,
      "Dalam bahasa yang mudah, tanpa perlu mengisi borang.",
      "Percuma untuk dibaca.",
    ),
    heading: "Apa yang kami terangkan kepada pelanggan.",
    lead: "Jawapan yang mudah difahami untuk pemilik perniagaan.",
    feedDescription: `Jawapan yang mudah difahami daripada ${answers.name}, untuk pemilik perniagaan.`,
    author: `Dari ${city}, ${answers.name} bekerja dengan pelbagai perniagaan. Di sini, kami menulis jawapan kepada soalan pelanggan.`,
    categories: { reports: "Laporan" },
  },
};
