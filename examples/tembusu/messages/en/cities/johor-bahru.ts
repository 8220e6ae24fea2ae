import type { Place } from "../../place.ts";

/** What is said about Johor Bahru. */
export const johorBahru: Place = {
  state: "Johor, Malaysia",
  description: "The city across the Causeway: shops, clinics and workshops with customers on both sides of the strait.",
  population: "about 858,000 (2020 census, area of the city council)",
  businessHub:
    "Malls, dentists, car workshops and restaurants live off visitors who cross the Causeway or the Second Link, and off a growing city of their own. Behind them lie factory estates in Tampoi, Larkin and Tebrau, and the port of Pasir Gudang.",
  neighbourhoods: [
    {
      name: "City centre and JB Sentral",
      text: "Old bakeries, cafes and small hotels a short walk from the checkpoint. Say how many minutes it takes on foot.",
    },
    {
      name: "Taman Pelangi and Taman Century",
      text: "Seafood, massage and salons near KSL City. Many guests come by taxi: name the nearest mall.",
    },
    {
      name: "Mount Austin",
      text: "Restaurants, dessert shops and gyms that fill after dark. Correct closing times and fresh photographs fill tables.",
    },
  ],
  customers:
    "Half of your readers may be in Singapore when they choose you. Say how far you are from the checkpoint, give prices in ringgit and explain how to book from a Singapore number. For neighbours, weekday offers and parking matter more.",
};
