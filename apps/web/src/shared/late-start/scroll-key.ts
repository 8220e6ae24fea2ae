/** The key of the session's scroll positions in the storage. */
export const scrollKey = "react-router-scroll-positions";
