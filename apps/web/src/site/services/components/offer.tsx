import { useTranslation } from "react-i18next";
import { services } from "@agency/content/services";
import type { ServiceKey } from "@agency/content/settings";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { SingleTile } from "@agency/ui/tiles/single-tile";
import type { TileProps } from "@agency/ui/tiles/tile";
import { Band } from "../../shared/band/band.tsx";
import { Title } from "../../shared/title/title.tsx";
import { Tabs } from "../tabs/tabs.tsx";
import { useServiceTexts } from "../use-service-texts.ts";
import styles from "./offer.module.css";

/** The tiles of well-known channels; another takes that of search. */
const signs: Record<string, TileProps> & { search: TileProps } = {
  search: { kind: "hills", ground: "soft", figure: "second", second: "shade" },
  maps: { kind: "petal", ground: "second", figure: "bright", turn: 1 },
  whatsapp: { kind: "cup", ground: "bright", figure: "light", second: "accent" },
  messages: { kind: "cup", ground: "bright", figure: "light", second: "accent" },
  shared: { kind: "petals", ground: "shade", figure: "light", second: "bright" },
  assistants: { kind: "star", ground: "second", figure: "light", second: "accent" },
  bing: { kind: "quarters", ground: "accent", figure: "bright", second: "dark" },
  meta: { kind: "halves", ground: "accent", figure: "light" },
  tiktok: { kind: "quarter", ground: "dark", figure: "soft", turn: 3 },
  display: { kind: "shutter", ground: "shade", figure: "soft" },
  email: { kind: "petals", ground: "second", figure: "light", second: "accent" },
  site: { kind: "arch", ground: "accent", figure: "light", second: "dark" },
  ads: { kind: "star", ground: "bright", figure: "dark", second: "light" },
  report: { kind: "half", ground: "soft", figure: "shade" },
};

/** The features of a service and the channels it uses, in two tabs. */
export function Offer({ service }: { service: ServiceKey }) {
  const { t } = useTranslation("services");
  const { offer, features, channels } = useServiceTexts(service);
  const named: Record<string, { name: string; text: string }> = channels;
  return (
    <Band gap="2.5rem var(--between)" columns="4fr 8fr" from="64em" aria-labelledby="offer-title">
      <div className={styles["head"]}>
        <Title size="section" measure="13ch" id="offer-title">
          {offer.title}
        </Title>
        <Text size="large" tone="soft" measure="44ch" top="1.25rem">
          {offer.lead}
        </Text>
      </div>
      <Tabs
        label={t("frame.tabs.label")}
        tabs={[
          {
            key: "features",
            name: t("frame.tabs.features"),
            content: (
              <Stack
                as="ul"
                gap="0 clamp(1.5rem, 3vw, 3rem)"
                columns="1fr 1fr"
                from="40em"
                className={styles["features"]}
              >
                {features.map(({ title, text }) => (
                  <li key={title}>
                    <Title as="h3" size="step">
                      {title}
                    </Title>
                    <Text tone="soft" measure="46ch" top="0.4rem">
                      {text}
                    </Text>
                  </li>
                ))}
              </Stack>
            ),
          },
          {
            key: "channels",
            name: t("frame.tabs.channels"),
            content: (
              <Stack
                as="ul"
                gap="0 clamp(1.5rem, 3vw, 3rem)"
                columns="1fr 1fr"
                from="40em"
                className={styles["channels"]}
              >
                {services[service].channels.map((channel) => (
                  <li key={channel}>
                    <SingleTile size={64} {...(signs[channel] ?? signs.search)} />
                    <div>
                      <Title as="h3" size="step">
                        {named[channel]?.name}
                      </Title>
                      <Text tone="soft" measure="46ch" top="0.4rem">
                        {named[channel]?.text}
                      </Text>
                    </div>
                  </li>
                ))}
              </Stack>
            ),
          },
        ]}
      />
    </Band>
  );
}
