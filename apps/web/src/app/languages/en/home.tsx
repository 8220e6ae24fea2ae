import { home } from "@agency/content/messages/en/home";
import { addMessages } from "../../../lib/i18n/messages.ts";

addMessages("en", "home", home);

export { Outlet as default } from "react-router";
