import type { Place } from "../../place.ts";

/** What is said about Malacca. */
export const malacca: Place = {
  state: "Malacca, Malaysia",
  description:
    "A World Heritage town on a river: museums, guest houses and Peranakan kitchens, and factories outside it.",
  population: "about one million in the state (2020 census)",
  businessHub:
    "The old town has been a UNESCO World Heritage Site, together with George Town, since 2008. Cafes, museums, guest houses and restaurants live off its visitors; electronics plants and state government offices are outside it.",
  neighbourhoods: [
    {
      name: "Jonker Street",
      text: "Antiques, cendol and a night market at weekends. Visitors decide on foot: a map listing with hours and photographs is half the work.",
    },
    {
      name: "Melaka Raya",
      text: "Hotels, restaurants and clinics near the coast, within walking distance of the old town. Put parking and room prices first.",
    },
    {
      name: "Ayer Keroh",
      text: "Just off the motorway: family hotels, the zoo and offices. Families book ahead, so show rooms, ages and prices.",
    },
  ],
  customers:
    "Most visitors stay for a night or two and choose from a list: a room, a table, a tour. Pages that answer in one screen win: where it is, what it costs, how to book. Many guests from Singapore and China read Chinese first.",
};
