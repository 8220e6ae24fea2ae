import { description } from "../description.ts";
import { type Facts, forEach } from "../facts.ts";
import { offerOf } from "./offers.ts";
import { abovePlans, starts } from "./priced.ts";
import { spaced } from "./spaced.ts";

/** Texts of the home page. */
export function home({ city, name: agency, services, starts: from, plans, ongoing }: Facts) {
  const names = Object.values(services).map(({ name }) => name);
  return {
    title: spaced(`${city}${names.slice(0, 2).join("与")}`),
    description: description(
      "chinese",
      spaced(`${agency}，${city}。${names.slice(0, 3).join("、")}。`),
      "我们帮助商家让客户找得到、愿意选。",
      ongoing
        ? ["价格公开，先有书面计划，每月提供经得起核对的报告。", "价格公开，每月提供报告。"]
        : ["价格公开，先有书面提案，完成后交付全部文件。", "价格公开，先有书面提案。"],
      "欢迎先预约三十分钟免费咨询。",
    ),
    hero: {
      trade: names.slice(0, 3).join("、"),
      found: ongoing ? "找得到，" : "您的想法，",
      home: ongoing ? "看得懂，" : "一个价格，",
      chosen: ongoing ? "愿意选，" : "如约",
      away: ongoing ? "有数据。" : "交付。",
      lead: ongoing
        ? "客户联系您之前，会先四处比较。我们让他们找到您、看懂您、选择您，并且每个月告诉您成效如何。"
        : "告诉我们您需要什么。您会收到一份只有一个价格的提案，还能修改时就看到作品，最后文件都归您。",
      start: "开始您的项目",
      work: "查看作品",
      facts: {
        price: starts[from],
        languages: ongoing ? "每个页面，每份报告" : "每个页面，每份提案",
        monthly: ongoing ? "每月" : "一个价格",
        report: ongoing ? "数据经得起核对" : "开工之前谈定",
      },
    },
    services: {
      title: "我们的服务。",
      lead: ongoing
        ? "内容谈好，价格清楚，每月有报告。可以只选一项，也可以几项配合着做。"
        : "内容谈好，价格清楚。可以只选一项，也可以几项配合着做。",
      more: "了解更多",
      moreAbout: "：{{service}}",
      items: forEach(services, ({ name, kind }, key) => {
        const [one, two, three] = offerOf(key, kind).features;
        return { name, one: one?.title ?? "", two: two?.title ?? "", three: three?.title ?? "" };
      }),
    },
    complete: {
      title: "多项服务，一个套餐。",
      lead: "一个团队，一份报告，一位联系人。最小的套餐 {{from}} 至 {{to}} 周即可完成。",
      from: "起价",
      term: "启动费，之后每月 {{monthly}}",
      view: "查看完整配套",
      custom: "索取专属方案",
    },
    tools: {
      title: "付费之前，先试试看。",
      lead: "免费使用，不必注册。",
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
        points: ["电话或视频", "谈您的网站、市场和预算", "有话直说，包括“暂时不需要”"],
        body: "您好，\n\n我想预约 30 分钟的免费咨询。\n\n我的姓名：\n我的网站（如果有）：\n方便的时间：",
      },
    },
    pricing: {
      title: "价格。",
      lead: abovePlans[plans],
      popular: "最受欢迎",
      choose: "选择{{plan}}",
      plans: {
        starter: {
          name: "起步",
          description: "适合先做好一件事的小店。",
          features: ["每次专注一个目标", "书面计划", "每月报告", "电邮支援"],
        },
        business: {
          name: "商务",
          description: "适合想在两方面成长的生意。",
          features: ["两个目标同时进行", "书面计划", "每月报告，并通话讲解", "电话和电邮支援"],
        },
        enterprise: {
          name: "企业",
          description: "适合有多家分店、多个品牌或多种语言的企业。",
          features: [
            "四个目标同时进行",
            "每家分店、每个品牌或每种语言各有计划",
            "每月报告，并通话讲解",
            "电话和电邮支援",
          ],
        },
      },
    },
    portfolio: {
      title: "我们的作品。",
      lead: "这里是一部分作品，以及当初为什么而做。",
      sample: "示例项目",
      testimonialsTitle: "客户怎么说",
      testimonialsSample: "示例评价",
      testimonials: {},
    },
    team: {
      title: "背后的人。",
      lead: "和您沟通的人，替您做事的人。",
      all: "认识整个团队",
    },
    contact: {
      title: "告诉我们您卖什么。",
      lead: "填写表格、写信或来电都可以。我们会在 {{replyWithin}}内回复。",
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
}
