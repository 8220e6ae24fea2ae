import { description } from "../description.ts";
import type { Facts } from "../facts.ts";
import { spaced } from "./spaced.ts";

/** Texts about the people of the agency; names and addresses are in team.ts. */
export function team({ name: agency, ongoing }: Facts) {
  return {
    sample: "示例团队",
    linkedin: "LinkedIn",
    linkedinOf: "{{name}}的 LinkedIn",
    page: {
      title: "我们的团队",
      description: description(
        "chinese",
        spaced(`认识${agency}的团队：谁策划、谁执行、怎么联系每一位。`),
        "还有我们的四项承诺，以及每一项在日常工作中的意思。",
        "有问题可以直接写信给他们。",
        "欢迎先聊半小时，免费。",
      ),
      heading: "和您合作的人。",
      lead: ongoing
        ? "策划、执行、写报告的，就是这些人。您可以直接写信给其中任何一位。"
        : "策划、执行、交付的，就是这些人。您可以直接写信给其中任何一位。",
      members: "您会和谁沟通",
      skills: "专长",
      emailTo: "发电邮给{{name}}",
      email: "电邮",
      valuesTitle: "您可以这样要求我们",
      valuesLead: "这些词在我们这里是什么意思。",
      values: {
        innovation: {
          title: "创新",
          text: "新方法对您可能有用，我们就试，也会说明这是尝试；数据证明有效，才继续做。",
        },
        transparency: {
          title: "透明",
          text: ongoing
            ? "价格写在网站上；量不到的数据，报告会照实说明，不会用估计代替。"
            : "价格写在网站上，费用要增加时，我们会事先告诉您。",
        },
        results: {
          title: "成效",
          text: ongoing
            ? "我们先看咨询、来电和订单，再看访客和粉丝数。"
            : "开工之前先谈好作品的用途，完成之后和您一起检视。",
        },
        partnership: { title: "伙伴", text: "暂时不需要的，我们会直说，并建议您先做什么。" },
      },
      callTitle: "来聊聊吧。",
      callLead: "半小时，电话或视频，免费。带上您的网址（如果有的话）和一个问题。",
      contact: "联系我们",
    },
    members: {
      founder: {
        role: "创办人",
        bio: ongoing
          ? "从第一通电话到每月报告，都是您的第一联系人。"
          : "从第一通电话到最后一份文件，都是您的第一联系人。",
        skills: ["策略", "网站", "数据分析"],
      },
    },
  };
}
