/** Figures of a plainly made-up October. */
export const octoberFigures = {
  totalVisitors: 1000,
  organicTraffic: 500,
  socialTraffic: 200,
  directTraffic: 200,
  otherTraffic: 100,
  sessions: 1200,
  averagePosition: 8.4,
  keywordsTracked: 25,
  topRankings: ["florist ipoh", "bunga ipoh"],
  totalFollowers: 640,
  totalLeads: 31,
  calls: 12,
  directions: 40,
  websiteClicks: 55,
  adSpend: 1240.5,
};
