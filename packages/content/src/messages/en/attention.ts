/** Texts of the page that lists what waits for the staff. */
export const attention = {
  title: "Attention",
  lead: "These items need somebody to look at them. You also get this list by email at 8 am on days when there is anything on it.",
  empty: "Nothing needs your attention",
  emptyLead: "Failed emails, schedules without figures and reports that wait for review appear here.",
  report: "{{type}}, {{period}}",
  since: "since {{when}}",
  actionNamed: "{{action}}: {{client}}, {{period}}",
  ends: "ends {{when}}",
  connectNamed: "Connect again: {{account}}",
  more: "Showing the oldest {{shown}} of {{total}}.",
  server: "This server",
  free: "{{size}} free",
  waiting_one: "{{number}} email waits",
  waiting_other: "{{number}} emails wait",
  lastBackup: "last backup {{when}}",
  noBackup: "No backup was ever made",
  kinds: {
    disk_low: {
      title: "The disk is nearly full",
      remedy:
        "Without room, reports, emails and enquiries cannot be kept. Tell the person who runs the server: free some space, or add some.",
      action: "See the state",
    },
    mail_outage: {
      title: "The mail server does not take emails",
      remedy: "We keep trying, and nothing is lost. Read the reason. If it stays, tell the person who runs the server.",
      action: "See the state",
    },
    backup_late: {
      title: "There is no recent backup",
      remedy: "Tell the person who runs the server: run the backup, and see why the daily one did not.",
      action: "See the state",
    },
    mail_uncertain: {
      title: "Did these emails arrive?",
      remedy:
        "The mail server never answered. Ask the client or check the mail server, then say whether each email arrived.",
      action: "Resolve",
    },
    mail_failed: {
      title: "Emails that failed",
      remedy: "Read the reason, correct the address if it is wrong, then send the report again.",
      action: "Send again",
    },
    report_failed: {
      title: "Reports that failed",
      remedy: "Generate the report again. If it fails once more, tell the person who runs the server.",
      action: "See the report",
    },
    source_failing: {
      title: "Sources that cannot be read",
      remedy:
        "We hold the reports that need them and send nothing out of date. They continue automatically once the source works.",
      action: "See the sources",
    },
    source_expiring: {
      title: "Google connections that end soon",
      remedy:
        "Google ends these connections at the time shown. After that, we cannot read their sources. Connect the account again under System Settings. If the app is still in “Testing”, where Google ends connections after 7 days, publish it in Google Cloud.",
      action: "Connect again",
    },
    no_figures: {
      title: "Schedules that found no figures",
      remedy: "Add the figures of the period. The schedule then makes the report within a minute.",
      action: "Add figures",
    },
    no_recipients: {
      title: "Schedules without a contact",
      remedy: "Choose at least one contact who gets this type of report. The schedule then sends it within a minute.",
      action: "Edit contacts",
    },
    sample_not_mailed: {
      title: "Schedules held because of sample data",
      remedy: "Sample figures are never emailed to clients. Add the client's own figures.",
      action: "Add figures",
    },
    changed_since_sent: {
      title: "Changed after they were sent",
      remedy:
        "Figures that the client was sent have changed. Check the new report, then approve the revision and send it. You can also leave it: this reminder disappears after 30 days.",
      action: "Review",
    },
    waiting_review: {
      title: "Waiting for review",
      remedy: "Prepared more than three days ago. Check the report, then approve it.",
      action: "Review",
    },
    revised_not_mailed: {
      title: "Revised, but not emailed",
      remedy:
        "The client was emailed an earlier revision. Send the new one, or leave it: this reminder disappears after 30 days.",
      action: "Review",
    },
  },
} as const;
