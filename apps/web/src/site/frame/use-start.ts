import { useLocation } from "react-router";
import { isCityKey } from "@agency/content/cities";
import { isServiceKey, type ServiceKey } from "@agency/content/settings";
import { plainPath } from "../../shared/i18n/language-path.ts";

type Subject = { service?: ServiceKey | undefined; city?: string | undefined };

/** What the page is about, and the address of the contact form that takes it along: `/?service=seo&city=ipoh#contact`. */
export function useStart(): Subject & { to: string } {
  const subject = readSubject(plainPath(useLocation().pathname));
  return { ...subject, to: startAddress(subject) };
}

/** The contact form about a subject. */
export function startAddress({ service, city }: Subject): string {
  const about = new URLSearchParams({ ...(service && { service }), ...(service && city && { city }) }).toString();
  return `/${about && `?${about}`}#contact`;
}

function readSubject(path: string): Subject {
  const [, root, service, city] = path.split("/");
  if (root !== "services" || !isServiceKey(service)) return {};
  return { service, city: isCityKey(city) ? city : undefined };
}
