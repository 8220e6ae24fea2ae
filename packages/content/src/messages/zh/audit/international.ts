import type { Translation } from "../../../translation.ts";
import type { international as english } from "../../en/audit/international.ts";

export const international: Translation<typeof english> = {
  hreflang: {
    name: "各语言版本互相写明",
    why: "hreflang 告诉搜索引擎哪个网页是哪种语言。代码正确，而且每个网页都写明其他版本，才算数。",
    mend: "给每个语言版本同一份 hreflang 链接，写完整地址和有效代码，例如 en、ms 或 en-MY，也包括网页自己。",
    found: {
      code: "“{{code}}”不是语言代码。",
      address_one: "有 {{count}} 个 hreflang 链接没有完整地址。",
      address_other: "有 {{count}} 个 hreflang 链接没有完整地址。",
      region: "“{{code}}”里的国家没有这个代码。",
      oneWay: "查看过的语言版本没有写回这个网页。",
      partly_one: "查看过的 {{checked}} 个语言版本里，有 {{count}} 个没有写回这个网页。",
      partly_other: "查看过的 {{checked}} 个语言版本里，有 {{count}} 个没有写回这个网页。",
    },
  },
  hreflangSelf: {
    name: "网页写明自己",
    why: "Google 要求每个网页都在自己的语言列表里。",
    mend: "加一个 hreflang 链接，写上网页自己的语言和地址。",
    found: { missing: "网页不在自己的语言列表里。" },
  },
  hreflangDefault: {
    name: "给其他人的版本",
    why: "x-default 说明语言不在列表里的人看哪个版本。",
    mend: '加上 hreflang="x-default"，用最适合多数人的版本。',
    found: { missing: "没有写明给其他人的版本（x-default）。" },
  },
  hreflangTwice: {
    name: "每种语言一个地址",
    why: "一种语言有两个地址，互相矛盾。",
    mend: "每个代码只保留一个地址。",
    found: { twice: "“{{code}}”通往两个不同的地址。" },
  },
  contentLanguage: {
    name: "服务器与网页的语言一致",
    why: "两处写明的语言不同，互相矛盾。",
    mend: "让 Content-Language 标头写网页的语言，或移除它。",
    found: { different: "Content-Language 标头写的语言与网页不同。" },
  },
};
