import { expect, test } from "vitest";
import { contradicts, languageOfText } from "./language.ts";

const texts = {
  en: "Fresh bouquets for weddings, birthdays and visits, made in our shop in Ipoh and delivered on the same day.",
  ms: "Kami membuat sejambak bunga untuk anda dan menghantarnya ke rumah dengan cepat pada hari yang sama.",
  zh: "我们每天在槟城烘焙新鲜面包和蛋糕，并送货上门。欢迎订购！我们的店在乔治市，每天早上八点开门，星期天休息，停车也方便，欢迎光临本店选购。",
  ta: "நாங்கள் தினமும் புதிய ரொட்டி மற்றும் கேக் செய்கிறோம், பினாங்கு முழுவதும் விநியோகம் செய்கிறோம்",
  ar: "نخبز الخبز والكعك الطازج كل يوم في جورج تاون ونوصله إلى المكاتب والبيوت في كل بينانغ قبل الثامنة صباحا",
  de: "Wir backen jeden Tag frisches Brot und Kuchen und liefern an Büros und Häuser in der ganzen Stadt.",
} as const;

test.each(Object.entries(texts))("a text in %s is recognised", (code, text) => {
  expect(languageOfText(text).code).toBe(code);
});

test.each(Object.entries(texts))("a text in %s contradicts a page that states another language", (code, text) => {
  const language = languageOfText(text);
  const stated = ["en-MY", "ms-MY", "zh-Hans", "ta", "ar", "de"];
  expect(stated.filter((tag) => !contradicts(language, tag))).toEqual(stated.filter((tag) => tag.startsWith(code)));
});

test.each([
  ["Indonesian is close to Malay", "id", texts.ms],
  ["Cantonese is close to Chinese", "yue", texts.zh],
  ["Welsh is not recognised", "cy", texts.en],
  ["a list of dishes", "en", "Nasi Goreng Kampung, Mee Hoon Goreng, Char Kuey Teow, Roti Bakar, Kopi Peng. ".repeat(5)],
  ["an English shop in Malaysia", "en", "Kedai Roti Penang: fresh bread, roti canai, teh tarik. Order now! ".repeat(5)],
  [
    "a Malay shop with English words",
    "ms",
    "Kami kedai bunga di Ipoh. Fresh flowers daily. Hubungi kami untuk tempahan. Order now! ".repeat(5),
  ],
  ["Chinese beside English", "zh", "槟城面包店 Penang Bakery 每天新鲜出炉 Fresh daily 欢迎订购 About us ".repeat(5)],
  ["a few words", "en", "Selamat datang"],
])("%s: no contradiction", (_, stated, text) => {
  expect(contradicts(languageOfText(text), stated)).toBe(false);
});
