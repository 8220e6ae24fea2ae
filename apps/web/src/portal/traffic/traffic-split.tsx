import { useTranslation } from "react-i18next";
import type { Metrics } from "@agency/contracts/reports/schemas";
import { useFormat } from "../use-format.ts";
import styles from "./traffic-split.module.css";

type Sources = NonNullable<Metrics["websiteTraffic"]["sources"]>;

/** Shown, and called typical, where the client's own split is not known (section 2 of the specification). */
const typicalSources: Sources = { organic: 65, social: 20, direct: 10, other: 5 };

const order = ["organic", "social", "direct", "other"] as const satisfies readonly (keyof Sources)[];

/** Where visitors came from, in percent. Typical figures are drawn hollow. */
export function TrafficSplit({ sources }: { sources: Sources | null }) {
  const { t } = useTranslation("portal");
  const { percent } = useFormat();
  const split = sources ?? typicalSources;
  return (
    <section aria-labelledby="traffic-split">
      <h3 id="traffic-split" className={styles["title"]}>
        {t(sources ? "traffic.split" : "traffic.typicalSplit")}
      </h3>
      {!sources && <p className={styles["note"]}>{t("traffic.typicalNote")}</p>}
      <dl className={styles["split"]} data-typical={sources === null}>
        {order.map((source) => (
          <div key={source} className={styles["part"]}>
            <dt>{t(`traffic.source.${source}`)}</dt>
            <dd>{percent(split[source])}</dd>
            <svg className={styles["bar"]} aria-hidden="true">
              <rect className={styles["fill"]} width={`${split[source]}%`} height="100%" />
            </svg>
          </div>
        ))}
      </dl>
    </section>
  );
}
