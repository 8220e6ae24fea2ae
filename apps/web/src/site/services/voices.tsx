import { sample } from "@agency/content/settings";
import { SampleBadge } from "@agency/ui/sample-badge";
import { Stack } from "@agency/ui/stack";
import { Band, Title } from "../shared/parts.tsx";
import { Testimonial } from "../shared/testimonial.tsx";
import type { VoicesOnPage } from "./page-data.server.ts";
import styles from "./voices.module.css";

export function Voices({ title, badge, voices }: VoicesOnPage) {
  return (
    <Band
      gap="2rem var(--between)"
      columns="4fr 8fr"
      from="64em"
      className={styles["voices"]}
      aria-labelledby="voices-title"
    >
      <Stack fit packed>
        <Title size="modest" measure="14ch" id="voices-title">
          {title}
        </Title>
        {sample && <SampleBadge label={badge} />}
      </Stack>
      <div className={styles["quotes"]} data-alone={voices.length === 1 ? "" : undefined}>
        {voices.map(({ key, ...voice }, place) => (
          <Testimonial key={key} {...voice} place={place} />
        ))}
      </div>
    </Band>
  );
}
