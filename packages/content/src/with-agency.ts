import { sample } from "./settings.ts";

/** The namespaces of the product that texts of the agency belong to. */
type Product = {
  admin: object;
  article: object;
  blog: { feed: object };
  common: object;
  forms: { contact: object; newsletter: object };
  notifications: { newsletter: { confirmation: object } };
  portal: { client: object };
  services: { city: object };
};

type Agency = {
  shared: {
    tagline: string;
    promise: string;
    services: object;
    serviceTitles: object;
    cities: object;
    local: object;
    clientPackages: object;
    rating: object;
    newsletter: { title: string; claim: string; lead: string; intro: string };
    blog: { feedDescription: string; author: string };
  };
  services: object;
};

type Shared<A extends Agency> = A["shared"];

const nothingClaimed = { rating: { figure: "", claim: "", note: "" }, claim: "" };

/** The types of both, joined as `withAgency` joins the texts. */
export type Joined<P extends Product, A extends Agency> = P &
  Omit<A, keyof Agency> & {
    admin: { package: Shared<A>["clientPackages"] };
    article: { authorText: string };
    blog: Omit<Shared<A>["blog"], "author" | "feedDescription"> & { feed: { description: string } };
    common: Pick<Shared<A>, "tagline" | "promise" | "services" | "cities">;
    forms: {
      contact: { services: Shared<A>["serviceTitles"] };
      newsletter: Pick<Shared<A>["newsletter"], "title" | "claim" | "lead">;
    };
    notifications: {
      services: Shared<A>["serviceTitles"];
      newsletter: { confirmation: Pick<Shared<A>["newsletter"], "intro"> };
    };
    portal: { client: { packages: Shared<A>["clientPackages"] } };
    services: A["services"] & { city: Pick<Shared<A>, "local" | "rating"> };
  };

/** All texts of a language: the product's, with the agency's where they are read. */
export function withAgency<P extends Product, A extends Agency>(product: P, texts: A): Joined<P, A> {
  const { shared, services, ...pages } = texts;
  const { tagline, promise, cities, local, clientPackages, serviceTitles, newsletter } = shared;
  // What nobody has proven is on no page of a real agency, neither shown nor in its data.
  const { rating, claim } = sample ? { rating: shared.rating, claim: newsletter.claim } : nothingClaimed;
  const { feedDescription, author, ...blog } = shared.blog;
  const { confirmation } = product.notifications.newsletter;
  const joined = {
    ...product,
    ...pages,
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
        claim,
        lead: newsletter.lead,
      },
    },
    notifications: {
      ...product.notifications,
      services: serviceTitles,
      newsletter: {
        ...product.notifications.newsletter,
        confirmation: { ...confirmation, intro: newsletter.intro },
      },
    },
    portal: { ...product.portal, client: { ...product.portal.client, packages: clientPackages } },
    services: { ...product.services, ...services, city: { ...product.services.city, local, rating } },
  };
  return joined as unknown as Joined<P, A>;
}
