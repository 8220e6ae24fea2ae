import { agency } from "@agency/content/agency";
import { brand } from "@agency/content/brand";
import { defaultLanguage } from "@agency/content/settings";
import { getMessages } from "@agency/content/translations";

/** /manifest.webmanifest: name, colours and icons for adding the site to a home screen. */
export function loader(): Response {
  return Response.json({
    name: agency.name,
    short_name: agency.name,
    description: getMessages(defaultLanguage).common.tagline,
    lang: defaultLanguage,
    start_url: "/",
    display: "minimal-ui",
    background_color: brand.colours.light.paper,
    theme_color: brand.colours.light.board,
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  });
}
