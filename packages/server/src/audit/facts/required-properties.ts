import type { Thing } from "./structured-data.ts";

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
