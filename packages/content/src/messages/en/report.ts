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
  fromZero: "up from 0",
  /** After the change of a position, whose plus is worse. */
  change: { better: "better", worse: "worse" },
  headline: {
    leads_zero: "No leads.",
    leads_one: "{{number}} lead.",
    leads_other: "{{number}} leads.",
    leadsMore_one: "{{number}} lead, {{difference}} more than {{before}}.",
    leadsMore_other: "{{number}} leads, {{difference}} more than {{before}}.",
    leadsFewer_zero: "No leads, {{difference}} fewer than {{before}}.",
    leadsFewer_one: "{{number}} lead, {{difference}} fewer than {{before}}.",
    leadsFewer_other: "{{number}} leads, {{difference}} fewer than {{before}}.",
    leadsSame_zero: "No leads, as in {{before}}.",
    leadsSame_one: "{{number}} lead, as many as {{before}}.",
    leadsSame_other: "{{number}} leads, as many as {{before}}.",
    visitors_zero: "No visitors.",
    visitors_one: "{{number}} visitor.",
    visitors_other: "{{number}} visitors.",
    visitorsMore_one: "{{number}} visitor, {{difference}} more than {{before}}.",
    visitorsMore_other: "{{number}} visitors, {{difference}} more than {{before}}.",
    visitorsFewer_zero: "No visitors, {{difference}} fewer than {{before}}.",
    visitorsFewer_one: "{{number}} visitor, {{difference}} fewer than {{before}}.",
    visitorsFewer_other: "{{number}} visitors, {{difference}} fewer than {{before}}.",
    visitorsSame_zero: "No visitors, as in {{before}}.",
    visitorsSame_one: "{{number}} visitor, as many as {{before}}.",
    visitorsSame_other: "{{number}} visitors, as many as {{before}}.",
    before: { weekly: "the week before", monthly: "the month before", quarterly: "the quarter before" },
  },
  keyFigures: {
    heading: {
      one: "The number that matters",
      two: "The two numbers that matter",
      three: "The three numbers that matter",
    },
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
    typicalNote: "This split is an example, like every figure in this report.",
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
  places: {
    weekly: "Where your searches rank, week by week",
    monthly: "Where your searches rank, month by month",
    quarterly: "Where your searches rank, quarter by quarter",
  },
  social: { heading: "Social media", totalFollowers: "Followers" },
  profile: {
    heading: "Google Business Profile",
    meaning: "Calls, requests for directions and clicks from your profile on Google Search and Google Maps.",
    searches: "Searches that showed your Google Business Profile",
    people: "People",
    fewerThan: "fewer than {{number}}",
    searchesNote:
      "How many people searched for it, each counted once a month. Google gives small numbers only as a limit.",
  },
  conversions: { heading: "Leads", totalLeads: "Total leads", conversionRate: "Conversion rate" },
  leads: {
    kinds: "Leads by kind",
    channels: "Leads by channel",
    note: "Counted by Google Analytics on your website.",
    other: "Other",
    cost: "Cost per lead",
    costNote: "Ad spend divided by all leads",
    kind: {
      messages: "Messages",
      calls: "Calls",
      bookings: "Bookings",
      purchases: "Purchases",
      emails: "Emails",
      signUps: "Sign-ups",
      forms: "Forms",
    },
    channel: {
      organicSearch: "Organic search",
      paidSearch: "Search ads",
      organicSocial: "Social media",
      paidSocial: "Social media ads",
      direct: "Direct",
      referral: "Other websites",
      email: "Email",
      display: "Display ads",
      unassigned: "Unknown",
    },
  },
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
  next: "What comes next",
  trend: { weekly: "Leads week by week", monthly: "Leads month by month", quarterly: "Leads quarter by quarter" },
  comparison: { heading: "Compared with earlier periods", figure: "Figure" },
  recommendations: "What we recommend",
  recommendation: {
    noLeads:
      "No leads were recorded in this period. We test every form, phone link and WhatsApp button first. If they all work, we move the one that suits your customers best to the top of the page.",
    leadsDown:
      "Leads fell by {{percent}}%. We check where visitors leave your website before they contact you, and shorten the path to your form, phone and WhatsApp.",
    leadsFewer_one:
      "You had {{number}} fewer lead than in the period before. We test your forms, phone links and WhatsApp button, and watch whether this goes on.",
    leadsFewer_other:
      "You had {{number}} fewer leads than in the period before. We test your forms, phone links and WhatsApp button, and watch whether this goes on.",
    leadsFewerOfMore_one:
      "More people visited, but you had {{number}} fewer lead than in the period before. We look at where they leave your website, and make it easier to contact you there.",
    leadsFewerOfMore_other:
      "More people visited, but you had {{number}} fewer leads than in the period before. We look at where they leave your website, and make it easier to contact you there.",
    leadsUp: "Leads grew by {{percent}}%. We look at which page brought them and do more of it.",
    leadsMore_one:
      "You had {{number}} more lead than in the period before. We look at which pages your leads came from, and bring more visitors to them.",
    leadsMore_other:
      "You had {{number}} more leads than in the period before. We look at which pages your leads came from, and bring more visitors to them.",
    leadsMoreOfFewer_one:
      "Fewer people visited, but you had {{number}} more lead than in the period before. We look at what convinced them, and use it on your other pages.",
    leadsMoreOfFewer_other:
      "Fewer people visited, but you had {{number}} more leads than in the period before. We look at what convinced them, and use it on your other pages.",
    leadsFromNone:
      "Leads came in, after none in the period before. We look at which page brought them and do more of it.",
    noVisitors:
      "No visitors were recorded in this period. We first check whether your website can be reached and whether its visits are counted.",
    trafficDown:
      "Visitors fell by {{percent}}%. We look at which pages lost the most, improve those first, and add a page on a question that customers often ask you.",
    trafficFewer_one:
      "You had {{number}} fewer visitor than in the period before. We look at which pages and searches brought fewer, and refresh those pages.",
    trafficFewer_other:
      "You had {{number}} fewer visitors than in the period before. We look at which pages and searches brought fewer, and refresh those pages.",
    positionWorse_one:
      "Your average position on Google slipped by {{places}} place. We update the pages that dropped and link to them from your strongest pages.",
    positionWorse_other:
      "Your average position on Google slipped by {{places}} places. We update the pages that dropped and link to them from your strongest pages.",
    positionSlipped_one:
      "Your average position on Google slipped by {{places}} place. We look at which searches moved, and update those pages if it goes on.",
    positionSlipped_other:
      "Your average position on Google slipped by {{places}} places. We look at which searches moved, and update those pages if it goes on.",
    followersDown:
      "You have {{percent}}% fewer followers than before. We post on fixed days, and show your work and your people more often than your offers.",
    followersFewer_one:
      "You have {{number}} fewer follower than before. We look at which posts people liked, and plan more of them.",
    followersFewer_other:
      "You have {{number}} fewer followers than before. We look at which posts people liked, and plan more of them.",
    conversionLow:
      "Only {{percent}}% of visits became a lead. We shorten the contact form and put the WhatsApp and call buttons where people see them at once.",
    conversionNone:
      "Hardly any of the visits to your website became a lead. We shorten the contact form and put the WhatsApp and call buttons where people see them at once.",
    organicShareLow:
      "Only {{percent}}% of your visitors came from a search. We write pages that answer what your customers type into Google. They keep bringing visitors, and you pay nothing for each click.",
    organicShareNone:
      "Hardly any of your visitors came from a search. We write pages that answer what your customers type into Google. They keep bringing visitors, and you pay nothing for each click.",
    positionBehindFirstPage:
      "Your average position is {{position}}, behind the first page of Google. We work on the keywords closest to the first page before we go after new ones.",
    trafficUp:
      "Visitors grew by {{percent}}%. We find out which page, search or campaign brought them, and build on it.",
    trafficFromNone:
      "Visitors came, after none in the period before. We find out which page, search or campaign brought them, and build on it.",
    positionBetter_one:
      "Your average position on Google improved by {{places}} place. We keep these pages up to date so that the gain lasts.",
    positionBetter_other:
      "Your average position on Google improved by {{places}} places. We keep these pages up to date so that the gain lasts.",
    trafficMore_one:
      "You had {{number}} more visitor than in the period before. We look at what brought more people, and build on it.",
    trafficMore_other:
      "You had {{number}} more visitors than in the period before. We look at what brought more people, and build on it.",
    positionGained_one:
      "Your average position on Google improved by {{places}} place. We go on with the pages that moved up.",
    positionGained_other:
      "Your average position on Google improved by {{places}} places. We go on with the pages that moved up.",
    followersMore_one:
      "You have {{number}} more follower than before. We look at which posts brought people, and plan more of them.",
    followersMore_other:
      "You have {{number}} more followers than before. We look at which posts brought people, and plan more of them.",
    steady:
      "Your figures are steady. This is a good time to try one new thing: we suggest a headline, an offer or a page, and measure what it changes.",
    first:
      "There is no earlier period to compare with yet. From the next report on, you will see how each figure moves.",
    notCompared:
      "We cannot compare these figures with those of the period before. From the next report on, you will see again how each figure moves.",
    noData:
      "There are no figures for this period yet. Once your website and search figures are connected, our recommendations will appear here.",
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
    adSpend: "Ad spend",
    topRankings: "Top ranking keywords",
  },
  revised: {
    on: "Revised on {{date}}.",
    change: "{{figure}}: {{before}} → {{after}}.",
    changed_one: "{{things}} was changed.",
    changed_other: "{{things}} were changed.",
    added: "New in this report: {{sections}}.",
    removed: "No longer in this report: {{sections}}.",
    /** Within a sentence. */
    thing: {
      name: "the name of the business",
      language: "the language of the report",
      comment: "the comment",
      recommendations: "the recommendations",
      work: "the list of work done",
      next: "the plan for the next period",
      targets: "the targets",
      earlier: "the figures of earlier periods",
      leads: "the leads by kind and by channel",
      searches: "the list of searches",
      profileSearches: "the list of Business Profile searches",
      sources: "the sources of the figures",
      choice: "the choice of figures",
      order: "the order of the sections",
    },
    section: {
      trend: "charts of earlier periods",
      work: "what we did",
      recommendations: "recommendations",
      next: "what comes next",
      comment: "the comment",
      comparison: "the comparison with earlier periods",
      profile: "Google Business Profile",
      traffic: "traffic",
      search: "SEO",
      social: "social media",
    },
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
    typed: "typed in by the agency, {{date}}",
    typedBy: "typed in by {{author}}, {{date}}",
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
    intro: "Your report for {{period}} is ready.",
    numbers: {
      one: "This is the number that matters.",
      two: "These are the two numbers that matter.",
      three: "These are the three numbers that matter.",
    },
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
