import { formatPrice } from "@agency/content/plans";
import { packages } from "./packages.ts";
import { plans } from "./plans.ts";
import { services } from "./services.ts";

/**
 * The prices that sentences quote, as they are written: "RM 2,500". They come from the plans, packages and services, so that a
 * price is changed in one place.
 */

const [localSeo] = packages.seo;
const [siteStarter, , siteEnterprise] = packages["web-design"];
const [ads, moreAds, mostAds] = packages["digital-marketing"];
const [startup] = packages["complete-package"];

/** Of twelve months, in the currency of the settings. */
const year = {
  apart: siteStarter.price + 12 * (localSeo.price + ads.price),
  together: startup.setupFee + 12 * startup.monthlyFee,
};

export const prices = {
  plans: formatPrice(plans[0].price),
  site: { starter: formatPrice(siteStarter.price), enterprise: formatPrice(siteEnterprise.price) },
  seo: formatPrice(localSeo.price),
  marketing: formatPrice(ads.price),
  adSpend: {
    starter: formatPrice(ads.adSpend),
    growth: formatPrice(moreAds.adSpend),
    enterprise: formatPrice(mostAds.adSpend),
  },
  startup: { setup: formatPrice(startup.setupFee), month: formatPrice(startup.monthlyFee) },
  /** The smallest packages for twelve months, bought one by one and together. */
  year: {
    monthApart: formatPrice(localSeo.price + ads.price),
    apart: formatPrice(year.apart),
    adSpend: formatPrice(12 * ads.adSpend),
    together: formatPrice(year.together),
  },
  city: {
    site: formatPrice(services["web-design"].cityPrice),
    seo: formatPrice(services.seo.cityPrice),
    marketing: formatPrice(services["digital-marketing"].cityPrice),
    complete: formatPrice(services["complete-package"].cityPrice),
  },
} as const;
