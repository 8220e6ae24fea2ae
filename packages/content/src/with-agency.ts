import type { EnglishProduct } from "../.types/english-product.ts";
import type { AgencyTexts } from "./agency-texts.ts";

/** The product's texts with the agency's where they are read. Its type is that of the English ones, with the parameters in them. */
export function withAgency(product: EnglishProduct, texts: AgencyTexts) {
  const { general: _, ...own } = product;
  const { shared, services: servicePages, ...pages } = texts;
  const { tagline, promise, cities, local, clientPackages, serviceTitles, newsletter, rating } = shared;
  const { feedDescription, author, ...blog } = shared.blog;
  const { confirmation } = product.notifications.newsletter;
  return {
    ...own,
    ...pages,
    servicePages,
    admin: { ...product.admin, package: clientPackages },
    article: { ...product.article, authorText: author },
    blog: { ...product.blog, ...blog, feed: { ...product.blog.feed, description: feedDescription } },
    common: { ...product.common, tagline, promise, services: shared.services, cities },
    forms: {
      ...product.forms,
      contact: { ...product.forms.contact, services: serviceTitles },
      newsletter: {
        ...product.forms.newsletter,
        title: newsletter.title,
        claim: newsletter.claim,
        lead: newsletter.lead,
      },
    },
    notifications: {
      ...product.notifications,
      services: serviceTitles,
      cities,
      newsletter: {
        ...product.notifications.newsletter,
        confirmation: { ...confirmation, intro: newsletter.intro },
      },
    },
    portal: { ...product.portal, client: { ...product.portal.client, packages: clientPackages } },
    services: { ...product.services, city: { ...product.services.city, local, rating } },
  };
}
