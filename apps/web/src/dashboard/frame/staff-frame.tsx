import { Tabs, VisuallyHidden } from "@mantine/core";
import { Fragment, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, useNavigate, Link, useLocation } from "react-router";
import { agency } from "@agency/content/agency";
import { Row, Stack, Text } from "@agency/ui/layout";
import { Logo } from "@agency/ui/logo";
import { plainPath } from "../../shared/i18n/language-path.ts";
import { LanguageToggle } from "../../shared/i18n/language-toggle.tsx";
import { texts } from "../../shared/i18n/texts.server.ts";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { late } from "../../shared/late-start/late.tsx";
import { ownFrame } from "../../shared/own-frame.ts";
import { useAttention } from "../attention/api.ts";
import { useEnquiryCount } from "../enquiries/api.ts";
import { initials } from "../responsible/initials.ts";
import { failureToast } from "../shared/problem-text.ts";
import { useFormat } from "../shared/use-format.ts";
import { useLogout } from "../staff/api.ts";
import { useMay } from "../staff/rights.tsx";
import { StaffOnly } from "../staff/staff-only.tsx";
import { dashboardTabs, useDashboardPlace } from "../use-dashboard-place.ts";
import { type PageKeys, PageKeysContext } from "./page-keys.tsx";
import {
  findPlace,
  isOpen,
  type Place,
  placeGroups,
  type PlaceName,
  places,
  readShortcuts,
  storeShortcuts,
} from "./places.ts";
import responsible from "../responsible/responsible.module.css";
import styles from "./frame.module.css";

export const loader = texts(({ staff, admin, errors: { problem, source } }) => ({
  staff,
  admin,
  errors: { problem, source },
}));

/** This frame replaces the site's header and footer. */
export const handle = ownFrame;

// The frame is the same for every staff page of a language.
export const shouldRevalidate = () => false;

/** The navigation of every staff page. Redirects visitors without a session to the sign-in page. */
export default function StaffFrame() {
  return (
    <StaffOnly>
      {(username) => (
        <Shell username={username}>
          <Outlet />
        </Shell>
      )}
    </StaffOnly>
  );
}

const ShortcutsDialog = late(() => import("./shortcuts-dialog.tsx"));

/** A staff page beside its navigation. */
function Shell({ username, children }: { username: string; children: ReactNode }) {
  const [on, setOn] = useState(readShortcuts);
  const [helping, setHelping] = useState(false);
  const pageKeys = useRef<PageKeys>(null);
  useShortcuts({ on: on && !helping, pageKeys, onHelp: () => setHelping(true) });
  const { pathname } = useLocation();
  // A review needs the width: there the rail is its icons.
  const folded = plainPath(pathname) === "/admin/review";

  return (
    <div className={styles["shell"]} data-folded={folded || undefined}>
      <Rail username={username} onHelp={() => setHelping(true)} />
      <main id="content" tabIndex={-1} className={styles["page"]}>
        {helping && (
          <ShortcutsDialog
            on={on}
            onChange={(wanted) => {
              storeShortcuts(wanted);
              setOn(wanted);
            }}
            onClose={() => setHelping(false)}
          />
        )}
        <PageKeysContext value={pageKeys}>{children}</PageKeysContext>
      </main>
    </div>
  );
}

/** How long `g` waits for its second key, in ms. */
const patience = 1500;

const fields = "input, textarea, select, [contenteditable], [role='combobox'], [role='listbox'], [role='textbox']";

type ShortcutOptions = { on: boolean; pageKeys: RefObject<PageKeys | null>; onHelp: () => void };

/** `/` focuses the page's search, `g` and a letter opens a place, `?` shows the help; a page may have keys of its own. */
function useShortcuts({ on, pageKeys, onHelp }: ShortcutOptions): void {
  const navigate = useNavigate();
  const localised = useLocalisedPath();
  const may = useMay();
  const goSince = useRef(Number.NEGATIVE_INFINITY);

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (isTyping(event.target) || document.querySelector("[role='dialog'][aria-modal='true']")) return;
    const going = event.timeStamp - goSince.current < patience;
    goSince.current = event.key === "g" ? event.timeStamp : Number.NEGATIVE_INFINITY;
    const place = going && places.find((each) => "key" in each && each.key === event.key && isOpen(each, may));
    if (place) void navigate(localised(place.to));
    else if (event.key === "?") onHelp();
    else if (pageKeys.current && Object.hasOwn(pageKeys.current, event.key)) pageKeys.current[event.key]?.();
    else if (event.key !== "/" || !focusSearch()) return;
    event.preventDefault();
  });

  useEffect(() => {
    if (!on) return;
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [on]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(fields) !== null && !isSwitch(target);
}

/** Letters do nothing in a checkbox, and it often keeps the focus. */
function isSwitch(target: Element): boolean {
  return target instanceof HTMLInputElement && ["checkbox", "radio", "button", "file"].includes(target.type);
}

/** Focuses the first visible search field of the page. */
function focusSearch(): boolean {
  for (const field of document.querySelectorAll<HTMLInputElement>("main input[type='search']")) {
    if (!field.checkVisibility()) continue;
    field.focus();
    field.select();
    return true;
  }
  return false;
}

/** The staff's navigation: a rail on wide screens, on narrow ones a bar with a menu. */
function Rail({ username, onHelp }: { username: string; onHelp: () => void }) {
  const { t } = useTranslation(["staff", "common"]);
  const localised = useLocalisedPath();
  const { pathname, search, key } = useLocation();
  const current = findPlace(plainPath(pathname), new URLSearchParams(search));
  const may = useMay();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      setOpenAt(null);
      button.current?.focus();
    };
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [open]);

  return (
    <header className={styles["rail"]} data-open={open || undefined}>
      <Row align="center" unbroken className={styles["top"]}>
        <Link className={styles["brand"]} to={localised("/")} aria-label={t("common:home", { agency: agency.name })}>
          <Logo size={30} />
        </Link>
        {current && (
          <span className={styles["where"]} aria-hidden="true">
            {t(`nav.${current}`)}
          </span>
        )}
        <button
          ref={button}
          type="button"
          className={styles["menu"]}
          aria-expanded={open}
          aria-controls="staff-menu"
          onClick={() => setOpenAt(open ? null : key)}
        >
          {t("nav.menu")}
          <svg width="16" height="12" viewBox="0 0 16 12" aria-hidden="true">
            <path
              d={open ? "M3 1 13 11M13 1 3 11" : "M0 1H16M0 6H16M0 11H16"}
              stroke="currentcolor"
              strokeWidth="1.8"
            />
          </svg>
        </button>
      </Row>
      <div id="staff-menu" className={styles["content"]}>
        <nav aria-label={t("nav.label")}>
          {placeGroups.map((group) => {
            const own = places.filter((place) => place.group === group && isOpen(place, may));
            // Where the dashboard is open, its places are its tabs. Narrow screens have them in the page.
            if (group === "dashboard" && plainPath(pathname) === "/admin")
              return <DashboardTabs key={group} tabs={own} />;
            return (
              <Fragment key={group}>
                {group !== "dashboard" && <h2 className={styles["group"]}>{t(`nav.${group}`)}</h2>}
                <Stack as="ul" gap="0.125rem">
                  {own.map(({ name, to }) => (
                    <li key={name}>
                      <PlaceLink name={name} to={localised(to)} current={name === current} />
                    </li>
                  ))}
                </Stack>
              </Fragment>
            );
          })}
        </nav>
        <Stack gap="0.25rem" className={styles["foot"]}>
          <Account username={username} onHelp={onHelp} />
          <LanguageToggle />
        </Stack>
      </div>
    </header>
  );
}

/** The tabs of the dashboard, which stand in the rail on wide screens. */
function DashboardTabs({ tabs }: { tabs: Place[] }) {
  const { t } = useTranslation(["staff", "admin"]);
  const { tab, open } = useDashboardPlace();
  return (
    <Tabs unstyled orientation="vertical" value={tab} onChange={open} className={styles["railTabs"] ?? ""}>
      <Tabs.List className={styles["tabList"] ?? ""} aria-label={t("admin:tabs.label")}>
        {tabs.map(({ name }) => (
          <Tabs.Tab
            key={name}
            value={name}
            className={styles["place"] ?? ""}
            aria-controls={`${dashboardTabs}-panel-${name}`}
          >
            <PlaceIcon name={name} />
            {t(`nav.${name}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  );
}

/** A place in the navigation, with the number of things that wait there. */
function PlaceLink({ name, to, current }: { name: PlaceName; to: string; current: boolean }) {
  const { t } = useTranslation("staff");
  return (
    <Link className={styles["place"]} to={to} title={t(`nav.${name}`)} aria-current={current ? "page" : undefined}>
      <PlaceIcon name={name} />
      <span>{t(`nav.${name}`)}</span>
      {name === "attention" && <AttentionWaiting />}
      {name === "enquiries" && <EnquiriesWaiting />}
    </Link>
  );
}

function AttentionWaiting() {
  const { data } = useAttention();
  return <Waiting count={data?.total ?? 0} of="attention" />;
}

function EnquiriesWaiting() {
  const { data = 0 } = useEnquiryCount({ state: "waiting" });
  return <Waiting count={data} of="enquiries" />;
}

/** The navigation has room for two digits. Screen readers get the whole number. */
const most = 99;

function Waiting({ count, of }: { count: number; of: "attention" | "enquiries" }) {
  const { t } = useTranslation("staff");
  const { number } = useFormat();
  if (count === 0) return null;
  return (
    <span className={styles["waiting"]}>
      <span aria-hidden="true">{count > most ? `${most}+` : number(count)}</span>
      <VisuallyHidden>{t(`nav.waiting.${of}`, { count })}</VisuallyHidden>
    </span>
  );
}

/** Strokes in a box of 16 by 16. */
const strokes: Record<PlaceName, string> = {
  reports: "M2.5 2.5h11v11h-11zM2.5 6.2h11M6.2 6.2v7.3",
  attention: "M8 2.2 14.3 13.3H1.7ZM8 6.4v3.2M8 11.3v.4",
  clients: "M8 7.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2ZM2.8 13.6a5.2 5.2 0 0 1 10.4 0",
  schedules: "M8 14a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM8 4.8V8l2.3 1.6",
  enquiries: "M2 3.5h12v9H2zM2.3 4l5.7 4.6L13.7 4",
  allReports: "M4 1.8h5.4L12.4 5v9.2H4zM6.4 7.4h3.8M6.4 10.4h3.8",
  analytics: "M2.4 2v11.6H14M5.4 11V8.2M8.4 11V5M11.4 11V6.8",
  team: "M5.6 7.4a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM1.6 13a4 4 0 0 1 8 0M10.4 3.2a2.2 2.2 0 0 1 0 4.2M12 9.3a4 4 0 0 1 2.4 3.7",
  activity: "M1.8 8.4h2.8L6.4 3.6l3 9 2-4.2h2.8",
  settings:
    "M2 4.6h7.4M12.6 4.6H14M2 11.4h1.4M6.6 11.4H14M11 6.2a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2ZM5 13a1.6 1.6 0 1 0 0-3.2A1.6 1.6 0 0 0 5 13Z",
};

function PlaceIcon({ name }: { name: PlaceName }) {
  return (
    <svg width="18" height="18" viewBox="0 0 16 16" aria-hidden="true">
      <path
        d={strokes[name]}
        fill="none"
        stroke="currentcolor"
        strokeWidth="1.3"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The account, the keyboard help, and the way out. */
function Account({ username, onHelp }: { username: string; onHelp: () => void }) {
  const { t } = useTranslation(["staff", "admin"]);
  const logout = useLogout();
  const leave = () =>
    logout.mutate(undefined, {
      onError: failureToast((message) => t("admin:logoutFailed", { message })),
    });

  return (
    <>
      <Row
        as="button"
        type="button"
        align="center"
        unbroken
        className={styles["quiet"]}
        title={t("nav.shortcuts")}
        onClick={onHelp}
      >
        <kbd aria-hidden="true">?</kbd>
        {t("nav.shortcuts")}
      </Row>
      <Row gap="0 0.6rem" align="center" className={styles["account"]}>
        <span className={responsible["avatar"]} data-tone="board" aria-hidden="true">
          {initials(username)}
        </span>
        <Text as="span" unbroken flex="1 1 min-content" className={styles["username"]}>
          {username}
        </Text>
        <button type="button" className={styles["quiet"]} onClick={leave} disabled={logout.isPending}>
          {t("nav.signOut")}
        </button>
      </Row>
    </>
  );
}
