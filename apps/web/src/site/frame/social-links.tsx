import { useTranslation } from "react-i18next";
import { agency } from "@agency/content/agency";
import type { SocialNetwork } from "@agency/content/shape";
import styles from "./footer.module.css";

/** Icons of the networks, drawn for this site with one line weight. */
const signs: Record<SocialNetwork, string> = {
  Facebook: "M17 4H14.5A3.5 3.5 0 0 0 11 7.5V21M7.5 12.5H15.5",
  Instagram:
    "M4 8A4 4 0 0 1 8 4H16A4 4 0 0 1 20 8V16A4 4 0 0 1 16 20H8A4 4 0 0 1 4 16ZM12 8.5A3.5 3.5 0 0 1 12 15.5A3.5 3.5 0 0 1 12 8.5M16.6 7.2V7.4",
  LinkedIn: "M6 10V19M6 5.5V5.7M10.5 19V10M10.5 14A3.75 3.75 0 0 1 18 14V19",
  TikTok: "M13 4V15.5A4 4 0 1 1 9 11.5M13 4A5.5 5.5 0 0 0 18.5 9.5",
  YouTube: "M3 9A3 3 0 0 1 6 6H18A3 3 0 0 1 21 9V15A3 3 0 0 1 18 18H6A3 3 0 0 1 3 15ZM10 9.5V14.5L14.5 12Z",
};

/** Links to the agency's social networks. */
export function SocialLinks() {
  const { t } = useTranslation();
  const networks = Object.entries(agency.social) as [SocialNetwork, string][];
  return (
    <ul className={styles["social"]}>
      {networks
        .filter(([, address]) => address !== "")
        .map(([network, address]) => (
          <li key={network}>
            <a href={address} rel="noopener" aria-label={t("footer.social", { agency: agency.name, network })}>
              <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
                <path d={signs[network]} fill="none" stroke="currentcolor" strokeWidth="2" strokeLinecap="round" />
              </svg>
            </a>
          </li>
        ))}
    </ul>
  );
}
