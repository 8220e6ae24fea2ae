import { description } from "../description.ts";
import { type Facts, forEach } from "../facts.ts";

/** Short texts that name the agency, its services and its places, wherever they are shown. */
export function shared({ cities, city, name: agency, services: all, ongoing }: Facts) {
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
    /** The packages of clients. */
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
