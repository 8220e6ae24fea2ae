import { texts } from "../shared/i18n/texts.server.ts";
import { hiddenPageMeta } from "../shared/page-meta.ts";
import "../styles/controls.css";
import { Dashboard } from "./dashboard.tsx";
import { StaffOnly } from "./session/staff-only.tsx";

export const loader = texts(({ admin, errors: { problem }, report: { quarter } }) => ({
  admin,
  errors: { problem },
  report: { quarter },
}));

export const meta = hiddenPageMeta((t) => t("admin:title"));

export default function DashboardPage() {
  return <StaffOnly>{(username) => <Dashboard username={username} />}</StaffOnly>;
}
