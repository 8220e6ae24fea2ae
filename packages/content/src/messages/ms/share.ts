import type { Translation } from "../../translation.ts";
import type { share as english } from "../en/share.ts";

export const share: Translation<typeof english> = {
  title: "Kongsi laporan ini",
  close: "Tutup",
  lead: "Sesiapa yang mempunyai pautan ini boleh membaca versi terkini laporan ini dan PDF-nya sahaja.",
  ends: "Pautan tamat selepas",
  days: "{{number}} hari",
  make: "Buat pautan",
  made: "Pautan baharu anda",
  once: "Salin sekarang. Pautan ini tidak akan dipaparkan lagi.",
  copy: "Salin pautan",
  copied: "Disalin",
  links: "Pautan yang membuka laporan ini",
  none: "Tiada pautan yang membuka laporan ini buat masa ini.",
  byAgency: "Dibuat oleh agensi pada {{date}}.",
  byClient: "Dibuat di portal pada {{date}}.",
  until: "Tamat pada {{date}}.",
  unopened: "Belum dibuka.",
  opened: "Bilangan kali dibuka: {{number}}, kali terakhir pada {{date}}.",
  end: "Tamatkan pautan",
  ended: "Pautan sudah ditamatkan.",
  failed: "Perkara ini tidak dapat dilakukan buat masa ini",
  page: {
    title: "Laporan yang dikongsi",
    opening: "Membuka laporan…",
    closed: "Laporan ini tidak dapat dibuka",
    until: "Pautan ini membuka laporan sehingga {{date}}.",
    all: "Semua laporan ada di portal klien. Portal itu meminta ID pelanggan anda.",
    toPortal: "Buka portal klien",
    recorded:
      "Kami merekodkan masa laporan dibuka melalui pautan dalam e-melnya dan masa PDF-nya dimuat turun. Kami tidak merekodkan siapa yang melakukannya. Anda boleh menghentikannya di portal klien.",
  },
};
