import type { ReactNode, Ref } from "react";
import { Band, Title } from "../shared/parts.tsx";
import styles from "./link-page.module.css";

type LinkPageProps = {
  title: string;
  /** Its heading, where that takes the focus. */
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** The page that a link in an email opens. */
export function LinkPage({ title, heading, children }: LinkPageProps) {
  return (
    <Band as="div" gap="1.5rem" fit packed className={styles["page"]}>
      <Title as="h1" size="closing" measure="16ch" ref={heading} tabIndex={heading ? -1 : undefined}>
        {title}
      </Title>
      {children}
    </Band>
  );
}
