import { home } from "@agency/content/messages/ms/home";
import { addMessages } from "../../../lib/i18n/messages.ts";

addMessages("ms", "home", home);

export { Outlet as default } from "react-router";
