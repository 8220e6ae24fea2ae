export const leadKinds = ["messages", "calls", "bookings", "purchases", "emails", "signUps", "forms"] as const;
export type LeadKind = (typeof leadKinds)[number];

/** The words in the names of key events that tell what a lead was, in the order of their strength. */
const kindWords: Record<LeadKind, readonly string[]> = {
  messages: ["whatsapp", "wa", "message", "messages", "messenger", "chat", "sms", "telegram", "wechat"],
  calls: ["call", "calls", "phone", "tel", "telephone", "panggilan"],
  bookings: ["book", "booking", "bookings", "appointment", "reservation", "reserve"],
  purchases: ["purchase", "purchases", "order", "checkout"],
  emails: ["email", "mail", "mailto"],
  signUps: ["signup", "subscribe", "newsletter", "register", "registration"],
  forms: ["form", "forms", "enquiry", "inquiry", "contact", "quote", "borang"],
};

/** GA4's own names: https://developers.google.com/analytics/devguides/collection/ga4/reference/events */
const knownEvents: Partial<Record<string, LeadKind>> = { generate_lead: "forms", sign_up: "signUps" };

/** Google's names of channels: https://support.google.com/analytics/answer/9756891 */
const channels = {
  "Organic Search": "organicSearch",
  "Paid Search": "paidSearch",
  "Organic Social": "organicSocial",
  "Paid Social": "paidSocial",
  Direct: "direct",
  Referral: "referral",
  Email: "email",
  Display: "display",
  "AI Assistant": "aiAssistant",
  "AI Assistants": "aiAssistant",
  Unassigned: "unassigned",
} as const;
export type LeadChannel = (typeof channels)[keyof typeof channels];

/** The texts of kinds and channels, in one language. */
type Names = (key: `leads.kind.${LeadKind}` | `leads.channel.${LeadChannel}`) => string;

/** A readable name of a key event: "whatsapp_click" is "Messages", "file_download" is "File download". Null for a rest. */
export function kindLabel(event: string, t: Names): string | null {
  if (isRest(event)) return null;
  const name = event.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "_").toLowerCase();
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  const kind = knownEvents[name] ?? leadKinds.find((one) => words.some((word) => kindWords[one].includes(word)));
  if (kind) return t(`leads.kind.${kind}`);
  const [first = "", ...rest] = words.join(" ");
  return first.toUpperCase() + rest.join("");
}

/** The channel of leads or visits, in the reader's language where Google's name is known. Null for a rest. */
export function channelLabel(channel: string, t: Names): string | null {
  if (isRest(channel)) return null;
  const known = Object.entries(channels).find(([name]) => name === channel)?.[1];
  return known ? t(`leads.channel.${known}`) : channel;
}

/** GA4 writes "(other)" and "(not set)" for what it does not tell apart. */
function isRest(name: string): boolean {
  return name.startsWith("(");
}
