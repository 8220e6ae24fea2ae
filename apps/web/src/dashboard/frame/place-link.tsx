import { VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useAttention } from "../attention/api.ts";
import { useEnquiryCount } from "../enquiries/api.ts";
import { useFormat } from "../shared/use-format.ts";
import { PlaceIcon } from "./place-icon.tsx";
import type { PlaceName } from "./places.ts";
import styles from "./rail.module.css";

type PlaceLinkProps = { name: PlaceName; to: string; current: boolean };

/** A place in the navigation, with the number of things that wait there. */
export function PlaceLink({ name, to, current }: PlaceLinkProps) {
  const { t } = useTranslation("staff");
  return (
    <Link className={styles["place"]} to={to} aria-current={current ? "page" : undefined}>
      <PlaceIcon name={name} />
      <span>{t(`nav.${name}`)}</span>
      {name === "attention" && <AttentionWaiting />}
      {name === "enquiries" && <EnquiriesWaiting />}
    </Link>
  );
}

function AttentionWaiting() {
  const { data } = useAttention();
  return <Waiting count={data?.total ?? 0} of="attention" />;
}

function EnquiriesWaiting() {
  const { data = 0 } = useEnquiryCount({ handled: "no" });
  return <Waiting count={data} of="enquiries" />;
}

/** The navigation has room for two digits. Screen readers get the whole number. */
const most = 99;

function Waiting({ count, of }: { count: number; of: "attention" | "enquiries" }) {
  const { t } = useTranslation("staff");
  const { number } = useFormat();
  if (count === 0) return null;
  return (
    <span className={styles["waiting"]}>
      <span aria-hidden="true">{count > most ? `${most}+` : number(count)}</span>
      <VisuallyHidden>{t(`nav.waiting.${of}`, { count })}</VisuallyHidden>
    </span>
  );
}
