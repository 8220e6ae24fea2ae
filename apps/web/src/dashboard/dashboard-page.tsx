import { texts } from "../shared/i18n/texts.server.ts";
import { hiddenPageMeta } from "../shared/page-meta.ts";
import "../styles/controls.css";
import { Dashboard } from "./dashboard.tsx";
import { useUsername } from "./session/api.ts";

export const loader = texts(
  ({
    admin,
    board,
    connections,
    errors: { problem, source },
    plan,
    report: { title, kind, quarter, origin, originNote, revised },
  }) => ({
    admin,
    board,
    connections,
    errors: { problem, source },
    plan,
    report: { title, kind, quarter, origin, originNote, revised },
  }),
);

export const meta = hiddenPageMeta((t) => t("admin:title"));

export default function DashboardPage() {
  return <Dashboard username={useUsername()} />;
}
