import { common } from "@agency/content/messages/en/common";
import { Frame } from "../../../features/frame/frame.tsx";
import { addMessages } from "../../../lib/i18n/messages.ts";

addMessages("en", "common", common);

export default function LanguageFrame() {
  return <Frame language="en" />;
}
