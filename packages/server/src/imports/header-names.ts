import type { Figures } from "@agency/model/figures";
import type { NamedMeasure } from "@agency/model/measures";

/**
 * Columns that describe a row: its client, its period, the currency of its money, and the parts, such as campaigns, that the rows
 * divide a period into (`division`).
 */
export const descriptions = [
  "client",
  "website",
  "clientId",
  "reportType",
  "period",
  "periodEnd",
  "year",
  "currency",
  "division",
] as const;
type Description = (typeof descriptions)[number];

export type ColumnMeaning = keyof Figures | Description;

/**
 * Names of columns in English, Malay and Chinese, also those of GA4, of ad platforms and of our template, as `normalHeader` writes
 * them, with commas between. Each way of counting a figure has an entry of its own, with its measure.
 */
export const columnNames: { meaning: ColumnMeaning; measure?: NamedMeasure; names: string[] }[] = [
  {
    meaning: "totalVisitors",
    names: [
      "total visitors, visitors, visitor, unique visitors, website visitors, web visitors, site visitors, users",
      "pelawat, jumlah pelawat, pelawat unik, pelawat laman web, pelawat web, pengguna, bilangan pelawat",
      "访客, 访客数, 访客人数, 访客总数, 总访客, 总访客数, 网站访客, 网站访客数, 独立访客, 用户, 用户数",
      "訪客, 訪客數, 訪客人數, 訪客總數, 總訪客數, 網站訪客, 使用者, 使用者人數",
    ],
  },
  {
    meaning: "totalVisitors",
    measure: "total_users",
    names: ["total users, jumlah pengguna, 总用户数, 用户总数, 總使用者數, 使用者總數, 總人數"],
  },
  {
    meaning: "totalVisitors",
    measure: "active_users",
    names: ["active users, pengguna aktif, 活跃用户, 活跃用户数, 活躍使用者, 活躍使用者人數"],
  },
  {
    meaning: "organicTraffic",
    names: [
      "organic traffic, organic, organic search, organic visitors, organic users, seo traffic",
      "visitors from organic search, visitors from search, visitors from a search, from organic search",
      "trafik organik, organik, carian organik, pelawat organik, pelawat daripada carian organik",
      "daripada carian organik, pelawat daripada carian, pelawat carian",
      "自然流量, 自然搜索, 自然搜索流量, 自然搜索访客, 自然搜尋, 自然搜尋流量",
    ],
  },
  {
    meaning: "socialTraffic",
    names: [
      "social traffic, social, social media, social visitors, visitors from social media",
      "from social media, trafik sosial, sosial, media sosial, pelawat media sosial",
      "pelawat daripada media sosial, daripada media sosial",
      "社交流量, 社交媒体, 社交媒体流量, 社交媒体访客, 社群流量, 社群媒體",
    ],
  },
  {
    meaning: "directTraffic",
    names: [
      "direct traffic, direct, direct visitors, trafik langsung, langsung, terus, trafik terus",
      "pelawat terus, pelawat langsung, 直接流量, 直接访问, 直接访客, 直接造訪",
    ],
  },
  {
    meaning: "otherTraffic",
    names: [
      "other traffic, other, others, other visitors, from elsewhere, visitors from elsewhere",
      "visitors from other sources, lain, lain lain, trafik lain, pelawat lain, daripada sumber lain",
      "pelawat daripada sumber lain, 其他流量, 其他来源, 其他访客, 其他來源",
    ],
  },
  {
    meaning: "sessions",
    measure: "sessions",
    names: ["sessions, session, total sessions, sesi, jumlah sesi, 会话, 会话数, 会话次数, 工作階段, 工作階段數"],
  },
  {
    meaning: "sessions",
    names: ["visits, lawatan, jumlah lawatan, kunjungan, 访问次数, 總訪問次數"],
  },
  {
    meaning: "averagePosition",
    names: [
      "average position, avg position, position, average rank, average ranking, mean position",
      "kedudukan purata, purata kedudukan, kedudukan, avg rank, 平均排名, 排名, 平均名次",
    ],
  },
  {
    meaning: "searchClicks",
    names: [
      "search clicks, clicks from searches, clicks from search, organic clicks, google clicks, search console clicks",
      "klik carian, klik daripada carian, klik organik, 搜索点击, 搜索点击次数, 自然搜索点击, 搜尋點擊次數",
    ],
  },
  {
    meaning: "searchImpressions",
    names: [
      "search impressions, impressions in searches, times shown in searches, organic impressions, google impressions",
      "search console impressions, paparan carian, kali dipaparkan dalam carian, 搜索展示, 搜索展示次数, 自然搜索展示, 搜尋曝光次數",
    ],
  },
  {
    meaning: "keywordsTracked",
    names: [
      "keywords tracked, tracked keywords, keywords, number of keywords, kata kunci dipantau",
      "kata kunci dijejak, bilangan kata kunci, jumlah kata kunci, 跟踪关键词, 追踪关键词, 关键词数量, 關鍵字數量",
    ],
  },
  {
    meaning: "topRankings",
    names: [
      "top rankings, top ranking keywords, top keywords, kata kunci teratas, kata kunci utama",
      "kata kunci berkedudukan teratas, 热门关键词, 排名靠前的关键词, 熱門關鍵字",
    ],
  },
  {
    meaning: "totalFollowers",
    names: [
      "total followers, followers, pengikut, jumlah pengikut, bilangan pengikut",
      "粉丝, 粉丝数, 粉丝总数, 总粉丝数, 关注者, 粉絲, 粉絲數, 追蹤者",
    ],
  },
  {
    meaning: "totalLeads",
    names: [
      "total leads, leads, lead, enquiries, inquiries, prospek, jumlah prospek, pertanyaan, jumlah pertanyaan",
      "询盘, 询盘数, 总询盘数, 潜在客户, 詢盤, 潛在客戶",
    ],
  },
  {
    meaning: "totalLeads",
    measure: "key_events",
    names: ["key events, peristiwa penting, 关键事件, 关键事件数, 重要事件, 重要事件數, 關鍵事件"],
  },
  {
    meaning: "totalLeads",
    measure: "conversions",
    names: ["conversions, penukaran, 转化, 转化数, 转化次数, 轉換, 轉換次數"],
  },
  {
    meaning: "calls",
    names: [
      "calls, phone calls, call clicks, panggilan, panggilan telefon, bilangan panggilan, 来电, 来电次数, 来电数, 來電次數",
    ],
  },
  {
    meaning: "directions",
    names: [
      "directions, direction requests, requests for directions, arah, permintaan arah, arah perjalanan",
      "permintaan arah perjalanan, 路线请求, 路线查询, 路線查詢",
    ],
  },
  {
    meaning: "websiteClicks",
    names: [
      "website clicks, clicks to website, clicks on the website, klik laman web, klik ke laman web",
      "网站点击, 网站点击次数, 網站點擊, 網站點擊次數",
    ],
  },
  {
    meaning: "adSpend",
    names: [
      "ad spend, ads spend, advertising spend, ad cost, ads cost, ad budget spent, spend, amount spent, media spend",
      "belanja iklan, perbelanjaan iklan, kos iklan, jumlah belanja iklan, jumlah dibelanjakan",
      "广告花费, 广告费, 广告费用, 广告支出, 广告开支, 花费金额, 已花费金额, 廣告花費, 廣告費用, 花費金額",
    ],
  },
  {
    meaning: "client",
    names: [
      "client, clients, client name, client s name, customer, customer name, company, company name, business",
      "business name, brand, account, account name, advertiser, advertiser name, akaun, nama akaun, klien, nama klien, pelanggan, nama pelanggan, syarikat, nama syarikat, perniagaan, property",
      "客户, 客户名称, 公司, 公司名称, 品牌, 客戶, 客戶名稱, 账户, 账户名称, 帐户名称, 帳戶名稱",
    ],
  },
  {
    meaning: "website",
    names: ["website, web site, site, domain, url, website url, laman web, tapak web, 网站, 网址, 網站, 網址"],
  },
  {
    meaning: "clientId",
    names: ["client id, client code, access id, id pelanggan, id klien, kod pelanggan, 客户 id, 客戶 id"],
  },
  {
    meaning: "reportType",
    names: ["report type, type of report, jenis laporan, frequency, kekerapan, 报告类型, 報告類型"],
  },
  {
    meaning: "period",
    names: [
      "period, period start, start of the period, start date, date start, start, from, date from, date, day, by day, dates",
      "tempoh, permulaan tempoh, tarikh mula, mula, tarikh, hari, dari, daripada, month, bulan, month and year, month year",
      "reporting month, reporting starts, reporting start, starts, week, minggu, week starting, quarter, suku tahun, suku",
      "mula pelaporan, pelaporan bermula, 时段, 日期, 月份, 月, 周, 季度, 开始日期, 起始日期, 报告开始日期, 時段, 開始日期, 週",
    ],
  },
  {
    meaning: "periodEnd",
    names: [
      "period end, end of the period, end date, date end, end, to, date to, until, till, finish, stop, ends, end day",
      "reporting ends, reporting end, tarikh tamat, tarikh akhir, tarikh henti, tamat, akhir, hingga, sehingga",
      "sampai, tamat pelaporan, pelaporan tamat, 结束日期, 截止日期, 报告结束日期, 結束日期",
    ],
  },
  { meaning: "year", names: ["year, tahun, 年份, 年"] },
  {
    meaning: "currency",
    names: ["currency, currency code, mata wang, kod mata wang, 货币, 货币代码, 币种, 貨幣, 貨幣代碼, 幣別"],
  },
  {
    meaning: "division",
    names: [
      "hour, hours, hour of day, jam, waktu, 小时, 小時, weekday, day of week, hari dalam minggu, age, gender, umur, jantina",
      "年龄, 性别, 年齡, 性別, campaign id, ad id, ad set id, ad group id",
    ],
  },
];
