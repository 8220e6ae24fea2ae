import type { Translation } from "../../../translation.ts";
import type { letters as english } from "../../en/admin/letters.ts";

export const letters: Translation<typeof english> = {
  title: "PDF 无法显示部分文字",
  words: "没有一种字体能完整显示{{words}}。PDF 会用 � 代替缺少的文字。",
  others_one: "另外 {{count}} 处",
  others_other: "另外 {{count}} 处",
  remedy: "请改用其他文字，例如拉丁字母；或请管理服务器的人加入字体，方法见 docs/adopt.md。",
  approval: "这样的报告不会自动批准或发送。您也可以照样批准。",
};
