import { portal } from "@agency/content/messages/en/portal";
import { addMessages } from "../../../lib/i18n/messages.ts";

addMessages("en", "portal", portal);

export { Outlet as default } from "react-router";
