export const roles = ["owner", "staff", "viewer"] as const;

/** What a member of the team is. */
export type Role = (typeof roles)[number];

const everybody = roles;
const workers = ["owner", "staff"] as const;
const owners = ["owner"] as const;

/** Who may do what. The server asks this table on every route, the dashboard for what it shows. */
const rights = {
  /** One's own account: session and password. */
  account: everybody,
  /** Read clients, their figures and reports, and what needs attention. */
  read: everybody,
  /** Read enquiries, emails and issues of the newsletter. */
  inbox: everybody,
  /** Read the state of the system and the words of report emails. */
  system: everybody,
  /** Change clients, their contacts, plans, notes, words and logos. */
  clients: workers,
  /** Add clients. */
  newClients: workers,
  /** Type, import and read figures. */
  figures: workers,
  /** Say which account of a connection belongs to a client. */
  sources: workers,
  /** Generate, edit, approve, send and schedule reports. */
  reports: workers,
  /** Handle and answer enquiries, and settle their emails. */
  enquiries: workers,
  /** Send an issue. */
  newsletter: workers,
  /** Sign an existing connection in again, to the same account. */
  reconnect: workers,
  /** Add and end connections. */
  connections: owners,
  /** Change the settings, send test emails, and read emails that were stored as files: some hold links that open an account. */
  settings: owners,
  /** The data about a person as a whole, and lists of people to take along. */
  exports: owners,
  /** Invite people, give them roles, and deactivate them. */
  team: owners,
  /** Read who did what. */
  activity: owners,
  /** Erase a person, or a client with everything about it. */
  erase: owners,
} as const satisfies Record<string, readonly Role[]>;

/** Something that needs a right. */
export type Action = keyof typeof rights;

/** What is about clients, one by one. Somebody who sees only their own has no other rights. */
const aboutClients: readonly Action[] = ["account", "read", "clients", "figures", "reports"];

/** Somebody with an account, as far as rights ask. */
export type Person = { role: Role; ownClientsOnly: boolean };

/** Whether somebody has a right. */
export function hasRight({ role, ownClientsOnly }: Person, action: Action): boolean {
  const having: readonly Role[] = rights[action];
  return having.includes(role) && (!ownClientsOnly || aboutClients.includes(action));
}
