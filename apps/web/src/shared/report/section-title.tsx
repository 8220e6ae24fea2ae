import { VisuallyHidden } from "@agency/ui/visually-hidden";
import styles from "./section-title.module.css";

/** The heading of a part of a report. Hidden where a tab above says the same. */
export function SectionTitle({ text, shown }: { text: string; shown: boolean }) {
  return shown ? <h3 className={styles["title"]}>{text}</h3> : <VisuallyHidden as="h3">{text}</VisuallyHidden>;
}
