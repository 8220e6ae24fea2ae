import type { Translation } from "../../translation.ts";
import type { audit as english } from "../en/audit.ts";
import { content } from "./audit/content.ts";
import { indexability } from "./audit/indexability.ts";
import { international } from "./audit/international.ts";
import { sharing } from "./audit/sharing.ts";
import { technical } from "./audit/technical.ts";

export const audit: Translation<typeof english> = {
  unknown: "Perkara ini tidak dapat disemak kali ini. Ia tidak menjejaskan skor halaman.",
  readAs: {
    sent: "Kami membaca halaman seperti yang dihantar oleh pelayan, tanpa menjalankan skripnya.",
    drawn: "Kami membaca halaman seperti yang dilukis oleh pelayar, selepas skripnya berjalan.",
  },
  capped: {
    noindex: "Halaman ini melarang enjin carian memaparkannya, maka skornya tidak boleh melebihi {{cap}}.",
    status:
      "Halaman ini menjawab dengan lencongan yang tidak membawa ke mana-mana, maka skornya tidak boleh melebihi {{cap}}.",
    robotsTxt: "robots.txt menghalang Google daripada membaca halaman ini, maka skornya tidak boleh melebihi {{cap}}.",
    scripts: "Tanpa skripnya, halaman ini tiada teks yang dapat kami semak, maka skornya tidak boleh melebihi {{cap}}.",
  },
  categories: {
    indexability: "Boleh ditemui",
    content: "Kandungan",
    technical: "Teknikal",
    sharing: "Perkongsian dan data berstruktur",
    international: "Bahasa",
  },
  checks: { ...indexability, ...content, ...technical, ...sharing, ...international },
  notification: {
    subject: "Audit SEO {{site}}: {{score}} daripada 100",
    heading: "{{score}} daripada 100",
    intro:
      "Inilah butiran audit {{url}} yang dibuat pada {{date}}. Masalah yang paling menjejaskan skor disenaraikan dahulu.",
    category: "{{points}} daripada {{possible}} mata",
    notApplicable: "tidak berkenaan",
    nothing: "Tiada apa-apa yang perlu dibaiki. Syabas.",
    points: "mata yang hilang: {{points}}",
    advice: "tidak dikira",
    cap: "skor tidak boleh melebihi {{cap}}",
    unchecked: "tidak disemak",
    why: "Mengapa ini penting",
    mend: "Cara membaikinya",
    more: "dan {{number}} lagi",
    passed: "Semakan yang lulus: {{number}}",
    open: "Buka audit ini",
    closing: "Mahu bantuan untuk mana-mana perkara ini? Balas sahaja e-mel ini.",
    reason: "Anda menerima e-mel ini kerana alamat ini dimasukkan untuk butiran audit SEO di {{agency}}.",
  },
};
