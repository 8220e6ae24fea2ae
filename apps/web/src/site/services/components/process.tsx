import type { ServiceKey } from "@agency/content/settings";
import { lookOf } from "../look.ts";
import { useServiceTexts } from "../use-service-texts.ts";
import styles from "./process.module.css";

/** The five steps of the work, laid out to match the service's picture. */
export function Process({ service }: { service: ServiceKey }) {
  const { process } = useServiceTexts(service);
  return (
    <section className={styles["process"]} data-look={lookOf(service)} aria-labelledby="process-title">
      <h2 id="process-title">{process.title}</h2>
      <ol>
        {process.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
