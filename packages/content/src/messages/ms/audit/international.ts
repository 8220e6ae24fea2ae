import type { Translation } from "../../../translation.ts";
import type { international as english } from "../../en/audit/international.ts";

export const international: Translation<typeof english> = {
  hreflang: {
    name: "Terjemahan saling merujuk",
    why: "hreflang memberitahu enjin carian halaman mana untuk bahasa mana. Ia hanya dikira jika kodnya betul dan setiap halaman merujuk yang lain.",
    mend: "Beri setiap versi bahasa senarai pautan hreflang yang sama, dengan alamat penuh dan kod yang sah seperti ms, en atau en-MY, termasuk halaman itu sendiri.",
    found: {
      code: '"{{code}}" bukan kod bahasa.',
      address_one: "{{count}} pautan hreflang tiada alamat penuh.",
      address_other: "{{count}} pautan hreflang tiada alamat penuh.",
      region: '"{{code}}" berakhir dengan kod negara yang tidak wujud.',
      oneWay: "Terjemahan yang disemak tidak merujuk kembali kepada halaman ini.",
      partly_one: "{{count}} daripada {{checked}} terjemahan yang disemak tidak merujuk kembali kepada halaman ini.",
      partly_other: "{{count}} daripada {{checked}} terjemahan yang disemak tidak merujuk kembali kepada halaman ini.",
    },
  },
  hreflangSelf: {
    name: "Halaman merujuk dirinya sendiri",
    why: "Google meminta setiap halaman berada dalam senarai terjemahannya sendiri.",
    mend: "Tambah pautan hreflang dengan bahasa dan alamat halaman ini sendiri.",
    found: { missing: "Halaman ini tiada dalam senarai terjemahannya sendiri." },
  },
  hreflangDefault: {
    name: "Versi untuk pelawat lain",
    why: "x-default menentukan versi yang diberikan kepada orang yang bahasanya tiada dalam senarai.",
    mend: 'Tambah hreflang="x-default" dengan versi yang sesuai untuk kebanyakan orang.',
    found: { missing: "Tiada versi ditetapkan untuk pelawat lain (x-default)." },
  },
  hreflangTwice: {
    name: "Satu alamat bagi setiap bahasa",
    why: "Dua alamat bagi satu bahasa saling bercanggah.",
    mend: "Simpan satu alamat bagi setiap kod.",
    found: { twice: '"{{code}}" membawa ke dua alamat yang berlainan.' },
  },
  contentLanguage: {
    name: "Pelayan dan halaman menyatakan bahasa yang sama",
    why: "Jika dua maklumat bahasa berbeza, tiada siapa tahu yang mana satu dikira.",
    mend: "Biar pengepala Content-Language menyatakan bahasa halaman, atau buang sahaja.",
    found: { different: "Pengepala Content-Language menyatakan bahasa yang lain daripada halaman ini." },
  },
};
