import { useTranslation } from "react-i18next";
import { Link, type MetaFunction } from "react-router";
import { actionClass } from "@agency/ui/action";
import { Tile } from "@agency/ui/tiles/tile";
import { languageOfPath } from "../../lib/i18n/language-path.ts";
import { translatorOf } from "../../lib/i18n/messages.ts";
import { useLocalisedPath } from "../../lib/i18n/use-language.ts";
import { pageMeta } from "../../lib/page-meta.ts";
import { notFoundHandle } from "./is-not-found.ts";
import styles from "./not-found-page.module.css";

export const handle = notFoundHandle;

export const meta: MetaFunction = ({ location }) => {
  const { t } = translatorOf(languageOfPath(location.pathname));
  return pageMeta({ path: location.pathname, title: t("common:notFound.title"), hidden: true });
};

/** Written once a language and answered for every unknown address, so it does not repeat the address. */
export default function NotFoundPage() {
  const { t } = useTranslation();
  const localised = useLocalisedPath();
  return (
    <div className={styles["page"]}>
      <FallenTile />
      <div>
        <h1 className={styles["title"]}>{t("notFound.title")}</h1>
        <p className={styles["lead"]}>{t("notFound.lead")}</p>
        <figure className={styles["hint"]}>
          <figcaption>{t("notFound.hintLabel")}</figcaption>
          <pre>
            <code>
              HTTP/1.1 404 Page Not Found{"\n\n"}
              <span className={styles["comment"]}>
                {"// "}
                {t("notFound.hint")}
              </span>
              {"\n"}apps/web/src/app/routes.ts
            </code>
          </pre>
        </figure>
        <Link className={actionClass("primary")} to={localised("/")}>
          {t("notFound.back")}
        </Link>
      </div>
    </div>
  );
}

/** A wall of nine tiles; the one in the middle has come off. */
function FallenTile() {
  const wall = [0, 1, 2, 3, 5, 6, 7, 8];
  return (
    <svg className={styles["wall"]} viewBox="0 0 300 340" aria-hidden="true">
      {wall.map((place) => (
        <Tile
          key={place}
          kind={place % 2 === 0 ? "petals" : "star"}
          ground={place % 2 === 0 ? "pine" : "jade"}
          figure="paper"
          second={place % 2 === 0 ? "apricot" : "orange"}
          x={(place % 3) * 100}
          y={Math.floor(place / 3) * 100}
        />
      ))}
      <path d="M100 100H200V200H100Z" fill="var(--tile-ink)" />
      <path d="M112 118L150 150M188 126L160 168M124 186L140 170" stroke="var(--tile-pine)" strokeWidth="3" />
      <g transform="translate(128 214) rotate(17)">
        <Tile kind="petals" ground="orange" figure="paper" second="apricot" />
      </g>
    </svg>
  );
}
