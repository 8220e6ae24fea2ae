import { type AdCampaign, type KeptAds, sumUpAds } from "../ads.ts";
import { bareOrigin, fileDetail } from "../origin.ts";

const campaign = (name: string, spend: number, clicks: number | null, conversions: number | null): AdCampaign => ({
  name,
  spend,
  impressions: clicks === null ? null : clicks * 40,
  clicks,
  conversions,
  value: null,
});

const read = bareOrigin("file", "2026-11-02T17:30:00.000Z");

/** Ads on Google in ringgit with more campaigns than are shown, and on Meta in another currency with one of its many conversions. */
export const adsOfTwoPlatforms: KeptAds[] = [
  {
    ...sumUpAds({ platform: "google_ads", currency: "MYR", counted: null, attribution: null }, [
      { ...campaign("Kopi Raya | carian", 1234.56, 456, 12.5), value: 2400 },
      campaign("怡保白咖啡", 300, 120, 4.25),
      campaign("Perniagaan kopi untuk pejabat-pejabat di Ipoh dan sekitarnya, dengan penghantaran", 250, 80, 0),
      campaign("Jenama", 120, 60, 3),
      campaign("Penang", 80, 40, null),
      campaign("Kedah", 40, 20, 1),
      campaign("Perlis", 20, 10, 0),
    ]),
    origin: { ...read, detail: fileDetail("google_ads", "October.csv", 4) },
  },
  {
    ...sumUpAds(
      { platform: "meta_ads", currency: "USD", counted: "actions:lead", attribution: "7-day click or 1-day view" },
      [campaign("Kek hari jadi", 164.4, 800, 45)],
    ),
    origin: { ...read, detail: fileDetail("meta_ads", "Meta.xlsx", 2) },
  },
];
