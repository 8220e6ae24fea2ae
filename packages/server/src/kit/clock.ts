/** Tells the time: the database's clock where several machines must agree. */
export type Clock = () => Date | Promise<Date>;

/** Makes time-ordered ids. */
export type NewId = () => string;
