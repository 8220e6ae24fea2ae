import { Link } from "react-router";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { FooterFold } from "./footer-fold.tsx";

type Props = { id: string; title: string; links: { to: string; text: string }[] };

/** A list of links with a heading, in the styles of the footer. */
export function FooterColumn({ id, title, links }: Props) {
  const localised = useLocalisedPath();
  return (
    <FooterFold id={id} title={title}>
      <ul>
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={localised(to)}>{text}</Link>
          </li>
        ))}
      </ul>
    </FooterFold>
  );
}
