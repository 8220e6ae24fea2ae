import { useEffect } from "react";
import { Outlet } from "react-router";
import { scrollSmoothly } from "../shared/late-start/scrolling.ts";
import "../styles/controls.css";
import { Providers } from "./providers.tsx";

/** The layout of the dashboard and the portal: Mantine with its styles, and the query client. */
export default function Application() {
  // Not removed: the visit may go on to public pages. Added once, however often this renders.
  useEffect(() => addEventListener("click", scrollSmoothly, true), []);
  return (
    <Providers>
      <Outlet />
    </Providers>
  );
}
