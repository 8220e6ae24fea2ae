import { admin } from "@agency/content/messages/en/admin";
import { addMessages } from "../../../lib/i18n/messages.ts";

addMessages("en", "admin", admin);

export { Outlet as default } from "react-router";
