import { label } from "./error-labels.ts";

/** What the API says when it refuses. Keys are error codes and the names of the checks behind a field. */
export const errors = {
  invalid_input: "Please check: {{fields}}.",
  malformed_body: "The request could not be read. Please send valid JSON.",
  malformed_request: "The request could not be read.",
  request_too_slow: "The request took too long to arrive. Please try again.",
  headers_too_large: "The request's headers are too large. Please delete this site's cookies and try again.",
  invalid_csv: "The file was not imported, and nothing was changed. Fix these problems and try again.",
  not_signed_in: "Please sign in.",
  wrong_credentials: "Invalid username or password",
  wrong_origin: "This request came from another site and was refused.",
  not_found: "There is nothing at this address.",
  client_not_found: "No client has this ID. Please check it and try again.",
  report_not_found: "This client has no such report. Please choose one from the list.",
  run_not_found: "This run could not be found. Please reload the page.",
  mail_not_found: "This email could not be found. Please reload the page.",
  audit_not_found: "This audit could not be found. Please run a new one.",
  article_not_found: "This article could not be found.",
  link_not_found: "This link no longer works. Please use the one in our latest email to you.",
  enquiry_not_found: "This enquiry could not be found. It may have been erased.",
  share_not_found: "This link does not open a report. Please ask the person who sent it for the whole link.",
  share_ended: "This link no longer works. Please ask the person who sent it for a new one.",
  too_many_shares: "This report already has {{most}} links. End one that you no longer need.",
  notification_not_found: "This email could not be found. It may have been erased.",
  connection_not_found: "This connection could not be found. It may have been removed. Please reload the page.",
  choice_unconfirmed:
    "Nothing was changed: {{account}} may not belong to {{client}}. Check it, then confirm that you want to use it.",
  connection_ended: "The connection to {{email}} has ended. Connect it again under System Settings, then try again.",
  figures_not_found: "There are no figures for this period any more. Please reload the page.",
  figures_changed:
    "The figures of this period have changed since you looked at them. Check them again, then delete them.",
  google_not_configured:
    "The agency has not set up an OAuth app yet. System Settings explains how. Until then, connect with a service account key.",
  still_connected: "This Google account is still connected. Disconnect it first.",
  account_not_readable:
    "{{email}} has no access to {{account}}. Ask its owner to give {{email}} access at Google, or connect an account that has access. Then choose it again.",
  google_failed: "{{problem}}",
  email_taken: "There is already a client with this name and email address.",
  no_figures:
    "There are no figures for {{start}} to {{end}}. Type them in or import a file under Figures, then generate the report again.",
  no_recipients: "No contact of this client gets this report. Choose who gets it under the client's contacts.",
  not_approved: "This report has not been approved yet. Approve it, then send it.",
  not_generated: "This report has not been generated yet. Generate it first.",
  report_changed: "This report has changed since you looked at it. Check it again, then approve it.",
  sample_not_mailed:
    "This report uses sample figures, which are never emailed. Type in or import the client's own figures under Figures.",
  source_unread:
    "{{source}} has not been read for {{start}} to {{end}}, so the report is held. See the client's sources for the reason. To continue without it, prepare the report under Reports, review it and approve it.",
  recording_refused: "The client has switched this off in the portal. Only the client can switch it on again.",
  not_uncertain: "The outcome of this email is already known. Please reload the page.",
  speed_test_failed: "Failed to test website speed. Please check the URL and try again.",
  speed_test_busy: "Many websites are being tested at the moment. Please try again in {{seconds}} seconds.",
  speed_test_waiting:
    "Another speed test from your network is still running. Please wait for it to finish, then try again.",
  booking_changed: "This booking was changed in the meantime. Please reload the page.",
  booking_over: "This consultation has been cancelled or has already begun. You are welcome to book another.",
  slot_taken: "Somebody was faster: this time has just been taken. Please choose another.",
  too_many_bookings: "This address already has {{count}} consultations. Please move one of them instead.",
  body_too_large: "This is too large to send. Please shorten the text or choose a smaller file.",
  unsupported_media_type: "This kind of content is not accepted here.",
  page_unreachable: "Failed to analyze website. Please check the URL and try again.",
  page_insecure:
    "Failed to analyze website. Please check the URL and try again. The website's certificate is not trusted by browsers. Ask its host to renew it.",
  page_redirects:
    "Failed to analyze website. Please check the URL and try again. The address keeps redirecting, so no page ever comes. Ask whoever looks after the website to check its redirects.",
  page_error:
    "Failed to analyze website. Please check the URL and try again. The address answers with error {{status}} instead of a page.",
  page_refused:
    "Failed to analyze website. Please check the URL and try again. The website turned our check away with error {{status}}. Visitors may still see the page. Ask its host whether the firewall also turns away search engines.",
  page_empty: "Failed to analyze website. Please check the URL and try again. The website answered with an empty page.",
  page_not_drawn: "The browser could not draw the page in time. The result of the page as sent stays as it is.",
  page_not_html:
    "Failed to analyze website. Please check the URL and try again. The address does not lead to a web page.",
  page_too_large: "Failed to analyze website. Please check the URL and try again. The page is too large.",
  page_too_slow: "Failed to analyze website. Please check the URL and try again. The website took too long to answer.",
  page_unreadable:
    "Failed to analyze website. Please check the URL and try again. The page could not be read, because it, its robots.txt or its sitemap is too complex.",
  file_unreadable: "The file is too complex to read. Nothing was changed. Please start from the template.",
  upload_ended: "This file is no longer kept. Please choose it again.",
  logo_unreadable:
    "The logo could not be read. Nothing was changed. Please choose a PNG, JPEG or SVG file that shows a picture.",
  logo_too_large:
    "The picture is too large. Nothing was changed. Please choose one of at most 4,000 pixels on each side.",
  logo_incomplete:
    "The SVG file has text, or linked pictures that are not in the file. Nothing was changed. Please turn its text into paths and embed its pictures, or choose a PNG.",
  report_not_drawn:
    "The PDF could not be created, because the report is too long. You can still read the report on its page.",
  too_many_at_once: "Too many requests from your network are in progress. Please try again in a moment.",
  too_many_attempts: "Too many attempts. Please wait {{seconds}} seconds and try again.",
  internal_error: "Something went wrong on our side. Please try again.",
  mail_failed: "{{problem}}",
  unavailable: "The service is not available at the moment. Please try again in a minute.",
  /** Why a report or an email did not come about: what happened, and what staff can do about it. */
  problem: {
    no_figures: "There are no figures for this period. Add them under Figures, then generate the report again.",
    sample_not_mailed:
      "The report uses sample figures, which are never emailed. Add the client's own figures under Figures, then send it again.",
    source_unread: "{{source}} has not been read yet. That usually takes a minute.",
    source_failing: "{{source}}: {{reason}}",
    letters_missing:
      "The PDF cannot show some letters of this report, so it was not approved or sent. Open its review: it names the words, and you can approve the report there.",
    internal_error:
      "Something went wrong on our side. If it keeps happening, ask the person who runs the server to check its log.",
    disk_full: "The server's disk is full. Free some space on it, then try again.",
    render_failed:
      "The email could not be prepared. If it keeps happening, ask the person who runs the server to check its log.",
    worker_stopped: "The server stopped before the work was finished. Please try again.",
    mail_unreachable: "The mail server could not be reached. Check that it is running and that SMTP_URL is right.",
    mail_insecure:
      "A secure connection to the mail server failed. Check its certificate and SMTP_URL. A password is only sent over an encrypted connection.",
    mail_timeout: "The mail server took too long to answer. Please try again in a few minutes.",
    mail_interrupted:
      "The mail server closed the connection before it accepted the email. Please try again in a few minutes.",
    mail_unanswered: "The mail server never confirmed that it had accepted the email.",
    sign_in_refused:
      "The mail server refused our sign-in. Check the username and password in SMTP_URL. It answered: {{reply}}",
    mailbox_unknown:
      "The mail server does not know this address. Check the address, then send again. It answered: {{reply}}",
    mailbox_full:
      "The recipient's mailbox is full. Ask them to make room, then send again. The mail server answered: {{reply}}",
    mail_too_large: "The email is too large for the recipient's mail server. It answered: {{reply}}",
    mail_deferred: "The mail server asked us to try again later: {{reply}}",
    mail_refused: "The mail server refused the email: {{reply}}",
  },
  /** Why Google did not give what was asked, and what the staff can do about it. */
  source: {
    unauthorised: "Google did not accept our sign-in. Connect the Google account again under System Settings.",
    scope_missing:
      "A permission was left out on Google's page. Connect the Google account again under System Settings, and tick every box.",
    revoked:
      "Google has ended the connection. It was revoked, the password was changed, or the app is still in “Testing”, where Google ends connections after 7 days. Connect the Google account again under System Settings.",
    no_access: "The connected Google account has no access to this. Ask the owner to give it access at Google.",
    api_disabled: "This API is not enabled in the agency's Google Cloud project. Enable it there, then try again.",
    gone: "Google no longer has this property or site. Choose another one under the client's sources.",
    too_many: "Google's quota is used up for now. Please try again later.",
    server_error: "Google has a problem at the moment. Please try again later.",
    empty: "Google has no data for this period. Check that the website is being measured.",
    slow: "Google took too long to answer. Please try again later.",
    cut_off: "The connection to Google was lost. Please try again.",
    unreachable: "Google could not be reached. Check the server's internet connection, then try again.",
    unexpected: "Google sent an answer that we do not understand. Please try again later.",
  },
  field: {
    service_account_key: "must be the JSON key file of a service account from Google Cloud",
    required: "is required",
    too_long: "is too long: {{maximum}} characters at most",
    too_short: "is too short: {{minimum}} characters at least",
    too_small: "must be {{minimum}} or more",
    too_big: "must be {{maximum}} or less",
    too_many: "has too many entries: {{maximum}} at most",
    wrong_type: "has the wrong type",
    whole_number: "must be a whole number, such as 2500",
    number: "must be a number, such as 12.5",
    amount: "must be an amount such as 1200 or 1200.50",
    not_an_option: "must be one of {{options}}",
    unknown: "is not a known field",
    email: "must be an email address, such as name@example.com",
    email_name:
      "has a character before the @ that many mail servers refuse: give one with only letters from a to z, digits, dots or hyphens there",
    web_address: "must be a web address, such as kedai.example",
    phone_number: "must be a phone number, such as +60 12-345 6789",
    not_offered: "is not offered any more: choose another or leave it out",
    single_line: "must be a single line of text",
    date: "must be a date such as 2026-11-02",
    not_a_period_start: "must be the first day of the period: a Monday, the first of a month or the first of a quarter",
    day_in_future: "cannot be in the future",
    period_in_future: "must be a period that has ended",
    period_too_old: "must not be before the year 2000",
    report_too_old: "must be one of the last 24 periods",
    no_formula: "must not begin with =, +, - or @, or contain |",
    parts_exceed_total: "must not be more than the total visitors",
    total_below_parts: "must not be less than its parts, which are {{sum}} together in this period",
    weekday: "must be 1 (Monday) to 7 (Sunday)",
    section_twice: "must name each section once",
    slot_closed: "is outside our hours",
    slot_holiday: "is on a public holiday",
    slot_off_grid: "must be one of the times we offer",
    slot_past: "is in the past",
    slot_too_far: "is too far ahead",
    slot_too_soon: "is too soon: please choose a later time",
    taken: "is already taken",
    wrong_password: "is not the current password",
    common_password: "is one of the most commonly guessed passwords: choose another",
    contact_twice: "is already used by another contact of this client",
    no_mail_headers:
      "must contain the headers of an email that arrived, with lines such as “Received:” or “DKIM-Signature:”",
    columns: "must have {{expected}} columns, but has {{found}}",
    repeats: "repeats the period of line {{other}}",
    no_rows: "has no figures",
    unreadable: "cannot be read as CSV",
    damaged: "is damaged or was cut off: export or save it again",
    compared: "compares two periods or groups of users: export again without the comparison",
    days_missing: "does not have every day of its period: export the whole period",
    filtered: "is limited to {{value}}: export again without this filter, so that the figures cover the whole website",
    formula_without_value:
      "has a formula without its result: open the file in the spreadsheet program, save it and try again",
    has_password: "is locked with a password: save it without one",
    mixed_dates:
      "has dates with the day first and dates with the month first: write them all the same way, such as 2026-11-02",
    no_known_column:
      "has no column that we recognise, only {{found}}: name one for the period and one for each figure, such as Visitors, Sessions and Leads",
    not_a_period: "must be a period such as October 2026, or its first day such as 2026-10-01",
    not_a_whole_period:
      "must be a whole week, month or quarter, not {{start}} to {{end}}: choose one in the source and export again",
    not_days: "has hours, weeks or months instead of days: choose days above the chart and export again",
    nothing_adds_up:
      "has only figures that cannot be added up to a period, such as the visitors of single days: export the whole period",
    other_kind: "is not a file of figures: save it as CSV or as an Excel workbook (.xlsx)",
    rows_are_parts: "divides the figures into parts: use a table with one row for the whole period",
    share_not_count: "is a percentage: a report needs the number",
    total_differs: "is {{total}} in the row of the total, but the other rows add up to {{sum}}: export all rows again",
    too_wide: "has more than {{maximum}} columns",
    unpacks_too_large: "unpacks to more than {{maximum}} MB: export fewer rows",
    unsafe_names: "contains files with unsafe names: export it again",
    all_hidden: "has only hidden sheets: show the sheet with the figures, save the file and try again",
    date_not_count:
      "shows a date or a time ({{text}}) instead of a number: change the cell's format in the spreadsheet program, save the file and try again",
    is_html:
      "is a web page, even if its name ends in .xls: open it in a spreadsheet program and save it as an Excel workbook (.xlsx)",
    is_numbers: "is a Numbers spreadsheet: in Numbers, choose File > Export To > Excel or CSV",
    is_ods: "is an OpenDocument spreadsheet (.ods): save it as an Excel workbook (.xlsx) or as CSV",
    is_xls:
      "is an old Excel workbook (.xls) or is locked with a password: save it as an Excel workbook (.xlsx) without a password",
    is_xlsb: "is a binary Excel workbook (.xlsb): save it as an Excel workbook (.xlsx)",
    is_xml:
      "is an XML spreadsheet, even if its name ends in .xls: open it in Excel and save it as an Excel workbook (.xlsx)",
    money_not_count: "is an amount of money ({{currency}}): a report needs a number here",
    other_currency: "is in {{currency}}, but reports are in {{own}}: convert the amount, or export it in {{own}}",
    shortened: "shows a shortened number ({{text}}): a report needs the full number",
    spreadsheet_error: "shows the error {{error}}: correct the formula, save the file and try again",
    text_missing:
      "refers to a text that is not in the workbook: open the file in the spreadsheet program, save it and try again",
    thousand_or_decimal:
      "is {{text}}, which can mean {{whole}} or a number with three decimals: write thousands without a separator",
    truth_not_count: "is {{text}}: a report needs a number",
    unknown_encoding:
      "has letters that cannot be read for certain: save the file as “CSV UTF-8” or as an Excel workbook (.xlsx)",
    zip_in_zip: "contains another zip file: unpack it and upload what is inside",
    site_unreachable: "could not be reached; if it has no https, write http:// before it",
    site_insecure: "has a certificate that browsers do not trust",
    site_too_slow: "takes too long to answer",
    site_too_large: "is too large: more than 2 MB",
    site_too_many_redirects: "redirects its visitors too many times",
    site_not_html: "does not lead to a web page",
    site_error_status: "answers with an error instead of a page",
    site_unreadable: "answers with something that a browser cannot read",
    invalid: "is not valid",
  },
  /** Options that no form or list of the dashboard names. */
  option: {
    shared: "Used by another client",
    site: "Another website",
    true: "Yes",
    false: "No",
    day_first: "Day first",
    month_first: "Month first",
    yes: "Yes",
    no: "No",
    asc: "Ascending",
    desc: "Descending",
    name: "Name",
    created: "Date added",
    package: "Package",
    fee: "Monthly fee",
    status: "Status",
    state: "State",
    visitors: "Visitors",
    leads: "Leads",
    position: "Position",
  },
  /** The fields of requests as people see them. */
  label,
  kept: {
    connection:
      "The agency reads its clients' figures with this Google account. To remove it, disconnect and remove it under System Settings.",
    contract:
      "The client record and its reports belong to the contract and stay for as long as the law and the privacy notice say. To delete them too, delete the client.",
  },
} as const;
