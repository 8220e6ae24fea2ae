/** An entity that the page describes in JSON-LD. */
type Thing = { types: string[]; properties: Map<string, unknown> };

export type StructuredData = {
  /** Number of JSON-LD scripts, including empty ones. */
  scripts: number;
  /** The beginnings of scripts that are not valid JSON. */
  unreadable: string[];
  /** The blocks without schema.org as their context. */
  foreign: string[];
  /** The top-level entities, and those in `@graph`, each with all its parts. */
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

/** Reads the JSON-LD of a page (schema.org, JSON-LD 1.1). `base` resolves the ids of its entities. */
export function readStructuredData(scripts: readonly string[], base: URL): StructuredData {
  const data: StructuredData = {
    scripts: scripts.length,
    unreadable: [],
    foreign: [],
    things: [],
    skipped: 0,
  };
  const reader = new ThingReader(base);
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
    for (const block of blocks.slice(0, most)) {
      if (!isObject(block)) data.unreadable.push(script);
      else if (!reader.addBlock(block)) data.foreign.push(script);
    }
  }
  return { ...data, things: reader.things };
}

/** What a context says of names: those of schema.org have one of the prefixes, or none where it is the vocabulary. */
type Vocabulary = { isDefault: boolean; prefixes: readonly string[] };

/** Reads the entities of blocks. The parts of an entity with one id, wherever they stand in the page, are one entity. */
class ThingReader {
  readonly #base: URL;
  readonly #parts = new Map<string, Thing>();
  readonly #top = new Set<Thing>();

  constructor(base: URL) {
    this.#base = base;
  }

  get things(): Thing[] {
    return [...this.#top].filter(({ types }) => types.length > 0).slice(0, most);
  }

  /** @returns whether the block is in the vocabulary of schema.org */
  addBlock(block: Record<string, unknown>): boolean {
    return this.#read(block, { isDefault: false, prefixes: [] }, { isTop: true });
  }

  #read(node: Record<string, unknown>, outer: Vocabulary, { isTop }: { isTop: boolean }): boolean {
    const vocabulary = "@context" in node ? readContext(node["@context"], outer) : outer;
    const graph = node["@graph"];
    const types = nodeTypes(node);
    const own: Thing = { types: types.map((type) => bareName(type, vocabulary)), properties: new Map() };
    const id = node["@id"] ?? node["id"];
    const thing = typeof id === "string" ? this.#wholeThing(id, own) : own;
    if (isTop && graph === undefined) this.#top.add(thing);
    let isKnown = vocabulary.isDefault || types.some((type) => bareName(type, vocabulary) !== type);
    for (const [key, value] of Object.entries(node)) {
      if (key === "@context") continue;
      const isGraph = key === "@graph";
      const name = bareName(key, vocabulary);
      if (!isGraph && isEmpty(thing.properties.get(name))) thing.properties.set(name, value);
      for (const each of Array.isArray(value) ? value : [value]) {
        if (!isObject(each)) continue;
        const isKnownThere = this.#read(each, vocabulary, { isTop: isGraph && isTop });
        if (isGraph) isKnown ||= isKnownThere;
      }
    }
    return isKnown;
  }

  #wholeThing(id: string, own: Thing): Thing {
    const address = URL.parse(id, this.#base.href)?.href ?? id;
    const known = this.#parts.get(address);
    if (!known) {
      this.#parts.set(address, own);
      return own;
    }
    known.types = [...new Set([...known.types, ...own.types])].slice(0, mostNames);
    return known;
  }
}

function readContext(context: unknown, outer: Vocabulary): Vocabulary {
  const parts: unknown[] = (Array.isArray(context) ? context : [context]).slice(0, mostNames);
  const terms = parts.filter(isObject).flatMap((part) => Object.entries(part).slice(0, most));
  const prefixes = terms.filter(
    ([name, term]) => !name.startsWith("@") && isSchemaOrg(isObject(term) ? term["@id"] : term),
  );
  return {
    isDefault:
      outer.isDefault || parts.some(isSchemaOrg) || terms.some(([name, to]) => name === "@vocab" && isSchemaOrg(to)),
    prefixes: [...prefixes.map(([name]) => name), ...outer.prefixes].slice(0, mostNames),
  };
}

/** A name of schema.org without the vocabulary's address or prefix; any other as it is. */
function bareName(name: string, { prefixes }: Vocabulary): string {
  const prefix = prefixes.find((each) => name.startsWith(`${each}:`));
  if (prefix !== undefined) return name.slice(prefix.length + 1);
  return name.replace(/^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/, "");
}

function nodeTypes(node: Record<string, unknown>): string[] {
  const type = node["@type"] ?? node["type"];
  return (Array.isArray(type) ? type.slice(0, mostNames) : [type]).filter(
    (name): name is string => typeof name === "string" && name.trim() !== "",
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isSchemaOrg(address: unknown): boolean {
  return (
    typeof address === "string" && /^(?:(?:https?:)?\/\/)?(?:www\.)?schema\.org\/?(?:docs\/.*)?$/i.test(address.trim())
  );
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
      .filter((name) => name.split("|").every((one) => isEmpty(properties.get(one))))
      .map((name) => ({ type, property: name.replaceAll("|", " / ") }));
  });
}

export function isLocalBusiness(thing: Thing): boolean {
  return thing.types.some((type) => localBusinesses.has(type));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
}
