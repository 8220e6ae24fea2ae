import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { statedPrice } from "../folder/pricing.ts";
import { parseYaml, mistakeSentence } from "../folder/yaml-file.ts";
import type { Brand } from "../src/brand/shape.ts";
import type { PriceKind } from "../src/shape.ts";
import type { Given } from "./given.ts";
import { joinNames, type Names } from "./names.ts";
import { priceText } from "./service-prices.ts";

type AgencyFile = Readonly<Record<string, string | number | undefined>> & {
  offices?: readonly Readonly<Record<string, string>>[];
  currency?: { code: string; symbol: string };
  languages?: Readonly<Record<string, unknown>>;
  services?: readonly string[];
  cities?: readonly string[];
};

/** A folder that was made before, also by hand. */
export type Before = { agency: AgencyFile; brand: Brand | undefined; languages: readonly string[]; given: Given };

/**
 * Reads what setup asks from an agency's folder, as it would be typed; undefined where there is none yet.
 * @throws {Error} with what to type, when a file is not YAML
 */
export function readBefore(folder: string): Before | undefined {
  const agency = yamlIn(folder, "agency.yaml") as AgencyFile | undefined;
  if (!agency) return undefined;
  const brand = yamlIn(folder, "brand.yaml") as Brand | undefined;
  const languages = Object.keys(agency.languages ?? {});
  return { agency, brand, languages, given: givenIn(folder, agency, brand, languages) };
}

function givenIn(folder: string, agency: AgencyFile, brand: Brand | undefined, languages: readonly string[]): Given {
  const named = (kind: "services" | "cities") => {
    const all = (agency[kind] ?? []).map(
      (key) => (yamlIn(folder, `${kind}/${key}.yaml`) as { name?: Names } | undefined)?.name ?? {},
    );
    return joinNames(all, languages);
  };
  const plans = yamlIn(folder, "plans.yaml") as readonly { price?: number }[] | undefined;
  const stated = {
    name: agency["name"],
    "legal-name": agency["legalName"],
    registration: agency["registration"],
    founded: agency["founded"],
    email: agency["email"],
    phone: agency["phone"],
    whatsapp: agency["whatsapp"],
    street: agency.offices?.[0]?.["street"],
    postcode: agency.offices?.[0]?.["postcode"],
    city: agency.offices?.[0]?.["city"],
    state: agency.offices?.[0]?.["state"],
    domain: agency["domain"],
    paper: brand?.colours.light.paper,
    ink: brand?.colours.light.ink,
    accent: brand?.colours.light.accent,
    area: brand?.colours.light.area,
    pattern: brand?.pattern,
    "display-font": brand?.fonts.display.family,
    "text-font": brand?.fonts.text.family,
    languages: languages.join(","),
    country: agency["country"],
    "time-zone": agency["timeZone"],
    currency: agency.currency?.code,
    "currency-symbol": agency.currency?.symbol,
    prices: smallestPrices(folder, agency.services ?? []),
    "monthly-fee": plans?.[0]?.price ?? "none",
    "calling-code": agency["callingCode"],
    for: agency["for"],
    services: named("services"),
    cities: named("cities"),
  };
  return Object.fromEntries(
    Object.entries(stated).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}

/** The prices of the smallest packages, as they are typed. */
function smallestPrices(folder: string, keys: readonly string[]): string {
  return keys
    .flatMap((key) => {
      const file = yamlIn(folder, `services/${key}.yaml`) as ServiceFile | undefined;
      const { price = 0, priced } = file?.packages?.[0] ?? {};
      return priced ? [`${key}=${priceText(statedPrice({ price, priced }))}`] : [];
    })
    .join(", ");
}

type ServiceFile = { packages?: readonly { price?: number; priced?: PriceKind }[] };

function yamlIn(folder: string, file: string): unknown {
  const path = join(folder, file);
  if (!existsSync(path)) return undefined;
  const { value, mistakes } = parseYaml(file, readFileSync(path, "utf8"));
  if (mistakes.length > 0) throw new Error(mistakes.map(mistakeSentence).join("\n"));
  return value;
}
