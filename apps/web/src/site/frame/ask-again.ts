/** The event that asks a visitor again whether visits may be counted. */
export const askAgain = "ask-about-counting";
