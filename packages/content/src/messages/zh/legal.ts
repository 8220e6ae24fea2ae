import type { Translation } from "../../translation.ts";
import type { legal as english } from "../en/legal.ts";
import { privacy } from "./legal/privacy.ts";
import { terms } from "./legal/terms.ts";

export const legal: Translation<typeof english> = {
  sample: {
    title: "这是范本，不是法律意见",
    text: "此页是我们为一家虚构的代理商用心写成的。用于真实的代理商之前，请填入真实的资料和期限，并请律师审阅。",
  },
  contents: "本页内容",
  brief: "简而言之",
  version: "第 {{version}} 版，自 {{date}}起生效",
  other: "另见",
  privacy,
  terms,
};
