import type { Place } from "../../place.ts";

/** What is said about Batam. */
export const batam: Place = {
  state: "Riau Islands, Indonesia",
  description:
    "An island an hour by ferry from Singapore: shipyards and factories, and weekends with seafood, spas and golf.",
  population: "about 1.2 million (2020 census)",
  businessHub:
    "Shipyards and electronics plants work in a free trade zone. Hotels, spas, golf courses and seafood restaurants live off guests who come by ferry, mostly at weekends.",
  neighbourhoods: [
    {
      name: "Nagoya",
      text: "Malls, massage, cake shops and money changers. Guests plan their day on the ferry, so put prices and the distance from the terminal first.",
    },
    {
      name: "Batam Centre",
      text: "Offices, a ferry terminal and a large mall. Good for meetings and short stays, if the page says how to get there.",
    },
    {
      name: "Nongsa",
      text: "Beach resorts and golf in the north-east, with a ferry terminal of their own. Guests book for groups, so show rooms and transfers.",
    },
  ],
  customers:
    "Weekend guests book before they leave Singapore. Name the ferry terminal, the transfer and the price in the currency they will pay in. If your regulars live on the island, they read Indonesian: then an English page is not enough, and we will tell you.",
};
