import { common } from "@agency/content/messages/ms/common";
import { Frame } from "../../../features/frame/frame.tsx";
import { addMessages } from "../../../lib/i18n/messages.ts";

addMessages("ms", "common", common);

export default function LanguageFrame() {
  return <Frame language="ms" />;
}
