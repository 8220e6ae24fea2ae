import { join } from "node:path";
import { testFolder } from "@agency/testing/afterwards";
import { answersFrom } from "./answers.ts";
import { brandFrom } from "./brand-file.ts";
import type { Given } from "./given.ts";
import { usualBrand } from "./usual-brand.ts";
import { writeFolder } from "./write-folder.ts";

const parent = await testFolder();
let made = 0;

/** A sample studio for films and weddings. */
const answers: Given = {
  name: "Sample Film Studio",
  "legal-name": "Sample Film Studio Sdn. Bhd.",
  founded: "2020",
  email: "hello@studio.example",
  phone: "+60 12-345 6789",
  street: "1 Sample Road",
  postcode: "30000",
  city: "Ipoh",
  state: "Perak",
  domain: "studio.example",
  ...usualBrand.colours.light,
  pattern: "plain",
  languages: "en,ms,zh",
  country: "MY",
  "time-zone": "Asia/Kuala_Lumpur",
  currency: "MYR",
  "currency-symbol": "RM",
  "calling-code": "60",
  for: "people",
  services: "en=Wedding films|ms=Filem perkahwinan|zh=婚礼影片, en=Film crew|ms=Kru filem|zh=拍摄团队, SEO",
  prices: "wedding-films=from 4800, film-crew=day 2400, seo=month 900",
  "monthly-fee": "none",
  cities: "en=Ipoh|ms=Ipoh|zh=怡保, en=Penang|ms=Pulau Pinang|zh=槟城",
};

/** The folder of that studio as setup writes it, with general texts only, and with other answers in place of its own. */
export function studio(others: Given = {}): string {
  const folder = join(parent, `studio-${(made += 1)}`);
  const given = { ...answers, ...others };
  const { display, text } = usualBrand.fonts;
  writeFolder({
    folder,
    answers: answersFrom(given),
    brand: brandFrom(given, display, text),
    fontFiles: {},
    before: undefined,
    today: "2026-11-23",
  });
  return folder;
}
