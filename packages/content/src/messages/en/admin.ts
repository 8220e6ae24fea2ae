import { allReports } from "./admin/all-reports.ts";
import { clients } from "./admin/clients.ts";
import { contacts } from "./admin/contacts.ts";
import { figures } from "./admin/figures.ts";
import { imports } from "./admin/imports.ts";
import { letters } from "./admin/letters.ts";
import { mails } from "./admin/mails.ts";
import { reports } from "./admin/reports.ts";
import { schedules } from "./admin/schedules.ts";
import { settings } from "./admin/settings.ts";

/** Texts of the staff's pages: sign-in and dashboard. */
export const admin = {
  title: "Reporting System Dashboard",
  checking: "Checking authentication...",
  checkFailed: "We could not check whether you are signed in",
  signedInAs: "Signed in as {{username}}",
  logout: "Sign out",
  loggingOut: "Signing out...",
  logoutFailed: "Failed to sign out: {{message}}",
  sessionEnded: "Your session has ended",
  sessionEndedLead: "Please sign in again to continue.",
  close: "Close",
  cancel: "Cancel",
  copy: "Copy",
  copied: "Copied",
  refresh: "Refresh",
  toEnquiries: "Enquiries",
  toHandle_one: "{{count}} to handle",
  toHandle_other: "{{count}} to handle",
  opensInNewTab: "(opens in a new tab)",
  stale: "This could not be updated: {{message}} What you see may be out of date.",
  loadFailed: "This could not be loaded",

  login: {
    title: "Staff sign-in",
    lead: "For the people who prepare and send reports.",
    username: "Username",
    password: "Password",
    show: "Show",
    hide: "Hide",
    showPassword: "Show the password",
    hidePassword: "Hide the password",
    submit: "Login",
    busy: "Logging in...",
    invalid: "Invalid username or password",
    required: "{{field}} is required",
    portal: "Are you a client? Your reports are in the client portal.",
    turn: {
      lead: "You can wait here. This page tries again by itself.",
      next_one: "Next try in {{count}} second",
      next_other: "Next try in {{count}} seconds",
      linkLead:
        "If it takes too long, ask for a link by email. In a browser that opened it, you do not wait for others.",
      link: "Send a link to the agency’s address",
      sending: "Sending...",
      sent: "If there is such an account, the agency has an email with a link by now, or within the next minutes. Open it in this browser.",
    },
    browser: {
      title: "Is this a browser of your own?",
      lead: "If you make it known, it no longer waits while others try to guess your password. You still sign in with the password.",
      know: "Make this browser known",
      knowing: "One moment...",
      known: "This browser is known now. Please sign in.",
    },
  },

  summary: {
    label: "Overview",
    totalClients: "Total Clients",
    activeClients: "Active Clients",
    reportsThisMonth: "Reports This Month",
    monthlyRevenue: "Monthly Revenue (%currency%)",
    meaning: {
      totalClients: "Active, paused and ended clients together",
      activeClients: "Clients with the status Active",
      reportsThisMonth: "Generated since the first of this month",
      monthlyRevenue: "The monthly fees of all active clients",
    },
  },

  tabs: {
    label: "Dashboard",
    clients: "Client Management",
    reports: "Report Generation",
    analytics: "Analytics",
  },

  status: { active: "Active", paused: "Paused", ended: "Ended" },
  reportType: { weekly: "Weekly", monthly: "Monthly", quarterly: "Quarterly" },

  clients,
  contacts,
  figures,
  imports,
  letters,
  reports,

  analytics: {
    overview: "System overview",
    paused: "Paused or ended clients",
    allReports: "Total reports",
    unsent: "Generated, not sent",
    pending: "Emails on their way",
    failed: "Emails that failed",
    uncertain: "Emails with unknown outcome",
    show: "Show",
    showNamed: "Show: {{what}}",
    quickActions: "Quick Actions",
    settings: "System Settings",
    schedules: "Schedule Management",
    reports: "View All Reports",
  },

  schedules,
  allReports,
  settings,
  mails,
} as const;
