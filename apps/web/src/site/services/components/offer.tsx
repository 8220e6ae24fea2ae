import { useTranslation } from "react-i18next";
import { services } from "@agency/content/services";
import type { ServiceKey } from "@agency/content/settings";
import { SingleTile } from "@agency/ui/tiles/single-tile";
import type { TileProps } from "@agency/ui/tiles/tile";
import { Tabs } from "../tabs/tabs.tsx";
import { useServiceTexts } from "../use-service-texts.ts";
import styles from "./offer.module.css";

/** The tiles of well-known channels; another takes that of search. */
const signs: Record<string, TileProps> & { search: TileProps } = {
  search: { kind: "hills", ground: "limestone", figure: "jade", second: "pine" },
  maps: { kind: "petal", ground: "jade", figure: "apricot", turn: 1 },
  whatsapp: { kind: "cup", ground: "apricot", figure: "paper", second: "orange" },
  messages: { kind: "cup", ground: "apricot", figure: "paper", second: "orange" },
  shared: { kind: "petals", ground: "pine", figure: "paper", second: "apricot" },
  assistants: { kind: "star", ground: "jade", figure: "paper", second: "orange" },
  bing: { kind: "quarters", ground: "orange", figure: "apricot", second: "ink" },
  meta: { kind: "halves", ground: "orange", figure: "paper" },
  tiktok: { kind: "quarter", ground: "ink", figure: "limestone", turn: 3 },
  display: { kind: "shutter", ground: "pine", figure: "limestone" },
  email: { kind: "petals", ground: "jade", figure: "paper", second: "orange" },
  site: { kind: "arch", ground: "orange", figure: "paper", second: "ink" },
  ads: { kind: "star", ground: "apricot", figure: "ink", second: "paper" },
  report: { kind: "half", ground: "limestone", figure: "pine" },
};

/** The features of a service and the channels it uses, in two tabs. */
export function Offer({ service }: { service: ServiceKey }) {
  const { t } = useTranslation("services");
  const { offer, features, channels } = useServiceTexts(service);
  const named: Record<string, { name: string; text: string }> = channels;
  return (
    <section className={styles["offer"]} aria-labelledby="offer-title">
      <div className={styles["head"]}>
        <h2 id="offer-title">{offer.title}</h2>
        <p>{offer.lead}</p>
      </div>
      <Tabs
        label={t("frame.tabs.label")}
        tabs={[
          {
            key: "features",
            name: t("frame.tabs.features"),
            content: (
              <ul className={styles["features"]}>
                {features.map(({ title, text }) => (
                  <li key={title}>
                    <h3>{title}</h3>
                    <p>{text}</p>
                  </li>
                ))}
              </ul>
            ),
          },
          {
            key: "channels",
            name: t("frame.tabs.channels"),
            content: (
              <ul className={styles["channels"]}>
                {services[service].channels.map((channel) => (
                  <li key={channel}>
                    <SingleTile size={64} {...(signs[channel] ?? signs.search)} />
                    <div>
                      <h3>{named[channel]?.name}</h3>
                      <p>{named[channel]?.text}</p>
                    </div>
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
      />
    </section>
  );
}
