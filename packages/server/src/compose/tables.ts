import { activityEntity } from "../activity/table.ts";
import { alertEntity } from "../alerts/table.ts";
import { answerEntity } from "../answers/table.ts";
import { auditEntity } from "../audit/table.ts";
import { bookingEntity } from "../bookings/table.ts";
import { noteEntity } from "../client-history/table.ts";
import { clientEntity, clientLogoEntity, contactEntity, welcomeEntity } from "../clients/table.ts";
import { enquiryAnswerEntity, enquiryEntity, verificationEntity } from "../enquiries/table.ts";
import { figuresEntity, readingEntity } from "../figures/table.ts";
import { importFileEntity, importFilePartEntity, importMappingEntity } from "../imports/table.ts";
import { connectDatabase, type OpenDatabase } from "../kit/db/database.ts";
import { recordingDatabase } from "../kit/db/recorded.ts";
import { throttleEntity } from "../kit/throttle/table.ts";
import { clientMailWordsEntity } from "../mail-words/table.ts";
import {
  issueEntity,
  issueRecipientEntity,
  signUpEntity,
  subscriberEntity,
  subscriptionMailEntity,
} from "../newsletter/table.ts";
import { notificationEntity } from "../notifications/table.ts";
import { reportOpenEntity } from "../opens/table.ts";
import { staffClientEntity } from "../own-clients/table.ts";
import { datedNoteEntity, sectionsEntity, targetsEntity, workItemEntity } from "../plan/table.ts";
import { proposalEntity } from "../proposals/table.ts";
import { holderEntity, reportEntity, revisionEntity } from "../reports/table.ts";
import { scheduleEntity } from "../schedules/table.ts";
import { dispatchEntity, runEntity, runItemEntity } from "../sending/table.ts";
import { settingEntity, workerEntity } from "../settings/table.ts";
import { handOverEntity, shareEntity } from "../shares/table.ts";
import { connectionEntity, pendingConsentEntity, sourceEntity, sourceReadEntity } from "../sources/table.ts";
import { speedTestEntity } from "../speed-test/table.ts";
import {
  browserLinkEntity,
  codeAppEntity,
  passkeyEntity,
  recoveryCodeEntity,
  sessionEntity,
  staffEntity,
  usedChallengeEntity,
} from "../staff/table.ts";
import { teamLinkEntity } from "../team/table.ts";
import { tokenClientEntity, tokenEntity } from "../tokens/table.ts";
import { wrongRecipientEntity } from "../wrong-recipients/table.ts";
import { migrations } from "./migrations.ts";

/** Every table of every room. */
const tables = [
  staffEntity,
  sessionEntity,
  browserLinkEntity,
  codeAppEntity,
  recoveryCodeEntity,
  passkeyEntity,
  usedChallengeEntity,
  teamLinkEntity,
  activityEntity,
  clientEntity,
  contactEntity,
  welcomeEntity,
  clientLogoEntity,
  staffClientEntity,
  tokenEntity,
  tokenClientEntity,
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
  enquiryAnswerEntity,
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
  proposalEntity,
  datedNoteEntity,
  sourceReadEntity,
  alertEntity,
  shareEntity,
  handOverEntity,
  reportOpenEntity,
  answerEntity,
  wrongRecipientEntity,
  clientMailWordsEntity,
  noteEntity,
];

/** Opens the database of the product. Its tables are made by the migrations. */
export const openDatabase: OpenDatabase = async (place) =>
  recordingDatabase(await connectDatabase(place, { tables, migrations }));
