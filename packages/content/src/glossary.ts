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
  { english: "client ID", malay: "ID klien", not: [/\bID pelanggan\b/] },
  { english: "bar chart", malay: "carta palang", not: [/\bcarta bar\b/i] },
  { english: "place (in search results)", malay: "tempat", not: [/… anak tangga/] },
  { english: "report", malay: "laporan", not: [/\breport\b/i] },
  { english: "Chinese New Year", malay: "Tahun Baharu Cina", not: [/\bTahun Baru\b/] },
  { english: "Google Maps", malay: "Google Maps", not: [/\bPeta Google\b/] },
  { english: "invoice", malay: "invois", not: [/\binbois\b/i] },
  { english: "protection", malay: "perlindungan", not: [/\bpelindungan\b/i] },
  { english: "improve", malay: "tambah baik", not: [/\bperbaikkan\b/i] },
  { english: "revision (of a report)", malay: "versi", not: [/\bsemakan …/i] },
  { english: "spreadsheet", malay: "hamparan", not: [/\bspreadsheet\b/i] },
  { english: "RTS Link", malay: "RTS Link", not: [/\bLaluan RTS\b/] },
  { english: "staff", malay: "staf", not: [/\bkakitangan\b(?! kerajaan)/i] },
  { english: "find out", malay: "ketahui", not: [/\bcari tahu\b/i] },
  { english: "enterprise (package)", malay: "Korporat", not: [/"Perusahaan"/] },
];

/** The product's Chinese terms, as people in Singapore and Malaysia write them. A test reads every Chinese text of the product. */
export const chineseTerms: readonly { english: string; chinese: string; not: RegExp }[] = [
  { english: "email address", chinese: "电邮", not: /邮箱地址|(?:此|联系人的)邮箱|电子邮件/ },
  { english: "client portal", chinese: "客户门户", not: /客户(?:专区|中心)/ },
  { english: "client ID", chinese: "客户 ID", not: /客户(?:编号|代码)/ },
  { english: "lead", chinese: "咨询", not: /潜在客户|线索|询盘/ },
  { english: "figures", chinese: "数据", not: /指标/ },
  { english: "period", chinese: "时段", not: /(?<!合约)期间|周期/ },
  { english: "session", chinese: "访问次数", not: /会话/ },
  { english: "load", chinese: "载入", not: /加载/ },
  { english: "package", chinese: "配套", not: /套餐/ },
  { english: "newsletter", chinese: "通讯", not: /电子报|新闻信/ },
  { english: "Act", chinese: "法令", not: /法案|《[^》]*法》/ },
  { english: "quotation marks", chinese: "“”", not: /[「」『』]/ },
];

/** Words that no English text uses, with those to use. Email is one word everywhere. */
export const englishWords: readonly { not: RegExp; use: string }[] = [
  { not: /\be-mail/i, use: "email" },
  { not: /\bmend(?:s|ed|ing)?\b/i, use: "fix" },
  { not: /\b(?:ring|rings|rung) (?:us|you|…)/i, use: "call" },
  { not: /\bstands? in (?:the|your) (?:mail|email|report)\b/i, use: "appears in" },
];
