import { portal } from "@agency/content/messages/ms/portal";
import { addMessages } from "../../../lib/i18n/messages.ts";

addMessages("ms", "portal", portal);

export { Outlet as default } from "react-router";
