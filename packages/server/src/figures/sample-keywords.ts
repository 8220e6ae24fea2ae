import { cityKeys, languageKeys } from "@agency/content/settings";

/** What people search for in a trade, the best keyword first; `{city}` is a city of the agency. In English, and in other languages. */
type Trade = { en: readonly string[] } & { readonly [language: string]: readonly string[] };

const trades: readonly Trade[] = [
  {
    en: ["florist {city}", "flower delivery {city}", "wedding flowers {city}", "bouquet near me", "florist open today"],
    ms: ["kedai bunga {city}", "bunga segar {city}"],
    zh: ["附近花店", "鲜花配送"],
  },
  {
    en: ["dentist {city}", "teeth whitening {city}", "braces {city}", "dentist near me", "dental clinic {city}"],
    ms: ["klinik gigi {city}", "doktor gigi {city}"],
    zh: ["附近牙医", "牙齿矫正"],
  },
  {
    en: ["car workshop {city}", "car service {city}", "tyres {city}", "car battery replacement", "workshop near me"],
    ms: ["bengkel kereta {city}", "tayar murah {city}"],
    zh: ["附近修车", "汽车保养"],
  },
  {
    en: [
      "tuition centre {city}",
      "maths tuition {city}",
      "english tuition {city}",
      "home tutor near me",
      "private tutor",
    ],
    ms: ["pusat tuisyen {city}", "kelas matematik {city}"],
    zh: ["附近补习", "数学补习"],
  },
  {
    en: [
      "renovation {city}",
      "kitchen cabinets {city}",
      "house extension",
      "renovation contractor {city}",
      "tiler near me",
    ],
    ms: ["kontraktor rumah {city}", "kabinet dapur {city}"],
    zh: ["房屋装修", "厨房橱柜"],
  },
  {
    en: ["bakery {city}", "birthday cake {city}", "custom cake {city}", "sourdough near me", "cake delivery {city}"],
    ms: ["kek hari jadi {city}", "kedai roti {city}"],
    zh: ["生日蛋糕", "附近面包店"],
  },
  {
    en: [
      "accounting firm {city}",
      "company secretary {city}",
      "audit firm {city}",
      "bookkeeping near me",
      "tax advice",
    ],
    ms: ["akauntan {city}", "firma audit {city}"],
    zh: ["会计公司", "公司秘书服务"],
  },
  {
    en: [
      "catering {city}",
      "buffet catering {city}",
      "wedding catering {city}",
      "office lunch {city}",
      "caterer near me",
    ],
    ms: ["katering majlis {city}", "katering {city}"],
    zh: ["婚宴餐饮", "自助餐外送"],
  },
];

/** How many keywords a sample client has. */
const keywords = 5;

/** Where an agency is at home. */
type Home = { cities: readonly string[]; languages: readonly string[] };

const ownHome: Home = { cities: cityKeys, languages: languageKeys };

/** The keywords of one sample client: those of a trade in the agency's languages and in one of its cities. */
export function sampleKeywords(draw: () => number, { cities, languages }: Home = ownHome): string[] {
  const trade = pick(trades, draw()) ?? trades[0];
  const city = pick(cities, draw())?.replaceAll("-", " ") ?? "";
  const spoken = languages.flatMap((language) => (trade?.[language] ? [trade[language]] : []));
  const lists = spoken.length > 0 ? spoken : [trade?.en ?? []];
  const longest = Math.max(...lists.map((list) => list.length));
  // One of each language in turn.
  const mixed = Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat();
  return mixed.slice(0, keywords).map((keyword) => keyword.replace("{city}", city).trim());
}

function pick<Item>(items: readonly Item[], part: number): Item | undefined {
  return items[Math.floor(part * items.length)];
}
