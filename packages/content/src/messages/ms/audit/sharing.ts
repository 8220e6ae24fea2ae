import type { Translation } from "../../../translation.ts";
import type { sharing as english } from "../../en/audit/sharing.ts";

export const sharing: Translation<typeof english> = {
  jsonLd: {
    name: "Data berstruktur",
    why: "Data berstruktur (JSON-LD) memberitahu enjin carian apa yang anda tawarkan, di mana dan bila: waktu operasi, harga, artikel. Data inilah yang menghasilkan paparan istimewa dalam hasil carian.",
    mend: "Terangkan perniagaan anda dengan schema.org dalam skrip berjenis application/ld+json, dan ujinya dengan Rich Results Test daripada Google.",
    found: {
      unreadable_one: "{{count}} blok data berstruktur bukan JSON yang sah.",
      unreadable_other: "{{count}} blok data berstruktur bukan JSON yang sah.",
      foreign_one: "{{count}} blok data berstruktur tidak menyatakan schema.org sebagai kosa katanya.",
      foreign_other: "{{count}} blok data berstruktur tidak menyatakan schema.org sebagai kosa katanya.",
      untyped: "Data berstruktur ini tidak menyatakan apa yang diterangkannya: jenisnya tiada.",
      incomplete_one:
        'Enjin carian memerlukan {{count}} sifat lagi dalam data berstruktur: "{{property}}" bagi {{type}}.',
      incomplete_other:
        'Enjin carian memerlukan {{count}} sifat lagi dalam data berstruktur, seperti "{{property}}" bagi {{type}}.',
      missing: "Halaman ini tiada data berstruktur.",
    },
  },
  openGraph: {
    name: "Pratonton semasa dikongsi",
    why: "Tag Open Graph menentukan tajuk dan gambar yang dipaparkan WhatsApp dan Facebook apabila halaman dikongsi.",
    mend: "Tambah og:title, og:type, og:url dan og:image; gambarnya dengan alamat penuh dan bersaiz 1200 kali 630 piksel.",
    found: {
      missing: "Halaman ini tiada tag Open Graph.",
      incomplete: "Tag Open Graph yang tiada: {{names}}.",
      relative: "Gambar pratonton tidak disebut dengan alamat penuh.",
    },
  },
  openGraphDescription: {
    name: "Teks pratonton",
    why: "WhatsApp dan Facebook memaparkannya di bawah tajuk pratonton.",
    mend: "Tambah og:description dengan satu ayat.",
    found: { missing: "Tiada teks untuk pratonton (og:description)." },
  },
  openGraphAddress: {
    name: "Pratonton membawa ke alamat yang betul",
    why: "Perkongsian dan tanda suka dikira bagi alamat dalam og:url.",
    mend: "Tulis alamat kanonik halaman dalam og:url.",
    found: { different: "og:url menyatakan alamat yang lain daripada alamat halaman ini." },
  },
  openGraphLocale: {
    name: "Pratonton dalam bahasa yang betul",
    why: "Jika dua maklumat bahasa berbeza, tiada siapa tahu yang mana satu dikira.",
    mend: "Padankan og:locale dengan bahasa halaman: ms_MY atau en_MY.",
    found: { different: "og:locale menyatakan bahasa yang lain daripada halaman ini." },
  },
  twitterCard: {
    name: "Pratonton di X",
    why: "Tanpa tag ini, X memaparkan pautan kosong atau gambar kecil.",
    mend: 'Tambah <meta name="twitter:card" content="summary_large_image">.',
    found: { missing: "Tag untuk pratonton di X tiada." },
  },
  localBusiness: {
    name: "Butiran perniagaan",
    why: "Nombor telefon, waktu operasi dan lokasi membantu orang berdekatan menemui dan menghubungi anda.",
    mend: "Tambah sifat yang tiada dalam data berstruktur perniagaan anda.",
    found: { incomplete: "Yang tiada dalam data berstruktur perniagaan ini: {{names}}." },
  },
  phoneLink: {
    name: "Telefon atau WhatsApp dengan satu sentuhan",
    why: "Di telefon, orang mahu menyentuh nombor dan bukan menyalinnya.",
    mend: "Pautkan nombor anda dengan tel: atau dengan https://wa.me/ diikuti nombornya.",
    found: { missing: "Tiada nombor telefon atau pautan WhatsApp yang boleh disentuh." },
  },
};
