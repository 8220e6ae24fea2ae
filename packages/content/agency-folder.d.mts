/** Where the modules of the agency are; null on a Node that cannot make them. */
export const agencyModules: string | null;
