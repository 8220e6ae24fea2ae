import { Outlet } from "react-router";
import { texts } from "../../shared/i18n/texts.server.ts";
import { ownFrame } from "../../shared/own-frame.ts";
import { StaffOnly } from "../session/staff-only.tsx";
import { Shell } from "./shell.tsx";

export const loader = texts(({ staff, admin, errors: { problem, source } }) => ({
  staff,
  admin,
  errors: { problem, source },
}));

/** This frame replaces the site's header and footer. */
export const handle = ownFrame;

// The frame is the same for every staff page of a language.
export const shouldRevalidate = () => false;

/** The navigation of every staff page. Redirects visitors without a session to the sign-in page. */
export default function StaffFrame() {
  return (
    <StaffOnly>
      {(username) => (
        <Shell username={username}>
          <Outlet />
        </Shell>
      )}
    </StaffOnly>
  );
}
