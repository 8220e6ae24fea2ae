/** A term of the product in Malay: the one form that is used, and forms that are not. */
type Term = { english: string; malay: string; not: readonly RegExp[] };

/** The product's Malay terms. A test reads every Malay text for the forms that are not used. */
export const glossary: readonly Term[] = [
  { english: "consultation", malay: "konsultasi", not: [/\bperundingan\b/i] },
  { english: "lead", malay: "prospek", not: [/\bbakal pelanggan\b/i] },
  { english: "score", malay: "skor", not: [/\bmarkah(?:nya)? prestasi\b/i, /\bmarkah laman web\b/i] },
  { english: "redirect", malay: "lencongan", not: [/\bubah ?hala\b/i, /\bpengalihan\b/i] },
  { english: "visitor", malay: "pelawat", not: [/\bpengunjung\b/i] },
  { english: "client portal", malay: "portal klien", not: [/\bportal pelanggan\b/i] },
  { english: "report", malay: "laporan", not: [/\breport\b/i] },
  { english: "Chinese New Year", malay: "Tahun Baharu Cina", not: [/\bTahun Baru\b/] },
  { english: "Google Maps", malay: "Google Maps", not: [/\bPeta Google\b/] },
  { english: "invoice", malay: "invois", not: [/\binbois\b/i] },
  { english: "protection", malay: "perlindungan", not: [/\bpelindungan\b/i] },
  { english: "improve", malay: "tambah baik", not: [/\bperbaikkan\b/i] },
  { english: "find out", malay: "ketahui", not: [/\bcari tahu\b/i] },
  { english: "enterprise (package)", malay: "Korporat", not: [/"Perusahaan"/] },
];

/** Words that no English text uses, with those to use. Email is one word everywhere. */
export const englishWords: readonly { not: RegExp; use: string }[] = [
  { not: /\be-mail/i, use: "email" },
  { not: /\bmend(?:s|ed|ing)?\b/i, use: "fix" },
  { not: /\b(?:ring|rings|rung) (?:us|you|…)/i, use: "call" },
  { not: /\bstands? in (?:the|your) (?:mail|email|report)\b/i, use: "appears in" },
];
