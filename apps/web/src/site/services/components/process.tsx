import type { ServiceKey } from "@agency/content/settings";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { Band } from "../../shared/band/band.tsx";
import { Title } from "../../shared/title/title.tsx";
import { lookOf } from "../look.ts";
import { useServiceTexts } from "../use-service-texts.ts";
import styles from "./process.module.css";

/** The five steps of the work, laid out to match the service's picture. */
export function Process({ service }: { service: ServiceKey }) {
  const { process } = useServiceTexts(service);
  return (
    <Band gap="0" className={styles["process"]} data-look={lookOf(service)} aria-labelledby="process-title">
      <Title size="section" measure="14ch" id="process-title">
        {process.title}
      </Title>
      <Stack as="ol" gap="2rem var(--between)" columns="1fr 1fr 1fr 1fr 1fr" from="64em">
        {process.steps.map(({ title, text }) => (
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
    </Band>
  );
}
