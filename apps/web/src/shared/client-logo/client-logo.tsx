import type { PortalClient } from "@agency/contracts/clients";
import { callAddress } from "../api/call.ts";
import styles from "./client-logo.module.css";

type Room = {
  /** The most room that it takes, in pixels. */
  width: number;
  height: number;
  /** On the dark board, whatever the colour scheme. */
  onBoard?: boolean;
};

/** A client's logo beside the client's name, which says the same. Nothing when the client has none. */
export function ClientLogo({ client: { id, logo }, ...room }: Room & { client: Pick<PortalClient, "id" | "logo"> }) {
  if (!logo) return null;
  const address = callAddress("GET /api/reports/clients/:clientId/logo", {
    params: { clientId: id },
    query: { version: logo.version },
  });
  return <LogoPicture logo={logo} address={address} {...room} />;
}

type LogoPictureProps = Room & { logo: NonNullable<PortalClient["logo"]>; address: string };

/** A client's logo from where its reader may read it. */
export function LogoPicture({ logo, address, width, height, onBoard }: LogoPictureProps) {
  const scale = Math.min(width / logo.width, height / logo.height);
  return (
    <img
      className={styles["logo"]}
      data-ground={logo.ground}
      data-on-board={onBoard || undefined}
      src={address}
      width={Math.round(logo.width * scale)}
      height={Math.round(logo.height * scale)}
      alt=""
    />
  );
}
