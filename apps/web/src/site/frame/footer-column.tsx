import { Link } from "react-router";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";

type Props = { id: string; title: string; links: { to: string; text: string }[] };

/** A list of links with a heading, in the styles of the footer. */
export function FooterColumn({ id, title, links }: Props) {
  const localised = useLocalisedPath();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={localised(to)}>{text}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
