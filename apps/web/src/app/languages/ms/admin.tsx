import { admin } from "@agency/content/messages/ms/admin";
import { addMessages } from "../../../lib/i18n/messages.ts";

addMessages("ms", "admin", admin);

export { Outlet as default } from "react-router";
