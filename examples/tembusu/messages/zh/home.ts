import { answers } from "../../answers.ts";
import { description } from "../../description.ts";
import { forEach, ownCity, serviceNames } from "../../names.ts";
import { offers } from "./offers.ts";
import { spaced } from "./spaced.ts";

const names = Object.values<string>(serviceNames("zh"));
const city = ownCity("zh");

/** Texts of the home page. */
export const home = {
  title: spaced(`${city}${names.slice(0, 2).join("与")}`),
  description: description(
    "chinese",
    spaced(`${answers.name}，${city}。${names.slice(0, 3).join("、")}。`),
    "我们帮助商家让客户找得到、愿意选。",
    ["价格公开，先有书面计划，每月提供经得起核对的报告。", "价格公开，每月提供报告。"],
    "欢迎先预约三十分钟免费咨询。",
  ),
  hero: {
    trade: "为小商家做网站与搜索",
    found: "两种语言，",
    home: "一个故事。",
    chosen: "您的故事，",
    away: "好好说。",
    lead: "我们为长堤到海边的商店、诊所和公司设计、撰写和维护中英文网站。像我们名字里的那棵树一样，长得慢，站得久。",
    start: "开始您的项目",
    work: "查看作品",
    facts: {
      price: "每月起",
      languages: "每个页面，每份报告",
      monthly: "每月",
      report: "数据经得起核对",
    },
  },
  services: {
    title: "我们的服务。",
    lead: "一棵树下，四门手艺。可以只选一项，也可以几项配合着做：价格写在网页上，先看计划，再看账单。",
    more: "了解更多",
    moreAbout: "：{{service}}",
    items: forEach(serviceNames("zh"), (name, key) => {
      const [one, two, three] = offers[key].features;
      return { name, one: one?.title ?? "", two: two?.title ?? "", three: three?.title ?? "" };
    }),
  },
  complete: {
    title: "",
    lead: "",
    from: "起价",
    term: "",
    view: "查看完整配套",
    custom: "索取专属方案",
  },
  tools: {
    title: "付费之前，先试试看。",
    lead: "以下三项免费，不必注册。",
    free: "免费",
    whatsapp: "WhatsApp",
    whatsappAbout: "用 WhatsApp 索取{{tool}}",
    phone: "致电 {{number}}",
    audit: {
      name: "SEO 检查",
      lead: "我们像搜索引擎一样读您的网页，满分 100 分。",
      points: ["标题、小标题、文字和链接，逐项检查", "搜索引擎能不能读取这一页", "该改什么，最严重的排在前面"],
      body: "您好，\n\n请帮我检查这个网页：\nhttps://\n\n我的姓名：",
    },
    speed: {
      name: "网站速度测试",
      lead: "网页加载得多快，普通手机多久能显示并使用它。",
      points: ["加载时间，以秒计算", "性能得分，满分 100 分", "数据量和请求次数"],
      body: "您好，\n\n请帮我测试这个网页的速度：\nhttps://\n\n我的姓名：",
    },
    consultation: {
      name: "咨询",
      length: "30 分钟",
      lead: "和熟悉这一行的人聊半小时，问题由您来提。",
      points: ["电话、视频或到我们的办公室", "谈您的网站、市场和预算", "有话直说，包括“暂时不需要”"],
      body: "您好，\n\n我想预约 30 分钟的免费咨询。\n\n我的姓名：\n我的网站（如果有）：\n方便的时间：",
    },
  },
  pricing: {
    title: "价格。",
    lead: "网站开了，总要有人照看。两种月费配套，人人同价。",
    perMonth: "每月",
    popular: "最受欢迎",
    choose: "选择{{plan}}",
    plans: {
      care: {
        name: "照看",
        description: "让网站保持快速、安全、内容最新。",
        features: ["更新与备份", "每月两小时的小改动", "每月报告", "电邮支援"],
      },
      growth: {
        name: "成长",
        description: "在“照看”之上，每月再添一页能带来客人的内容。",
        features: ["包括“照看”的全部内容", "每月一页新内容，中英文都有", "更新商家资料", "每月报告，并通话讲解"],
      },
    },
  },
  portfolio: {
    title: "我们的作品。",
    lead: "这里是一部分作品，以及当初为什么而做。",
    sample: "示例项目",
    testimonialsTitle: "客户怎么说",
    testimonialsSample: "示例评价",
    testimonials: {
      tuition: {
        quote: "以前家长打电话来问从哪个出口走，现在打来问什么时候有空位。",
        name: "示例客户，碧山的补习中心",
        position: "校长",
      },
      florist: {
        quote: "我妈妈看了中文页，居然一个字都不用改。这还是头一回。",
        name: "示例客户，如切的花店",
        position: "店主",
      },
    },
  },
  team: {
    title: "背后的人。",
    lead: "和您沟通的人，替您做事的人。",
    all: "认识整个团队",
  },
  contact: {
    title: "说说您卖什么、卖给谁。",
    lead: "填写表格、写信或来电，中英文都可以。我们会在 24 小时内回复。",
    email: "电邮",
    phone: "电话",
    whatsapp: "WhatsApp",
    chat: "开始聊天",
    address: "办公室",
  },
  cta: {
    title: "前半小时，免费。",
    lead: "告诉我们您卖什么、在哪里做生意。我们会说明建议先做什么，费用多少。",
    free: "预约免费半小时",
  },
};
