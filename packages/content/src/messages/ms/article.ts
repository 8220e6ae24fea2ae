import type { Translation } from "../../translation.ts";
import type { article as english } from "../en/article.ts";

export const article: Translation<typeof english> = {
  back: "Semua artikel",
  author: "Pasukan {{agency}}",
  updated: "Dikemas kini {{date}}",
  contents: "Dalam artikel ini",
  table: "Jadual: {{heading}}",
  authorTitle: "Ditulis oleh pasukan {{agency}}",
  authorLink: "Kenali pasukan kami",
  related: "Bacaan seterusnya",
  closingTitle: "Bawa soalan anda kepada kami.",
  closingLead:
    "Tiga puluh minit pertama percuma. Ceritakan apa yang anda jual dan kepada siapa, dan kami akan beritahu apa yang kami akan buat dahulu.",
  closingAction: "Tempah konsultasi percuma",
  closingOther: "Lihat harga",
  share: {
    open: "Kongsi Artikel",
    title: "Kongsi artikel ini",
    copy: "Salin pautan",
    copied: "Pautan disalin",
    copiedText: "Sekarang anda boleh tampal dalam mesej.",
    notCopied: "Pautan tidak dapat disalin",
    notCopiedText: "Sila salin daripada bar alamat pelayar anda.",
  },
  missing: {
    title: "Artikel blog tidak ditemui",
    lead: "Ada ruang kosong di rak ini: tiada artikel pada alamat ini. Mungkin ada huruf yang tercicir dalam perjalanan.",
    back: "Lihat semua artikel",
  },
};
