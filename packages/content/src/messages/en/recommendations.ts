/** The sentences that a report recommends. */
export const recommendation = {
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
  trafficUp: "Visitors grew by {{percent}}%. We find out which page, search or campaign brought them, and build on it.",
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
  first: "There is no earlier period to compare with yet. From the next report on, you will see how each figure moves.",
  notCompared:
    "We cannot compare these figures with those of the period before. From the next report on, you will see again how each figure moves.",
  noData:
    "There are no figures for this period yet. Once your website and search figures are connected, our recommendations will appear here.",
} as const;
