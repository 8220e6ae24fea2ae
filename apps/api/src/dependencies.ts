import { randomBytes } from "node:crypto";
import type { Logger } from "pino";
import { v7 } from "uuid";
import { agency } from "@agency/content/agency";
import { defaultLanguage } from "@agency/content/settings";
import type { ChartsRepository } from "@agency/core/analytics/charts";
import type { AttentionRepository } from "@agency/core/attention/attention";
import type { ServerState } from "@agency/core/attention/server-state";
import type { AuditRepository } from "@agency/core/audit/audit-repository";
import type { BoardRepository } from "@agency/core/board/board-repository";
import type { RunRepository } from "@agency/core/board/run";
import type { BookingRepository } from "@agency/core/bookings/booking-repository";
import type { ClientRepository } from "@agency/core/clients/client-repository";
import type { LogoRepository } from "@agency/core/clients/logo-repository";
import type { Clock, NewId } from "@agency/core/clock";
import { accessTokens, type AccessTokenOf } from "@agency/core/connections/access-token";
import type { ConnectionRepository } from "@agency/core/connections/connection-repository";
import type { GoogleSignIn } from "@agency/core/connections/google-sign-in";
import type { SecretBox } from "@agency/core/connections/secret-box";
import type { Doorbell } from "@agency/core/doorbell";
import type { EnquiryRepository } from "@agency/core/enquiries/enquiry-repository";
import type { EnquiryDependencies } from "@agency/core/enquiries/keep-enquiry";
import type { FiguresRepository } from "@agency/core/figures/figures-repository";
import { type FiguresKnown, figuresKnown, type FiguresReader, figuresReader } from "@agency/core/figures/read-figures";
import type { ImportFiles } from "@agency/core/imports/import-files";
import type { ImportMemory } from "@agency/core/imports/import-memory";
import type { IssueRepository } from "@agency/core/newsletter/issue-repository";
import type { NewsletterRepository } from "@agency/core/newsletter/newsletter-repository";
import type { NotificationRepository } from "@agency/core/notifications/notification-repository";
import type { PersonStore } from "@agency/core/people/person-store";
import {
  bookingPeople,
  clientPeople,
  connectionPeople,
  contactPeople,
  enquiryPeople,
  notificationPeople,
  subscriberPeople,
} from "@agency/core/people/stores";
import type { PlanRepository } from "@agency/core/plan/plan-repository";
import type { ReportRepository } from "@agency/core/reports/report-repository";
import type { ScheduleRepository } from "@agency/core/schedules/schedule-repository";
import type { ShareRepository } from "@agency/core/shares/share";
import type { GoogleAccounts } from "@agency/core/sources/google-accounts";
import type { ReadRepository } from "@agency/core/sources/read-repository";
import type { SourceRepository } from "@agency/core/sources/source-repository";
import type { SpeedTestRepository } from "@agency/core/speed-test/speed-test-repository";
import type { StaffRepository } from "@agency/core/staff/staff-repository";
import type { UseRepository } from "@agency/core/uses/report-use";
import { carriedClock } from "@agency/platform/db/carried-clock";
import { type Database, openDatabase } from "@agency/platform/db/database";
import { attentionRepository } from "@agency/platform/db/repositories/attention";
import { auditRepository } from "@agency/platform/db/repositories/audit";
import { boardRepository } from "@agency/platform/db/repositories/board";
import { bookingRepository } from "@agency/platform/db/repositories/bookings";
import { chartsRepository } from "@agency/platform/db/repositories/charts";
import { logoRepository } from "@agency/platform/db/repositories/client-logos";
import { clientRepository } from "@agency/platform/db/repositories/clients";
import { connectionRepository } from "@agency/platform/db/repositories/connections";
import { enquiryRepository } from "@agency/platform/db/repositories/enquiries";
import { figuresRepository } from "@agency/platform/db/repositories/figures";
import { importFiles } from "@agency/platform/db/repositories/import-files";
import { importMemory } from "@agency/platform/db/repositories/import-memory";
import { issueRepository } from "@agency/platform/db/repositories/issues";
import { newsletterRepository } from "@agency/platform/db/repositories/newsletter";
import { notificationRepository } from "@agency/platform/db/repositories/notifications";
import { planRepository } from "@agency/platform/db/repositories/plan";
import { reportMailsTo } from "@agency/platform/db/repositories/report-mails";
import { useRepository } from "@agency/platform/db/repositories/report-uses";
import { reportRepository } from "@agency/platform/db/repositories/reports";
import { runRepository } from "@agency/platform/db/repositories/runs";
import { scheduleRepository } from "@agency/platform/db/repositories/schedules";
import {
  type SettingRepository,
  settingRepository,
  type WorkerRepository,
  workerRepository,
} from "@agency/platform/db/repositories/settings";
import { shareRepository } from "@agency/platform/db/repositories/shares";
import { sourceReadRepository } from "@agency/platform/db/repositories/source-reads";
import { sourceRepository } from "@agency/platform/db/repositories/sources";
import { speedTestRepository } from "@agency/platform/db/repositories/speed-tests";
import { staffRepository } from "@agency/platform/db/repositories/staff";
import { type Environment, sampleUse } from "@agency/platform/environment";
import { googleServices } from "@agency/platform/google/google-services";
import { type DnsQuery, systemDns } from "@agency/platform/mail/domain-check/dns";
import { type MailFolder, mailFolder } from "@agency/platform/mail/mail-folder";
import { type Outbound, outbound } from "@agency/platform/outbound/outbound";
import { askForUndrawn } from "@agency/platform/pdf/ask-for-undrawn";
import type { Bell } from "@agency/platform/queue/bell";
import { openBell } from "@agency/platform/queue/doorbell";
import { openSandbox, type Sandbox } from "@agency/platform/sandbox/sandbox";
import { secretBox } from "@agency/platform/secrets/secret-box";
import { secretKeys } from "@agency/platform/secrets/secret-key";
import { readServerState } from "@agency/platform/server/server-state";
import { openThrottles } from "@agency/platform/throttle/open-throttles";
import type { ThrottleStore } from "@agency/platform/throttle/throttle-store";

/** Everything the routes use, created once and passed down. */
export type Dependencies = {
  environment: Environment;
  log: Logger;
  clock: Clock;
  newId: NewId;
  random: (bytes: number) => Uint8Array;
  database: Database;
  attention: AttentionRepository;
  server: () => Promise<ServerState>;
  audits: AuditRepository;
  board: BoardRepository;
  bookings: BookingRepository;
  charts: ChartsRepository;
  clients: ClientRepository;
  connections: ConnectionRepository;
  sources: SourceRepository;
  plans: PlanRepository;
  /** What was read of the sources, and what will be. */
  reads: ReadRepository;
  /** Encrypts the tokens of connections. */
  secretBox: SecretBox;
  google: GoogleSignIn & GoogleAccounts;
  /** Valid tokens of the connections. */
  accessTokenOf: AccessTokenOf;
  enquiries: EnquiryRepository;
  figures: FiguresRepository;
  figuresReader: FiguresReader;
  figuresKnown: FiguresKnown;
  /** Whether reports of sample figures may be emailed. */
  sampleMails: boolean;
  importMemory: ImportMemory;
  importFiles: ImportFiles;
  issues: IssueRepository;
  notifications: NotificationRepository;
  logos: LogoRepository;
  newsletter: NewsletterRepository;
  /** Every store of personal data, for showing and erasing it. */
  people: PersonStore[];
  reports: ReportRepository;
  runs: RunRepository;
  /** Reads what strangers wrote, and draws. */
  sandbox: Sandbox;
  /** Finds the words of texts that a PDF cannot show. */
  undrawnIn: (texts: string[]) => Promise<string[]>;
  schedules: ScheduleRepository;
  settings: SettingRepository;
  shares: ShareRepository;
  speedTests: SpeedTestRepository;
  staff: StaffRepository;
  /** How clients use their reports. */
  uses: UseRepository;
  workers: WorkerRepository;
  bell: Bell;
  /** Counts tries for all processes of the API. */
  throttles: ThrottleStore;
  mailFolder: MailFolder;
  /** Fetches URLs that visitors type. */
  outbound: Outbound;
  /** Looks up records of the DNS, for the check of the sender's domain. */
  dns: DnsQuery;
  /** Sender of every email. */
  mailFrom: string;
  /** For storing an enquiry and queueing a notification. */
  writing: EnquiryDependencies & { doorbell: Doorbell };
};

/** How often the API reads the database's clock, in ms. */
const clockEvery = 60_000;

/** Opens what the environment names. `close` closes everything again. */
export async function openDependencies(
  environment: Environment,
  log: Logger,
): Promise<Dependencies & { close: () => Promise<void> }> {
  const box = secretBox(secretKeys(environment));
  const database = await openDatabase({ url: environment.DATABASE_URL, folder: environment.DATA_DIR, log });
  const clock = await carriedClock(database);
  const keepingTime = setInterval(() => void clock.set().catch(() => undefined), clockEvery).unref();
  const figures = figuresRepository(database);
  const bell = await openBell(environment.REDIS_URL, log);
  const throttles = await openThrottles(environment, database, log);
  const bookings = bookingRepository(database);
  const newsletter = newsletterRepository(database);
  const clients = clientRepository(database);
  const uses = useRepository(database);
  const enquiries = enquiryRepository(database);
  const notifications = notificationRepository(database);
  const folder = mailFolder(environment.DATA_DIR);
  const sandbox = openSandbox();
  const connections = connectionRepository(database);
  const google = googleServices(environment, clock.read);
  return {
    environment,
    log,
    clock: clock.read,
    newId: v7,
    random: randomBytes,
    database,
    attention: attentionRepository(database),
    server: () => readServerState(environment),
    audits: auditRepository(database),
    board: boardRepository(database, sampleUse(environment)),
    bookings,
    charts: chartsRepository(database),
    clients,
    connections,
    sources: sourceRepository(database),
    plans: planRepository(database),
    reads: sourceReadRepository(database),
    secretBox: box,
    google,
    accessTokenOf: accessTokens({ connections, google, secretBox: box, clock: clock.read }),
    enquiries,
    figures,
    figuresReader: figuresReader(figures, sampleUse(environment)),
    figuresKnown: figuresKnown(figures, sampleUse(environment)),
    sampleMails: sampleUse(environment).sampleMails,
    importMemory: importMemory(database),
    importFiles: importFiles(database),
    issues: issueRepository(database),
    logos: logoRepository(database),
    notifications,
    newsletter,
    people: [
      // Before the enquiries: deleting an enquiry deletes its booking.
      bookingPeople(bookings),
      enquiryPeople(enquiries),
      subscriberPeople(newsletter),
      notificationPeople({ notifications, removeMails: folder.remove }),
      contactPeople(clients),
      connectionPeople(connections),
      clientPeople({ clients, uses, reportMails: reportMailsTo(database) }),
    ],
    reports: reportRepository(database),
    runs: runRepository(database, { host: new URL(environment.PUBLIC_URL).hostname }),
    sandbox,
    undrawnIn: askForUndrawn(sandbox),
    schedules: scheduleRepository(database),
    settings: settingRepository(database),
    shares: shareRepository(database),
    speedTests: speedTestRepository(database),
    staff: staffRepository(database),
    uses,
    workers: workerRepository(database),
    bell,
    throttles,
    mailFolder: folder,
    outbound: outbound({ allow: environment.OUTBOUND_ALLOW }),
    dns: systemDns(),
    mailFrom: environment.MAIL_FROM ?? agency.email,
    writing: {
      clock: clock.read,
      newId: v7,
      host: new URL(environment.PUBLIC_URL).hostname,
      staff: { email: environment.STAFF_EMAIL ?? agency.email, language: defaultLanguage },
      doorbell: bell.ring,
    },
    close: async () => {
      clearInterval(keepingTime);
      await sandbox.close();
      await Promise.all([bell.close(), throttles.close()]);
      await database.close();
    },
  };
}
