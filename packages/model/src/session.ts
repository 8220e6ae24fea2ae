/** How long a sign-in of the staff lasts at the most, in ms (specification, section 9). */
export const sessionLifetime = 24 * 60 * 60 * 1000;
