/**
 * Search terms for a trade and a place, without business or brand names. Each list is the keywords of one sample
 * client.
 */
export const sampleKeywords = [
  ["florist ipoh", "bunga segar ipoh", "wedding flowers perak", "bouquet delivery ipoh", "kedai bunga ipoh"],
  ["dental clinic penang", "klinik gigi pulau pinang", "teeth whitening penang", "braces penang", "dentist near me"],
  ["car workshop klang", "bengkel kereta klang", "aircond service klang", "tayar murah klang", "car battery klang"],
  ["tuition centre shah alam", "pusat tuisyen shah alam", "spm tuition", "kelas matematik spm", "home tutor shah alam"],
  [
    "renovation contractor selangor",
    "kontraktor rumah selangor",
    "kitchen cabinet selangor",
    "house extension",
    "tukang rumah",
  ],
  ["bakery petaling jaya", "kek hari jadi petaling jaya", "custom cake pj", "halal bakery pj", "sourdough pj"],
  ["accounting firm johor bahru", "company secretary jb", "akauntan johor bahru", "sst registration", "audit firm jb"],
  [
    "catering kuching",
    "katering majlis kuching",
    "buffet catering sarawak",
    "wedding catering kuching",
    "office lunch kuching",
  ],
] as const;
