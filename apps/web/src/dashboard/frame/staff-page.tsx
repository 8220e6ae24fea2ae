import type { ReactNode } from "react";
import dashboard from "../dashboard.module.css";
import touch from "../shared/touch.module.css";

type StaffPageProps = {
  title: string;
  /** Beside the title. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A staff page: its heading and content, with the margins that all of them have. */
export function StaffPage({ title, actions, children }: StaffPageProps) {
  return (
    <div className={`${dashboard["dashboard"]} ${touch["touch"]}`}>
      <div className={dashboard["header"]}>
        <h1 className={dashboard["title"]}>{title}</h1>
        {actions}
      </div>
      {children}
    </div>
  );
}
