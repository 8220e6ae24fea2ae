/** Where the scroll positions of the session are kept. */
export const scrollKey = "react-router-scroll-positions";
