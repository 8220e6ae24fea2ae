import type { ReactNode } from "react";
import { joined, Row, Stack } from "@agency/ui/layout";
import dashboard from "../dashboard.module.css";
import touch from "../shared/shared.module.css";

type StaffPageProps = {
  title: ReactNode;
  /** In a line over the title. */
  above?: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  /** Whether they stand below it on phones. */
  actionsBelow?: boolean;
  children: ReactNode;
};

/** A staff page: its heading and content, with the margins that all of them have. */
export function StaffPage({ title, above, actions, actionsBelow, children }: StaffPageProps) {
  return (
    <Stack gap="1.5rem" className={`${dashboard["dashboard"]} ${touch["touch"]}`}>
      {above}
      <Row
        gap="0.75rem 1.5rem"
        align="center"
        justify="between"
        className={joined(!actionsBelow && dashboard["header"])}
      >
        <h1 className={dashboard["title"]}>{title}</h1>
        {actions}
      </Row>
      {children}
    </Stack>
  );
}
