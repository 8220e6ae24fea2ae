import styles from "./logo.module.css";

export type LogoProps = {
  /** The height in pixels. */
  size?: number;
};

/** The agency's logo, in the version for the colour scheme. Place the agency's name beside it. */
export function Logo({ size = 38 }: LogoProps) {
  return <span className={styles["logo"]} style={{ height: size }} aria-hidden="true" />;
}
