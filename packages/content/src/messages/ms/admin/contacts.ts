import type { Translation } from "../../../translation.ts";
import type { contacts as english } from "../../en/admin/contacts.ts";

export const contacts: Translation<typeof english> = {
  title: "Orang hubungan",
  lead: "Setiap orang menerima e-mel sendiri. Orang hubungan pertama menggunakan alamat e-mel pelanggan. E-mel menyapa dengan nama penuh. Untuk sapaan lain, tambah dalam kurungan: Siti binti Contoh (Puan Siti).",
  number: "Orang hubungan {{number}}",
  name: "Nama orang hubungan",
  email: "E-mel orang hubungan",
  language: "Bahasa orang hubungan",
  asClient: "Sama seperti pelanggan",
  reports: "Menerima laporan",
  noReports: "Tidak menerima laporan",
  add: "Tambah orang hubungan",
  remove: "Buang",
  removeNamed: "Buang orang hubungan {{number}}",
};
