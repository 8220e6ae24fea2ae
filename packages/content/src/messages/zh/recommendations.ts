import type { Translation } from "../../translation.ts";
import type { recommendation as english } from "../en/recommendations.ts";

export const recommendation: Translation<typeof english> = {
  noLeads:
    "本时段没有记录到询盘。我们会先测试每个表单、电话链接和 WhatsApp 按钮。如果都正常，就把最适合您客户的那一个移到网页顶部。",
  leadsDown: "询盘减少了 {{percent}}%。我们会检查访客在联系您之前从哪里离开，并缩短通往表单、电话和 WhatsApp 的路径。",
  leadsFewer_one:
    "您的询盘比前一时段少 {{number}} 条。我们会测试表单、电话链接和 WhatsApp 按钮，并留意这个情况是否持续。",
  leadsFewer_other:
    "您的询盘比前一时段少 {{number}} 条。我们会测试表单、电话链接和 WhatsApp 按钮，并留意这个情况是否持续。",
  leadsFewerOfMore_one:
    "访客增加了，询盘却比前一时段少 {{number}} 条。我们会找出他们从哪里离开，让他们在那里更容易联系您。",
  leadsFewerOfMore_other:
    "访客增加了，询盘却比前一时段少 {{number}} 条。我们会找出他们从哪里离开，让他们在那里更容易联系您。",
  leadsUp: "询盘增加了 {{percent}}%。我们会找出是哪个网页带来的，并多做类似的内容。",
  leadsMore_one: "您的询盘比前一时段多 {{number}} 条。我们会找出是哪些网页带来的，并引导更多访客到那里。",
  leadsMore_other: "您的询盘比前一时段多 {{number}} 条。我们会找出是哪些网页带来的，并引导更多访客到那里。",
  leadsMoreOfFewer_one: "访客减少了，询盘却比前一时段多 {{number}} 条。我们会找出是什么打动了他们，并用在其他网页上。",
  leadsMoreOfFewer_other:
    "访客减少了，询盘却比前一时段多 {{number}} 条。我们会找出是什么打动了他们，并用在其他网页上。",
  leadsFromNone: "前一时段没有询盘，本时段有了。我们会找出是哪个网页带来的，并多做类似的内容。",
  noVisitors: "本时段没有记录到访客。我们会先检查您的网站能否打开，以及访问有没有被统计。",
  trafficDown: "访客减少了 {{percent}}%。我们会找出流失最多的网页，优先改进它们，并新增一个回答客户常见问题的网页。",
  trafficFewer_one: "您的访客比前一时段少 {{number}} 位。我们会找出哪些网页和搜索带来的访客变少了，并更新这些网页。",
  trafficFewer_other: "您的访客比前一时段少 {{number}} 位。我们会找出哪些网页和搜索带来的访客变少了，并更新这些网页。",
  positionWorse_one: "您在 Google 的平均排名下降了 {{places}} 位。我们会更新下降的网页，并从您最强的网页链接过去。",
  positionWorse_other: "您在 Google 的平均排名下降了 {{places}} 位。我们会更新下降的网页，并从您最强的网页链接过去。",
  positionSlipped_one:
    "您在 Google 的平均排名下降了 {{places}} 位。我们会找出是哪些搜索有变动，如果持续下降，就更新相关网页。",
  positionSlipped_other:
    "您在 Google 的平均排名下降了 {{places}} 位。我们会找出是哪些搜索有变动，如果持续下降，就更新相关网页。",
  followersDown: "您的粉丝比之前少了 {{percent}}%。我们会在固定的日子发布内容，多展示您的作品和团队，少发促销。",
  followersFewer_one: "您的粉丝比之前少 {{number}} 位。我们会找出哪些帖子受欢迎，并多安排这样的内容。",
  followersFewer_other: "您的粉丝比之前少 {{number}} 位。我们会找出哪些帖子受欢迎，并多安排这样的内容。",
  conversionLow:
    "只有 {{percent}}% 的访问变成了询盘。我们会缩短联系表单，并把 WhatsApp 和电话按钮放在一眼就能看到的位置。",
  conversionNone: "您网站的访问几乎没有变成询盘。我们会缩短联系表单，并把 WhatsApp 和电话按钮放在一眼就能看到的位置。",
  organicShareLow:
    "只有 {{percent}}% 的访客来自搜索。我们会撰写网页，回答客户在 Google 上输入的问题：它们会持续带来访客，而无需为每次点击付费。",
  organicShareNone:
    "几乎没有访客来自搜索。我们会撰写网页，回答客户在 Google 上输入的问题：它们会持续带来访客，而无需为每次点击付费。",
  positionBehindFirstPage:
    "您的平均排名是 {{position}}，不在 Google 首页。我们会先处理最接近首页的关键词，再开拓新的关键词。",
  trafficUp: "访客增加了 {{percent}}%。我们会找出原因：某个网页、某个搜索还是某个活动，并继续发挥。",
  trafficFromNone: "前一时段没有访客，本时段有了。我们会找出原因：某个网页、某个搜索还是某个活动，并继续发挥。",
  positionBetter_one: "您在 Google 的平均排名上升了 {{places}} 位。我们会持续更新这些网页，保住成果。",
  positionBetter_other: "您在 Google 的平均排名上升了 {{places}} 位。我们会持续更新这些网页，保住成果。",
  trafficMore_one: "您的访客比前一时段多 {{number}} 位。我们会找出是什么带来了更多人，并继续发挥。",
  trafficMore_other: "您的访客比前一时段多 {{number}} 位。我们会找出是什么带来了更多人，并继续发挥。",
  positionGained_one: "您在 Google 的平均排名上升了 {{places}} 位。我们会继续经营排名上升的网页。",
  positionGained_other: "您在 Google 的平均排名上升了 {{places}} 位。我们会继续经营排名上升的网页。",
  followersMore_one: "您的粉丝比之前多 {{number}} 位。我们会找出是哪些帖子吸引了他们，并多安排这样的内容。",
  followersMore_other: "您的粉丝比之前多 {{number}} 位。我们会找出是哪些帖子吸引了他们，并多安排这样的内容。",
  steady: "您的数据很稳定，正是尝试新事物的好时机：我们会建议一个标题、一项优惠或一个网页，并测量它带来的变化。",
  first: "目前还没有更早的时段可以比较。从下一份报告起，您会看到每个数字的变化。",
  notCompared: "我们无法将这些数字与前一时段比较。从下一份报告起，您会再次看到每个数字的变化。",
  noData: "本时段还没有数据。接入您的网站和搜索数据后，我们的建议会显示在这里。",
};
