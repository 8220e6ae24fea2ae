import type { Translation } from "@agency/content/translation";
import type { projects as english } from "../en/projects.ts";

export const projects: Translation<typeof english> = {
  "dive-centre": {
    client: "Sample Dive Centre",
    place: "海边",
    result: "船位在网页上就能预订，柜台有时间回答关于海的问题。",
    title: "客人自己预订船位",
    description:
      "示例项目：为一家潜水中心做预订页面和社交媒体。每天有哪些船、还剩几个位子，打开网页就看得到；还有空位的日子才发帖，满了就不用发。中英文各有页面，半夜也能预订。",
    heading: "星期六还有两个位子。",
    lead: "这家潜水中心一直用聊天卖船位，一条一条地回。他们希望客人自己看、自己订。",
    task: [
      "所有问题都打到柜台的一部电话：哪一天、哪艘船、还有位吗？",
      "客人用英文和中文写来，而且多半在夜里。到了早上，位子已经没有了。",
    ],
    done: [
      { title: "看得到位子的船", text: "每天的船、时间和剩下的位子都列出来，两种语言都有。" },
      { title: "码头上也打得开的海", text: "海是画的，不是拍的，所以信号弱的地方也打得开。" },
      { title: "有空位才发帖", text: "Instagram 只介绍还没满的日子。满了的船不需要发帖。" },
    ],
    before: "柜台把聊天里的名字抄进本子。",
    after: "客人随时可以预订，名单总是对的。",
    figures: [
      {
        name: "一艘船十个位子，在网页上预订的有几个",
        before: "0",
        after: "7",
        source: "示例数据：没有真的数过预订。",
      },
    ],
    pictures: [
      {
        alt: "手机网页画成一片海，有船、海龟和珊瑚礁，上面写着 Down where it is quiet，下面有三个可以预订的时间。",
        caption: "第一页：往下滑，就潜下去了。",
      },
      {
        alt: "宽的网页把一周画成七列海水，圆点是船上的位子，订了的是黄色。星期六还空两个。",
        caption: "柜台看到的一周。黄点是订了的位子。",
      },
    ],
  },
  furniture: {
    client: "Perabot Contoh",
    place: "柔佛",
    result: "客户来询问时，已经选好家具和木材。",
    title: "来询问的人，已经选好木材",
    description:
      "示例项目：为柔佛一家家具工坊做品牌、画法和网站。每件家具有自己的编号和标着尺寸的侧面图，客户先选好哪一件、哪种木材、要几件，再来询问，工坊第一封回信就能报价。",
    heading: "七号椅，要 nyatoh 木。",
    lead: "这家工坊按单做桌椅。他们希望自己看起来和榫头一样仔细。",
    task: ["家具没有名字，客户只好发截图，加一个问号。", "招牌、送货单和网站，看起来像三家公司。"],
    done: [
      { title: "用编号当名字", text: "每件家具有一个编号，图上、发票上、椅座下面都有。" },
      { title: "一种画法", text: "每件家具都从侧面画，标上尺寸，和工坊里的图一样。" },
      { title: "在网页上选木材", text: "客户选好木材和数量，询问时一起带来。" },
    ],
    before: "来回好几封电邮，才说得出价钱。",
    after: "第一封回信就有价钱。",
    figures: [
      {
        name: "工坊说得出价钱之前，要几封电邮",
        before: "5",
        after: "1",
        source: "示例数据：没有真的数过电邮。",
      },
    ],
    pictures: [
      {
        alt: "安静的灰色网页介绍七号椅：侧面图标着尺寸，旁边有三种木材可选。",
        caption: "工坊眼里的一件家具，标着尺寸。",
      },
      {
        alt: "手机网页上的一份询问，画在方格纸上：从上面看，四张七号椅围着一张桌子，nyatoh 木，送到 Batu Pahat。",
        caption: "手机上的询问：四张椅子、一种木材、一个地方。",
      },
    ],
  },
};
