import type { Translation } from "../../translation.ts";
import type { mailCheck as english } from "../en/mail-check.ts";

export const mailCheck: Translation<typeof english> = {
  heading: "别人能确认邮件是您发的吗？",
  lead: "邮件服务商根据五项 DNS 记录判断来自 {{from}} 的邮件是否真的出自您。这里会查询这些记录，并说明缺了什么。",
  selector: "DKIM 选择器",
  selectorHint: "您的邮件服务商会提供。如果在下面贴上邮件头，可以留空。",
  headers: "已收到邮件的邮件头",
  headersHint: "给自己发一封测试邮件，打开后选择“显示原始邮件”或“查看源代码”，把全部内容贴在这里。",
  check: "查询记录",
  checking: "正在查询…",
  failed: "无法查询记录：{{message}}",
  mood: { good: "良好", unsure: "请留意", bad: "请更改" },
  names: {
    spf: "SPF（谁可以发送）",
    dkim: "DKIM（签名）",
    dmarc: "DMARC（如何处理冒名邮件）",
    alignment: "对齐（各项属于同一域名）",
    ptr: "发送服务器的名称",
  },
  found: {
    spf: {
      pass: "{{domain}} 允许 {{ip}} 发送。",
      missing:
        "{{domain}} 没有 SPF 记录。请在那里添加 TXT 记录，例如“v=spf1 include:… ~all”。要包含什么，请看邮件服务商的说明。",
      several: "{{domain}} 有多条 SPF 记录，因此全部无效。请合并成一条。",
      open: "{{domain}} 的 SPF 记录以“+all”结尾，任何人都能发送。请改为“~all”。",
      refused: "{{domain}} 的 SPF 记录不允许 {{ip}} 发送。请加入邮件服务商提供的内容。",
      unsure: "{{domain}} 有 SPF 记录。它是否涵盖您的邮件服务商，只能从已收到的邮件看出：请贴上邮件头。",
      error: "域名服务器没有回应，请一分钟后再试。",
    },
    dkim: {
      pass: "{{name}} 有密钥（{{bits}} 位）。",
      missing: "{{name}} 没有密钥。请添加邮件服务商显示的 TXT 或 CNAME 记录。",
      invalid: "{{name}} 的记录没有可用的密钥。请从邮件服务商重新完整复制。",
      weak: "{{name}} 的密钥只有 {{bits}} 位，太短。请使用 2048 位。",
      unsigned: "这封邮件没有签名。请在邮件服务商为 {{domain}} 开启 DKIM。",
      unknown: "请填写选择器，或贴上已收到邮件的邮件头。",
      error: "域名服务器没有回应，请一分钟后再试。",
    },
    dmarc: {
      pass: "{{domain}} 对冒名邮件的处理方式：{{policy}}。",
      watching: "{{domain}} 只观察（p=none）。SPF 和 DKIM 良好几周之后，请改为 p=quarantine。",
      missing: "{{domain}} 没有 DMARC 记录。请在 _dmarc.{{domain}} 添加 TXT 记录：“v=DMARC1; p=none”。",
      error: "域名服务器没有回应，请一分钟后再试。",
    },
    alignment: {
      pass: "{{by}} 属于发件域名 {{domain}}。",
      failed: "邮件以 {{signed}} 的名义发送或签名，而不是 {{domain}}。请在邮件服务商设置您自己的域名。",
      unknown: "这只能从已收到的邮件看出：请贴上邮件头。",
      error: "域名服务器没有回应，请一分钟后再试。",
    },
    ptr: {
      pass: "{{ip}} 的名称是 {{name}}，该名称也指回它。",
      missing: "{{ip}} 没有名称。提供此地址的一方可以设置（PTR）。",
      mismatch: "{{ip}} 的名称是 {{name}}，但该名称指向别处。请让两者一致。",
      unknown: "还不知道发送服务器：请贴上已收到邮件的邮件头。",
      error: "域名服务器没有回应，请一分钟后再试。",
    },
  },
};
