import { description } from "../description.ts";
import { type Facts, forEach } from "../facts.ts";
import { offerOf } from "./offers.ts";
import { abovePlans, starts } from "./priced.ts";

/** Texts of the home page. */
export function home({ city, name: agency, services, starts: from, plans, ongoing }: Facts) {
  const names = Object.values(services).map(({ name }) => name);
  return {
    title: `${names.slice(0, 2).join(" dan ")} di ${city}`,
    description: description(
      "latin",
      `${names.slice(0, 3).join(", ")}: ${agency} di ${city}.`,
      "Kami membantu perniagaan dijumpai dan dipilih.",
      ongoing
        ? [
            "Harga yang jelas, dan laporan setiap bulan dengan angka yang boleh disemak.",
            "Harga yang jelas dan laporan setiap bulan.",
          ]
        : [
            "Harga yang jelas, cadangan bertulis, dan semua fail pada akhirnya.",
            "Harga yang jelas dan cadangan bertulis.",
          ],
    ),
    hero: {
      trade: names.slice(0, 3).join(", "),
      found: ongoing ? "Dijumpai." : "Idea anda.",
      home: ongoing ? "Dipilih." : "Satu harga.",
      chosen: ongoing ? "Angkanya" : "Diserahkan",
      away: ongoing ? "jelas." : "seperti dijanjikan.",
      lead: ongoing
        ? "Pelanggan membanding dahulu sebelum menghubungi sesiapa. Kami membantu supaya andalah yang dijumpai, difahami dan dipilih, dan menunjukkan hasilnya setiap bulan."
        : "Ceritakan apa yang anda perlukan. Anda menerima cadangan dengan satu harga, melihat hasilnya ketika masih boleh diubah, dan menyimpan semua fail.",
      start: "Mulakan Projek Anda",
      work: "Lihat Hasil Kerja Kami",
      facts: {
        price: starts[from],
        languages: ongoing ? "setiap halaman, setiap laporan" : "setiap halaman, setiap cadangan",
        monthly: ongoing ? "Bulanan" : "Satu harga",
        report: ongoing ? "angka yang boleh disemak" : "dipersetujui sebelum bermula",
      },
    },
    services: {
      title: "Apa yang kami buat.",
      lead: ongoing
        ? "Kerja yang dipersetujui, harga yang jelas dan laporan bulanan. Ambil satu perkhidmatan, atau beberapa yang saling membantu."
        : "Kerja yang dipersetujui dan harga yang jelas. Ambil satu perkhidmatan, atau beberapa yang saling melengkapi.",
      more: "Ketahui Lebih Lanjut",
      moreAbout: " tentang {{service}}",
      items: forEach(services, ({ name, kind }, key) => {
        const [one, two, three] = offerOf(key, kind).features;
        return { name, one: one?.title ?? "", two: two?.title ?? "", three: three?.title ?? "" };
      }),
    },
    complete: {
      title: "Beberapa perkhidmatan dalam satu pakej.",
      lead: "Satu pasukan, satu laporan, seorang untuk dihubungi. Pakej terkecil siap dalam {{from}} hingga {{to}} minggu.",
      from: "dari",
      term: "untuk persediaan, kemudian {{monthly}} sebulan",
      view: "Lihat Pakej Lengkap",
      custom: "Dapatkan Cadangan Khas",
    },
    tools: {
      title: "Sebelum anda bayar apa-apa.",
      lead: "Percuma, tanpa perlu mendaftar.",
      free: "Percuma",
      whatsapp: "WhatsApp",
      whatsappAbout: "{{tool}} melalui WhatsApp",
      phone: "Telefon {{number}}",
      audit: {
        name: "Audit SEO",
        lead: "Kami membaca halaman anda seperti enjin carian membacanya, lalu memberi skor daripada 100.",
        points: [
          "Tajuk, subtajuk, teks dan pautan, satu demi satu",
          "Sama ada enjin carian dibenarkan membacanya",
          "Apa yang perlu dibaiki, yang paling teruk dahulu",
        ],
        body: "Salam,\n\ntolong audit halaman ini:\nhttps://\n\nNama saya:",
      },
      speed: {
        name: "Ujian kelajuan laman web",
        lead: "Sepantas mana halaman anda dimuatkan, dan bila telefon biasa dapat memaparkan dan menggunakannya.",
        points: ["Masa muat dalam saat", "Skor prestasi daripada 100", "Jumlah data dan bilangan fail yang dimuatkan"],
        body: "Salam,\n\ntolong uji kelajuan halaman ini:\nhttps://\n\nNama saya:",
      },
      consultation: {
        name: "Konsultasi",
        length: "30 minit",
        lead: "Setengah jam bersama orang yang arif tentang kerjanya. Anda bawa soalan.",
        points: [
          "Melalui telefon atau video",
          "Tentang laman, pasaran dan bajet anda",
          "Jawapan terus terang, walaupun jawapannya: belum perlu",
        ],
        body: "Salam,\n\nsaya berminat dengan konsultasi percuma selama 30 minit.\n\nNama saya:\nLaman web saya, jika ada:\nMasa yang sesuai:",
      },
    },
    pricing: {
      title: "Harga.",
      lead: abovePlans[plans],
      popular: "Paling Popular",
      choose: "Mulakan dengan {{plan}}",
      plans: {
        starter: {
          name: "Permulaan",
          description: "Untuk kedai yang bermula dengan satu perkara.",
          features: ["Satu matlamat pada satu masa", "Pelan bertulis", "Laporan bulanan", "Sokongan e-mel"],
        },
        business: {
          name: "Perniagaan",
          description: "Untuk perniagaan yang mahu berkembang di dua bidang.",
          features: [
            "Dua matlamat serentak",
            "Pelan bertulis",
            "Laporan bulanan dan panggilan untuk membincangkannya",
            "Sokongan telefon dan e-mel",
          ],
        },
        enterprise: {
          name: "Korporat",
          description: "Untuk beberapa cawangan, jenama atau bahasa.",
          features: [
            "Empat matlamat serentak",
            "Pelan bagi setiap cawangan, jenama atau bahasa",
            "Laporan bulanan dan panggilan untuk membincangkannya",
            "Sokongan telefon dan e-mel",
          ],
        },
      },
    },
    portfolio: {
      title: "Hasil kerja kami.",
      lead: "Sebahagian daripada kerja kami, dan tujuannya.",
      sample: "Projek contoh",
      testimonialsTitle: "Kata pelanggan",
      testimonialsSample: "Testimoni contoh",
      testimonials: {},
    },
    team: {
      title: "Orang di sebalik kerja kami.",
      lead: "Orang yang bercakap dengan anda, dan orang yang membuat kerjanya.",
      all: "Lihat Pasukan Penuh",
    },
    contact: {
      title: "Ceritakan apa yang anda jual.",
      lead: "Isi borang ini, tulis atau telefon. Kami balas dalam masa {{replyWithin}}.",
      email: "E-mel",
      phone: "Telefon",
      whatsapp: "WhatsApp",
      chat: "Mula berbual",
      address: "Pejabat",
    },
    cta: {
      title: "Setengah jam pertama, percuma.",
      lead: "Ceritakan apa yang anda jual dan di mana. Kami beritahu apa yang patut dibuat dahulu, dan berapa kosnya.",
      free: "Dapatkan setengah jam percuma",
    },
  };
}
