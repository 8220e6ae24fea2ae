/** Short texts that name the agency, its services and its places, wherever they are shown. */
export const shared = {
  tagline: "Websites and search, made in Ipoh",
  promise: "Websites that load before the kopi is poured, and figures you can check.",
  services: {
    "web-design": "Web Design",
    seo: "SEO",
    "digital-marketing": "Digital Marketing",
    "complete-package": "Complete Package",
  },
  /** As a contact form and a message name them. */
  serviceTitles: {
    "web-design": "Web Design",
    seo: "SEO Services",
    "digital-marketing": "Digital Marketing",
    "complete-package": "Complete Package",
  },
  cities: {
    "kuala-lumpur": "Kuala Lumpur",
    selangor: "Selangor",
    penang: "Penang",
    "johor-bahru": "Johor Bahru",
    ipoh: "Ipoh",
    "kota-kinabalu": "Kota Kinabalu",
    kuching: "Kuching",
    "petaling-jaya": "Petaling Jaya",
    "shah-alam": "Shah Alam",
    klang: "Klang",
    singapore: "Singapore",
  },
  /** What the local part of a city's page is headed with. */
  local: {
    "web-design": "What a site has to do in {{city}}",
    seo: "Being found in {{city}}",
    "digital-marketing": "Where your money works in {{city}}",
    "complete-package": "How we would go about it in {{city}}",
  },
  /** The packages of clients. */
  clientPackages: { starter: "Starter", business: "Business", enterprise: "Enterprise" },
  rating: {
    figure: "5.0",
    claim: "from 50+ reviews",
    note: "The agency's own claim, shown as sample text. It is not a measured rating.",
  },
  newsletter: {
    title: "An article by email, on a Tuesday.",
    /** Shown as long as it is marked as a sample. */
    claim: "500+ owners read it with their first kopi.",
    lead: "One subject, weekly on Tuesday while there is news. You can leave the list at any time.",
    /** In the mail that asks for a confirmation. */
    intro:
      "This address was entered for our newsletter: articles on websites, search and advertising for businesses in Malaysia and Singapore.",
  },
  blog: {
    title: "Blog: websites, search and ads explained",
    description:
      "Guides for owners in Malaysia and Singapore on websites, SEO, ads and email, with checklists, worked examples and prices in RM. Written in Ipoh.",
    heading: "Notes from the workshop.",
    lead: "What we tell clients over kopi, written down: websites, search, ads and online shops, for owners in Malaysia and Singapore.",
    feedDescription: "Websites, search and ads for small businesses in Malaysia and Singapore.",
    author:
      "We build websites in Ipoh and bring them visitors from search, ads and email. What you read here is how we work for our own clients.",
    categories: {
      seo: "SEO",
      "web-design": "Web Design",
      "digital-marketing": "Digital Marketing",
      ppc: "PPC",
      "e-commerce": "E-commerce",
      "content-marketing": "Content Marketing",
      performance: "Performance",
      "business-strategy": "Business Strategy",
      "email-marketing": "Email Marketing",
      "local-seo": "Local SEO",
    },
  },
} as const;
