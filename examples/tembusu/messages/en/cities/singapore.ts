import type { Place } from "../../place.ts";

/** What is said about Singapore. */
export const singapore: Place = {
  state: "Our office is here",
  description:
    "A city-state of six million: high rents, short distances, and customers who open three tabs and compare.",
  population: "6.11 million (June 2025, residents and non-residents)",
  businessHub:
    "Banks and headquarters fill Raffles Place and Marina Bay; Jurong and Tuas make chemicals, electronics and medicines. Small firms live in the towns: clinics and tuition centres at the foot of HDB blocks, workshops in Ubi and Kaki Bukit, cafes in Tiong Bahru and Joo Chiat.",
  neighbourhoods: [
    {
      name: "Tiong Bahru and Joo Chiat",
      text: "Cafes, bakeries and boutiques between old shophouses. Weekend visitors choose by photographs and opening hours, so keep both up to date.",
    },
    {
      name: "Ubi and Kaki Bukit",
      text: "Workshops, printers and contractors in industrial blocks where few people walk past. Search has to bring the customers.",
    },
    {
      name: "Chinatown and Tanjong Pagar",
      text: "Clinics, lunch counters and professional firms for office workers. Give the MRT exit and the waiting time.",
    },
  ],
  customers:
    "People here search in English at work and in Chinese with their parents, often for the same thing. Show final prices: a GST-registered business has to state them with GST. Then give the unit number, the nearest MRT exit, and whether people can book.",
};
