import { auditEntity } from "./entities/audit.ts";
import { bookingEntity } from "./entities/bookings.ts";
import { clientLogoEntity } from "./entities/client-logos.ts";
import { clientEntity, contactEntity } from "./entities/clients.ts";
import { connectionEntity, pendingConsentEntity, sourceEntity } from "./entities/connections.ts";
import { enquiryEntity } from "./entities/enquiries.ts";
import { figuresEntity, readingEntity } from "./entities/figures.ts";
import { importMappingEntity } from "./entities/import-mappings.ts";
import {
  issueEntity,
  issueRecipientEntity,
  signUpEntity,
  subscriberEntity,
  subscriptionMailEntity,
} from "./entities/newsletter.ts";
import { notificationEntity } from "./entities/notifications.ts";
import { sectionsEntity, targetsEntity, workItemEntity } from "./entities/plan.ts";
import { reportUseEntity } from "./entities/report-uses.ts";
import { dispatchEntity, reportEntity, revisionEntity } from "./entities/reports.ts";
import { runEntity, runItemEntity } from "./entities/runs.ts";
import { scheduleEntity, settingEntity, workerEntity } from "./entities/schedules.ts";
import { shareEntity } from "./entities/shares.ts";
import { sourceReadEntity } from "./entities/source-reads.ts";
import { speedTestEntity } from "./entities/speed-tests.ts";
import { sessionEntity, staffEntity } from "./entities/staff.ts";
import { throttleEntity } from "./entities/throttles.ts";
import { verificationEntity } from "./entities/verifications.ts";
import { Initial1795000000000 } from "./migrations/1-initial.ts";
import { LettersAndEnquiries1795300000000 } from "./migrations/2-letters-and-enquiries.ts";
import { Audits1795310000000 } from "./migrations/3-audits.ts";
import { SpeedTests1795320000000 } from "./migrations/4-speed-tests.ts";
import { BookingsAndNewsletter1795600000000 } from "./migrations/5-bookings-and-newsletter.ts";
import { RequestIds1795900000000 } from "./migrations/6-request-ids.ts";
import { EndedClients1796100000000 } from "./migrations/7-ended-clients.ts";
import { Abuse1796400000000 } from "./migrations/8-abuse.ts";
import { Revisions1797000000000 } from "./migrations/9-revisions.ts";
import { Board1797100000000 } from "./migrations/10-board.ts";
import { Attention1797150000000 } from "./migrations/11-attention.ts";
import { Origins1797200000000 } from "./migrations/12-origins.ts";
import { Connections1797250000000 } from "./migrations/13-connections.ts";
import { ImportMappings1797300000000 } from "./migrations/14-import-mappings.ts";
import { Reading1797350000000 } from "./migrations/15-reading.ts";
import { Searches1797450000000 } from "./migrations/16-searches.ts";
import { Shares1797500000000 } from "./migrations/17-shares.ts";
import { BusinessProfile1797600000000 } from "./migrations/18-business-profile.ts";
import { ClientLogos1797650000000 } from "./migrations/19-client-logos.ts";
import { Plan1797700000000 } from "./migrations/20-plan.ts";
import { Sections1797750000000 } from "./migrations/21-sections.ts";
import { ReportUses1797760000000 } from "./migrations/22-report-uses.ts";
import { Leads1797930000000 } from "./migrations/23-leads.ts";
import { Growth1799000000000 } from "./migrations/24-growth.ts";
import { EndsOfConnections1799100000000 } from "./migrations/25-ends-of-connections.ts";
import { MissedSchedules1799150000000 } from "./migrations/26-missed-schedules.ts";
import { PlannedWork1799200000000 } from "./migrations/27-planned-work.ts";
import { ServedContacts1799250000000 } from "./migrations/28-served-contacts.ts";
import { FilledFigures1799300000000 } from "./migrations/29-filled-figures.ts";

/** Every table. */
export const entities = [
  staffEntity,
  sessionEntity,
  clientEntity,
  contactEntity,
  clientLogoEntity,
  figuresEntity,
  readingEntity,
  importMappingEntity,
  reportEntity,
  revisionEntity,
  dispatchEntity,
  runEntity,
  runItemEntity,
  scheduleEntity,
  settingEntity,
  workerEntity,
  notificationEntity,
  enquiryEntity,
  auditEntity,
  speedTestEntity,
  bookingEntity,
  signUpEntity,
  subscriberEntity,
  subscriptionMailEntity,
  issueEntity,
  issueRecipientEntity,
  throttleEntity,
  verificationEntity,
  connectionEntity,
  pendingConsentEntity,
  sourceEntity,
  targetsEntity,
  sectionsEntity,
  workItemEntity,
  sourceReadEntity,
  shareEntity,
  reportUseEntity,
];

/** In the order in which they run. */
export const migrations = [
  Initial1795000000000,
  LettersAndEnquiries1795300000000,
  Audits1795310000000,
  SpeedTests1795320000000,
  BookingsAndNewsletter1795600000000,
  RequestIds1795900000000,
  EndedClients1796100000000,
  Abuse1796400000000,
  Revisions1797000000000,
  Board1797100000000,
  Attention1797150000000,
  Origins1797200000000,
  Connections1797250000000,
  ImportMappings1797300000000,
  Reading1797350000000,
  Searches1797450000000,
  Shares1797500000000,
  BusinessProfile1797600000000,
  ClientLogos1797650000000,
  Plan1797700000000,
  Sections1797750000000,
  ReportUses1797760000000,
  Leads1797930000000,
  Growth1799000000000,
  EndsOfConnections1799100000000,
  MissedSchedules1799150000000,
  PlannedWork1799200000000,
  ServedContacts1799250000000,
  FilledFigures1799300000000,
];

/** The names of all migrations of this version. */
export const knownMigrations: string[] = migrations.map(({ name }) => name);
