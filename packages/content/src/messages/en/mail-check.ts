/** The check of the sender's domain: what the staff read of each finding. */
export const mailCheck = {
  heading: "Does your mail look like yours?",
  lead: "Mail services decide by five DNS records whether an email from {{from}} is really yours. This looks them up and says what is missing.",
  selector: "DKIM selector",
  selectorHint: "Your mail service names it. You can leave it empty if you paste headers below.",
  headers: "Headers of an email that arrived",
  headersHint:
    "Send a test email to yourself, open it, choose “Show original” or “View source”, and paste all of it here.",
  check: "Look up the records",
  checking: "Looking up…",
  failed: "Failed to look up the records: {{message}}",
  mood: { good: "Good", unsure: "Look at this", bad: "Change this" },
  names: {
    spf: "SPF (who may send)",
    dkim: "DKIM (signature)",
    dmarc: "DMARC (what to do with forgeries)",
    alignment: "Alignment (all are about the same domain)",
    ptr: "Name of the sending server",
  },
  found: {
    spf: {
      pass: "{{domain}} lets {{ip}} send.",
      missing:
        "{{domain}} has no SPF record. Add a TXT record there, such as “v=spf1 include:… ~all”. Your mail service tells you what to include.",
      several: "{{domain}} has more than one SPF record, so none counts. Join them into one.",
      open: "The SPF record of {{domain}} ends in “+all”, which lets anybody send. Write “~all”.",
      refused: "The SPF record of {{domain}} does not let {{ip}} send. Add what your mail service names.",
      unsure:
        "{{domain}} has an SPF record. Whether it covers your mail service is only seen in an email that arrived: paste its headers.",
      error: "The name servers did not answer. Try again in a minute.",
    },
    dkim: {
      pass: "The key at {{name}} is there ({{bits}} bits).",
      missing: "There is no key at {{name}}. Add the TXT or CNAME record that your mail service shows.",
      invalid: "The record at {{name}} has no usable key. Copy it again from your mail service, in one piece.",
      weak: "The key at {{name}} has {{bits}} bits, which is too short. Use 2048.",
      unsigned: "The email is not signed. Switch on DKIM for {{domain}} at your mail service.",
      unknown: "Give the selector, or paste the headers of an email that arrived.",
      error: "The name servers did not answer. Try again in a minute.",
    },
    dmarc: {
      pass: "{{domain}} asks others to {{policy}} forgeries.",
      watching:
        "{{domain}} only watches (p=none). When SPF and DKIM have been good for some weeks, write p=quarantine.",
      missing: "{{domain}} has no DMARC record. Add a TXT record at _dmarc.{{domain}}: “v=DMARC1; p=none”.",
      error: "The name servers did not answer. Try again in a minute.",
    },
    alignment: {
      pass: "{{by}} belongs to the sender's domain {{domain}}.",
      failed:
        "The email was sent or signed for {{signed}}, and not for {{domain}}. Set up your own domain at your mail service.",
      unknown: "This is only seen in an email that arrived: paste its headers.",
      error: "The name servers did not answer. Try again in a minute.",
    },
    ptr: {
      pass: "{{ip}} is called {{name}}, and the name leads back.",
      missing: "{{ip}} has no name. Whoever gives you the address can set one (PTR).",
      mismatch: "{{ip}} is called {{name}}, but that name leads elsewhere. Make both agree.",
      unknown: "The sending server is not known yet: paste the headers of an email that arrived.",
      error: "The name servers did not answer. Try again in a minute.",
    },
  },
} as const;
