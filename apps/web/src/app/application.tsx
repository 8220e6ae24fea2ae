import { Outlet } from "react-router";
import "../styles/controls.css";
import { Providers } from "./providers.tsx";

/** The layout of the dashboard and the portal: Mantine with its styles, and the query client. */
export default function Application() {
  return (
    <Providers>
      <Outlet />
    </Providers>
  );
}
