/** An entity that the page describes in JSON-LD. */
type Thing = { types: string[]; properties: Record<string, unknown> };

export type StructuredData = {
  /** Number of JSON-LD scripts, including empty ones. */
  scripts: number;
  /** The beginnings of scripts that are not valid JSON. */
  unreadable: string[];
  /** The blocks without schema.org as their context. */
  foreign: string[];
  /** The top-level entities, and those in `@graph`. */
  things: Thing[];
  /** Number of scripts too long, too deep or with too many values to read. */
  skipped: number;
};

/** Maximum length of one script, in characters. */
const longest = 200_000;

/** Maximum number of entities per page, and of types and contexts of one entity. */
const most = 500;
const mostNames = 20;

/** Maximum nesting of a script, and maximum number of its values. */
const deepest = 64;
const mostValues = 20_000;

/** Reads the JSON-LD of a page (schema.org, JSON-LD 1.1). */
export function readStructuredData(scripts: readonly string[]): StructuredData {
  const data: StructuredData = {
    scripts: scripts.length,
    unreadable: [],
    foreign: [],
    things: [],
    skipped: 0,
  };
  for (const script of scripts) {
    if (script.length > longest || isHuge(script)) {
      data.skipped += 1;
      continue;
    }
    const parsed = parse(script);
    if (parsed === undefined) {
      data.unreadable.push(script);
      continue;
    }
    const blocks = Array.isArray(parsed) ? parsed : [parsed];
    for (const block of blocks.slice(0, most)) addBlock(data, block, script);
  }
  return data;
}

function addBlock(data: StructuredData, block: unknown, script: string): void {
  if (!isObject(block)) {
    data.unreadable.push(script);
    return;
  }
  if (!isSchemaOrg(block["@context"])) data.foreign.push(script);
  const graph = block["@graph"];
  const things = Array.isArray(graph) ? graph : [block];
  for (const thing of things.slice(0, most)) {
    const types = typesOf(thing);
    if (isObject(thing) && types.length > 0) data.things.push({ types, properties: thing });
    if (data.things.length >= most) return;
  }
}

/** The types of an entity without the vocabulary's address; empty when it has none. */
function typesOf(thing: unknown): string[] {
  if (!isObject(thing)) return [];
  const type = thing["@type"];
  return (Array.isArray(type) ? type.slice(0, mostNames) : [type])
    .filter((name): name is string => typeof name === "string" && name.trim() !== "")
    .map((name) => name.replace(/^(?:https?:\/\/schema\.org\/|schema:)/, ""));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isSchemaOrg(context: unknown): boolean {
  return (Array.isArray(context) ? context.slice(0, mostNames) : [context]).some((one: unknown) => {
    const address = isObject(one) ? one["@vocab"] : one;
    return typeof address === "string" && /^https?:\/\/(?:www\.)?schema\.org\/?(?:docs\/.*)?$/i.test(address.trim());
  });
}

/** Whether JSON is nested too deep or has too many values, judged before it is parsed. */
function isHuge(json: string): boolean {
  let [depth, values, quoted] = [0, 0, false];
  for (let index = 0; index < json.length && depth <= deepest && values <= mostValues; index += 1) {
    const character = json[index];
    if (character === '"') quoted = !quoted;
    else if (quoted) index += character === "\\" ? 1 : 0;
    else if (character === "[" || character === "{") depth += 1;
    else if (character === "]" || character === "}") depth -= 1;
    else if (character === ",") values += 1;
  }
  return depth > deepest || values > mostValues;
}

function parse(script: string): unknown {
  try {
    return JSON.parse(script);
  } catch {
    return undefined;
  }
}

/** Local business types (schema.org) that small sites use. */
const localBusinesses = new Set(
  "LocalBusiness AccountingService AutoRepair Bakery BarOrPub BeautySalon CafeOrCoffeeShop ClothingStore DaySpa Dentist Electrician ElectronicsStore FastFoodRestaurant Florist FoodEstablishment FurnitureStore GeneralContractor GroceryStore HairSalon HealthAndBeautyBusiness HomeAndConstructionBusiness HomeGoodsStore Hotel HVACBusiness JewelryStore LegalService LodgingBusiness MedicalBusiness MedicalClinic MovingCompany Notary PetStore Pharmacy Physician Plumber ProfessionalService RealEstateAgent Restaurant ShoppingCenter Store TravelAgency".split(
    " ",
  ),
);

/**
 * The properties that Google requires of a type for a rich result
 * (developers.google.com/search/docs/appearance/structured-data). One of the properties between bars is enough.
 */
const required: Readonly<Record<string, readonly string[]>> = {
  Article: ["headline"],
  BlogPosting: ["headline"],
  NewsArticle: ["headline"],
  BreadcrumbList: ["itemListElement"],
  Event: ["name", "startDate", "location"],
  FAQPage: ["mainEntity"],
  JobPosting: ["title", "description", "datePosted", "hiringOrganization"],
  LocalBusiness: ["name", "address"],
  Organization: ["name"],
  Product: ["name", "offers|review|aggregateRating"],
  Recipe: ["name", "image"],
  VideoObject: ["name", "thumbnailUrl", "uploadDate"],
  WebSite: ["name", "url"],
};

/** The missing properties, with the type that requires them. */
export function missingProperties({ types, properties }: Thing): { type: string; property: string }[] {
  return types.flatMap((type) => {
    const known = localBusinesses.has(type) ? "LocalBusiness" : type;
    const names = Object.hasOwn(required, known) ? (required[known] ?? []) : [];
    return names
      .filter((name) => name.split("|").every((one) => isEmpty(properties[one])))
      .map((name) => ({ type, property: name.replaceAll("|", " / ") }));
  });
}

export function isLocalBusiness(thing: Thing): boolean {
  return thing.types.some((type) => localBusinesses.has(type));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
}
