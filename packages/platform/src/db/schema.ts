import { auditEntity } from "./entities/audit.ts";
import { bookingEntity } from "./entities/bookings.ts";
import { clientLogoEntity } from "./entities/client-logos.ts";
import { clientEntity, contactEntity, welcomeEntity } from "./entities/clients.ts";
import { connectionEntity, pendingConsentEntity, sourceEntity } from "./entities/connections.ts";
import { enquiryEntity } from "./entities/enquiries.ts";
import { figuresEntity, readingEntity } from "./entities/figures.ts";
import { importFileEntity, importFilePartEntity } from "./entities/import-files.ts";
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
import { dispatchEntity, holderEntity, reportEntity, revisionEntity } from "./entities/reports.ts";
import { runEntity, runItemEntity } from "./entities/runs.ts";
import { scheduleEntity, settingEntity, workerEntity } from "./entities/schedules.ts";
import { shareEntity } from "./entities/shares.ts";
import { sourceReadEntity } from "./entities/source-reads.ts";
import { speedTestEntity } from "./entities/speed-tests.ts";
import { browserLinkEntity, sessionEntity, staffEntity } from "./entities/staff.ts";
import { signInLineEntity, throttleEntity } from "./entities/throttles.ts";
import { verificationEntity } from "./entities/verifications.ts";
import { Initial1800000000000 } from "./migrations/1-initial.ts";

/** Every table. */
export const entities = [
  staffEntity,
  sessionEntity,
  browserLinkEntity,
  clientEntity,
  contactEntity,
  welcomeEntity,
  clientLogoEntity,
  figuresEntity,
  readingEntity,
  importMappingEntity,
  importFileEntity,
  importFilePartEntity,
  reportEntity,
  revisionEntity,
  dispatchEntity,
  holderEntity,
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
  signInLineEntity,
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
export const migrations = [Initial1800000000000];

/** The names of all migrations of this version. */
export const knownMigrations: string[] = migrations.map(({ name }) => name);
