/** What each figure is called, wherever no other words around it say more. */
export const figureNames = {
  totalVisitors: "Visitors",
  organicTraffic: "Visitors from a search",
  socialTraffic: "Visitors from social media",
  directTraffic: "Direct visitors",
  otherTraffic: "Visitors from other sources",
  sessions: "Visits",
  averagePosition: "Average position",
  keywordsTracked: "Keywords tracked",
  topRankings: "Top ranking keywords",
  totalFollowers: "Followers",
  totalLeads: "Leads",
  calls: "Calls",
  directions: "Requests for directions",
  websiteClicks: "Website clicks",
  adSpend: "Ad spend",
};
