import type { Thing } from "./structured-data.ts";

/** Kinds of local business (schema.org) that small sites describe themselves as. */
const localBusinesses = new Set(
  "LocalBusiness AccountingService AutoRepair Bakery BarOrPub BeautySalon CafeOrCoffeeShop ClothingStore DaySpa Dentist Electrician ElectronicsStore FastFoodRestaurant Florist FoodEstablishment FurnitureStore GeneralContractor GroceryStore HairSalon HealthAndBeautyBusiness HomeAndConstructionBusiness HomeGoodsStore Hotel HVACBusiness JewelryStore LegalService LodgingBusiness MedicalBusiness MedicalClinic MovingCompany Notary PetStore Pharmacy Physician Plumber ProfessionalService RealEstateAgent Restaurant ShoppingCenter Store TravelAgency".split(
    " ",
  ),
);

/**
 * What Google asks of a type before it shows it in a special way (developers.google.com/search/docs/appearance/structured-data).
 * One of the properties between bars is enough.
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

/** The properties that a thing lacks, with the type that asks for them. */
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
