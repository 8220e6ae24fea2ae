/** Every text of a report, in portal, PDF and email. */
export const report = {
  title: "{{kind}}: {{period}}",
  type: { weekly: "Weekly", monthly: "Monthly", quarterly: "Quarterly" },
  kind: { weekly: "Weekly report", monthly: "Monthly report", quarterly: "Quarterly report" },
  quarter: {
    q1: "Q1 {{year}}",
    q2: "Q2 {{year}}",
    q3: "Q3 {{year}}",
    q4: "Q4 {{year}}",
    months: "{{first}} to {{last}}",
    whole: "{{quarter}} ({{months}})",
  },
  quarterShort: { q1: "Q1", q2: "Q2", q3: "Q3", q4: "Q4" },
  noData: "No data",
  period: "Period",
  preparedFor: "Prepared for",
  sample: {
    badge: "Sample data",
    note: "These figures are made up to show what a report looks like. Nothing here was measured.",
  },
  against: {
    weekly: "against the week before",
    monthly: "against the month before",
    quarterly: "against the quarter before",
  },
  headline: {
    leads_one: "{{number}} lead.",
    leads_other: "{{number}} leads.",
    leadsMore_one: "{{number}} lead, {{difference}} more than {{before}}.",
    leadsMore_other: "{{number}} leads, {{difference}} more than {{before}}.",
    leadsFewer_one: "{{number}} lead, {{difference}} fewer than {{before}}.",
    leadsFewer_other: "{{number}} leads, {{difference}} fewer than {{before}}.",
    leadsSame_one: "{{number}} lead, as many as {{before}}.",
    leadsSame_other: "{{number}} leads, as many as {{before}}.",
    visitors_one: "{{number}} visitor.",
    visitors_other: "{{number}} visitors.",
    visitorsMore_one: "{{number}} visitor, {{difference}} more than {{before}}.",
    visitorsMore_other: "{{number}} visitors, {{difference}} more than {{before}}.",
    visitorsFewer_one: "{{number}} visitor, {{difference}} fewer than {{before}}.",
    visitorsFewer_other: "{{number}} visitors, {{difference}} fewer than {{before}}.",
    visitorsSame_one: "{{number}} visitor, as many as {{before}}.",
    visitorsSame_other: "{{number}} visitors, as many as {{before}}.",
    before: { weekly: "the week before", monthly: "the month before", quarterly: "the quarter before" },
  },
  keyFigures: {
    heading: "The three numbers that matter",
    visitors: "Visitors",
    position: "SEO average position",
    followers: "Social followers",
    leads: "Total leads",
    visitorsNote: "{{organic}} of them came from a search",
    positionNote: "1 is the top of Google's first page",
    rate: "Conversion rate: {{rate}} of visits",
    rateUnknown: "Conversion rate: no data",
  },
  meaning: {
    position: "The average place of your pages in the results",
    followers: "Across all your social media accounts",
    leads: "Enquiries, calls and orders from your website",
    keywords: "Searches we watch for you",
  },
  traffic: {
    heading: "Traffic",
    totalVisitors: "Total visitors",
    organicTraffic: "Organic traffic",
    organicNote: "came from a search",
    change: "Change in visitors",
    split: "Where your visitors came from",
    typicalSplit: "Where visitors often come from (example)",
    typicalNote: "This is an example split. Your own was not measured in this period.",
    partialNote: "The remaining sources were not measured one by one in this period.",
    organic: "Organic search",
    social: "Social media",
    direct: "Direct",
    other: "Other",
    rest: "Remaining sources",
  },
  seo: {
    heading: "SEO",
    averagePosition: "Average position",
    keywordsTracked: "Keywords tracked",
    change: "Position change",
    changeNote: "A minus is good: closer to the top",
    topRankings: "Top ranking keywords",
  },
  searches: {
    heading: "Searches that found you",
    search: "Search",
    position: "Position",
    change: "Change",
    clicks: "Clicks",
    impressions: "Times shown",
    unknown: "–",
    new: "New",
    lost: "No longer found: {{searches}}.",
    places: { top3: "Top 3", top10: "4 to 10", top20: "11 to 20", beyond: "Beyond 20" },
    before: "{{number}} before",
    pages: "Pages found in searches",
    page: "Page",
  },
  social: { heading: "Social media", totalFollowers: "Followers" },
  profile: {
    heading: "Google Business Profile",
    meaning: "Calls, requests for directions and clicks from your listing on Google Search and Maps.",
  },
  conversions: { heading: "Leads", totalLeads: "Total leads", conversionRate: "Conversion rate" },
  history: {
    weekly: "Visitors week by week",
    monthly: "Visitors month by month",
    quarterly: "Visitors quarter by quarter",
    allVisitors: "All visitors",
    fromSearch: "From organic search",
    summary: "Bar chart. {{points}}.",
    none: "There are no visitor figures for this period or the ones before it.",
    first: "Your trend starts here. Each new report adds a bar.",
  },
  festivals: {
    note: "Holidays may explain lower figures: {{periods}}.",
    period: "{{period}} ({{festivals}})",
    newYear: "New Year",
    chineseNewYear: "Chinese New Year",
    aidilfitri: "Hari Raya Aidilfitri",
    aidiladha: "Hari Raya Haji",
    deepavali: "Deepavali",
    christmas: "Christmas",
  },
  target: {
    reached: "Target {{target}}: reached",
    missed: "Target {{target}}: {{percent}}% reached",
    positionMissed: "Target {{target}}: not yet reached",
    line: "Target {{target}}",
  },
  work: "What we did",
  trend: { weekly: "Leads week by week", monthly: "Leads month by month", quarterly: "Leads quarter by quarter" },
  comparison: { heading: "Compared with earlier periods", figure: "Figure" },
  recommendations: "What we recommend",
  recommendation: {
    noLeads:
      "No leads were recorded in this period. We test every form, phone link and WhatsApp button first. If they all work, we move the one that suits your customers best to the top of the page.",
    leadsDown:
      "Leads fell by {{percent}}%. We check where visitors leave your website before they contact you, and shorten the path to your form, phone and WhatsApp.",
    leadsUp: "Leads grew by {{percent}}%. We look at which page brought them and do more of it.",
    trafficDown:
      "Visitors fell by {{percent}}%. We look at which pages lost the most, improve those first, and add a page on a question that customers often ask you.",
    positionWorse_one:
      "Your average position on Google slipped by {{places}} place. We update the pages that dropped and link to them from your strongest pages.",
    positionWorse_other:
      "Your average position on Google slipped by {{places}} places. We update the pages that dropped and link to them from your strongest pages.",
    conversionLow:
      "Only {{percent}}% of visits became a lead. We shorten the contact form and put the WhatsApp and call buttons where people see them at once.",
    organicShareLow:
      "Only {{percent}}% of your visitors came from a search. We write pages that answer what your customers type into Google. They keep bringing visitors, and you pay nothing for each click.",
    positionBehindFirstPage:
      "Your average position is {{position}}, behind the first page of Google. We work on the keywords closest to the first page before we go after new ones.",
    followersDown:
      "You have {{percent}}% fewer followers than before. We post on fixed days, and show your work and your people more often than your offers.",
    trafficUp:
      "Visitors grew by {{percent}}%. We find out which page, search or campaign brought them, and build on it.",
    positionBetter_one:
      "Your average position on Google improved by {{places}} place. We keep these pages up to date so that the gain lasts.",
    positionBetter_other:
      "Your average position on Google improved by {{places}} places. We keep these pages up to date so that the gain lasts.",
    first:
      "There is no earlier period to compare with yet. From the next report on, you will see how each figure moves.",
    steady:
      "Your figures are steady. This is a good time to try one new thing: we suggest a headline, an offer or a page, and measure what it changes.",
    noData:
      "There are no figures for this period yet. Once your website and search figures are connected, our recommendations will appear here.",
  },
  /** The sentences of version 1 of the rules. Reports that have them keep them. */
  formerRecommendation: {
    noLeads:
      "No leads were recorded in this period. Send yourself a test through every form, phone link and WhatsApp button first. If they all work, move the one you want people to use to the top of the page.",
    trafficDown:
      "Visitors fell by {{percent}}%. Look at which pages lost the most, fix those first, and publish one new page on a question customers often ask.",
    positionWorse_one:
      "Your average position on Google slipped by {{places}} place. Update the pages that dropped and link to them from your strongest pages.",
    positionWorse_other:
      "Your average position on Google slipped by {{places}} places. Update the pages that dropped and link to them from your strongest pages.",
    conversionLow:
      "Only {{percent}}% of visits became a lead. Shorten the contact form and put a WhatsApp or call button where people see it without scrolling.",
    organicShareLow:
      "Only {{percent}}% of your visitors came from a search. Pages that answer what your customers type into Google keep bringing visitors without paying for each click.",
    positionBehindFirstPage:
      "Your average position is {{position}}, behind the first page of Google. Focus on the few keywords closest to the first page before going after new ones.",
    followersDown:
      "You have {{percent}}% fewer followers than before. Post on fixed days, and show your work and your people more often than your offers.",
    trafficUp: "Visitors grew by {{percent}}%. Find out which page or campaign brought them and do more of the same.",
    positionBetter_one:
      "Your average position on Google improved by {{places}} place. Keep these pages fresh so that the gain lasts.",
    positionBetter_other:
      "Your average position on Google improved by {{places}} places. Keep these pages fresh so that the gain lasts.",
    first:
      "There is no earlier period to compare with yet. From the next report on, you will see how each figure moves.",
    steady: "Your figures are steady. This is a good time to try one thing: a new headline, a new offer or a new page.",
    noData:
      "There are no figures for this period yet. Once your website and search figures are connected, your recommendations will appear here.",
  },
  comment: "A word from {{agency}}",
  figure: {
    totalVisitors: "Visitors",
    organicTraffic: "Visitors from a search",
    socialTraffic: "Visitors from social media",
    directTraffic: "Direct visitors",
    otherTraffic: "Visitors from other sources",
    sessions: "Visits",
    averagePosition: "Average position",
    keywordsTracked: "Keywords tracked",
    totalFollowers: "Followers",
    totalLeads: "Leads",
    calls: "Calls",
    directions: "Requests for directions",
    websiteClicks: "Website clicks",
    topRankings: "Top ranking keywords",
  },
  revised: {
    on: "Revised on {{date}}.",
    change: "{{figure}}: {{before}} → {{after}}.",
    others: "The wording, the sections or earlier periods changed.",
  },
  origins: {
    heading: "Where the figures come from",
    all: "All figures",
    line: "{{figures}}: {{origin}}.",
    compared: "The period before: {{origins}}.",
    summary: "Figures {{origins}}, last changed on {{date}}.",
    typed: "typed in by the agency",
    file: "imported from a file",
    google: "read from Google",
    sampleSummary: "Sample figures, made on {{date}}.",
  },
  /** Within a sentence. */
  origin: {
    typed: "typed by the agency, {{date}}",
    typedBy: "typed by {{author}}, {{date}}",
    file: "imported from a file, {{date}}",
    fileNamed: "file {{file}}, {{date}}",
    fileRow: "file {{file}}, row {{row}}, {{date}}",
    analytics: "Google Analytics, {{date}}",
    search_console: "Search Console, {{date}}",
    business_profile: "Google Business Profile, {{date}}",
    sample: "made up as a sample, {{date}}",
    final: "final data",
    compared: "Compared with: {{origin}}.",
  },
  originNote: {
    thresholded: "Google left out small groups of people",
    sampled: "estimated by Google from part of the visits",
    partial: "for part of the period only",
    other_row: "rare values counted together by Google",
    not_final: "may still change",
    time_zone: "days counted in another time zone",
    worked_out: "calculated from the rows of the file",
  },
  generated: "Report prepared on {{date}}.",
  page: "Page {{page}} of {{pages}}",
  details: "The figures in full",
  mail: {
    subject: "{{title}} – {{client}}",
    sampleSubject: "[{{badge}}] {{title}} – {{client}}",
    greeting: "Hello {{client}},",
    intro: "Your report for {{period}} is ready. These are the three numbers that matter.",
    open: "Open the full report",
    attached: "The full report is attached as a PDF, ready to forward.",
    reason:
      "{{agency}} prepares these reports for {{client}} and sends them to this address. Any questions? Just reply.",
  },
  testMail: {
    subject: "Test email from {{agency}}",
    heading: "Email works",
    body: "This is a test email from the report dashboard of {{agency}}. It reached you, so reports can be sent from there.",
  },
} as const;
