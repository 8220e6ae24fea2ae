import type { Translation } from "../../translation.ts";
import type { work as english } from "../en/work.ts";

export const work: Translation<typeof english> = {
  list: {
    name: "作品",
    title: "我们的作品，一个一个看",
    description:
      "每位客户需要什么，我们做了什么，之后有什么改变：每个项目都有自己的页面，把任务、步骤、前后对比写清楚，数据也注明来源，让您在找我们之前就能自己判断合不合适。",
    start: {
      title: "您的会是什么样子？",
      lead: "告诉我们您卖什么、卖给谁。我们会告诉您首先该做什么，费用多少。",
    },
  },
  all: "全部作品",
  sample: "示例项目",
  samples: "示例项目",
  place: "地点",
  services: "服务内容",
  task: "任务",
  done: "做法",
  change: "前后对比",
  sampleFigures: "示例数据",
  before: "之前",
  after: "之后",
  others: { title: "更多作品", lead: "别的客户，别的任务。" },
  related: { title: "看看做过的项目", lead: "我们为别人做了什么，怎么做，之后有什么改变。" },
  start: {
    title: "您的任务也差不多吗？",
    lead: "告诉我们您卖什么，遇到什么难处。我们会告诉您首先该做什么。",
  },
  missing: {
    title: "找不到项目",
    lead: "这个地址没有项目。页面也许已经撤下，或者网址少了一个字母。",
  },
};
