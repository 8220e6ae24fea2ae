import type { Translation } from "../../../translation.ts";
import type { mails as english } from "../../en/admin/mails.ts";

export const mails: Translation<typeof english> = {
  title: "E-mel yang ditulis ke fail",
  lead: "Tiada pelayan e-mel ditetapkan, maka e-mel ditulis ke fail dan tidak dihantar kepada sesiapa. Tetapkan SMTP_URL untuk menghantarnya.",
  empty: "Belum ada e-mel",
  emptyLead: "Hantar laporan atau e-mel ujian: e-mel itu akan dipaparkan di sini.",
  open: "Baca e-mel “{{subject}}” kepada {{to}}",
  from: "Daripada",
  to: "Kepada",
  replyTo: "Alamat balasan",
  date: "Tarikh",
  html: "Seperti dilihat penerima",
  text: "Teks biasa",
  attachments: "Lampiran",
  noAttachments: "Tiada",
  download: "Muat turun .eml",
  loading: "Memuatkan e-mel",
};
