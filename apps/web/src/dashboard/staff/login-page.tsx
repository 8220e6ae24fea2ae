import { Alert, Button, TextInput } from "@mantine/core";
import { useSyncExternalStore, type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation, Link } from "react-router";
import { offered } from "@agency/content/settings";
import { Row, Stack, Text } from "@agency/ui/layout";
import { StateBlock } from "@agency/ui/state-block";
import "../../styles/controls.css";
import { CallError } from "../../shared/api/call-error.ts";
import { errorMessage } from "../../shared/api/error-message.ts";
import { texts } from "../../shared/i18n/texts.server.ts";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { linkFragment } from "../../shared/link-fragment.ts";
import { hiddenPageMeta } from "../../shared/page-meta.ts";
import { useHydrated } from "../../shared/use-hydrated.ts";
import { CodeStep } from "../code-app/code-step.tsx";
import { PasskeySignIn } from "../passkeys/passkey-sign-in.tsx";
import { PasswordField } from "../shared/password-field.tsx";
import { useSession, useLogin, useRequestBrowserLink, useKnowBrowser } from "./api.ts";
import { flagStorage, readLoginFlag } from "./login-flag.ts";
import touch from "../shared/shared.module.css";
import styles from "./staff.module.css";

export const loader = texts(({ admin, codeApp }) => ({ admin, codeApp }));

export const meta = hiddenPageMeta((t) => t("admin:login.title"));

/** The sign-in page. Checks a stored login first and redirects if it is valid. */
export default function LoginPage() {
  const { t } = useTranslation("admin");
  const localised = useLocalisedPath();
  const { state } = useLocation();
  const remembered = useSyncExternalStore(noSubscription, isRemembered, () => false);
  const session = useSession({ enabled: remembered });

  if (session.data) return <Navigate to={wantedPage(state) ?? localised("/admin")} replace />;
  if (remembered && session.isFetching) return <StateBlock mood="loading" title={t("checking")} />;
  return <LoginForm />;
}

const noSubscription = () => () => undefined;

function isRemembered(): boolean {
  return readLoginFlag(flagStorage(), Date.now()) !== "none";
}

/** The page requested before the sign-in. It is kept in the history state, which no link can set. */
function wantedPage(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("wanted" in state)) return null;
  return typeof state.wanted === "string" ? state.wanted : null;
}

/** Username and password. After a successful sign-in, the page reads the session and redirects. */
function LoginForm() {
  const { t } = useTranslation("admin");
  const localised = useLocalisedPath();
  const login = useLogin();
  const link = useRequestBrowserLink();
  const wait = retrySeconds(login.error);
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [asked, setAsked] = useState(false);
  const needsCode = login.isError && wait === null && isAboutCode(login.error);
  const usernameInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (login.isError && wait === null && !needsCode) passwordInput.current?.select();
  }, [login.isError, wait, needsCode]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (login.isPending) return;
    setAsked(true);
    if (username === "") usernameInput.current?.focus();
    else if (password === "") passwordInput.current?.focus();
    else login.mutate({ username, password });
  };
  const missing = (value: string, field: string) => asked && value === "" && t("login.required", { field });

  if (needsCode || (code !== "" && !login.isIdle)) {
    return (
      <CodeStep
        code={code}
        onCode={setCode}
        login={login}
        onSubmit={() => login.mutate({ username, password, code })}
        onBack={() => {
          setCode("");
          setPassword("");
          setAsked(false);
          login.reset();
        }}
      />
    );
  }
  return (
    <div className={`${styles["page"]} ${touch["touch"]}`}>
      <Stack gap="0" card="plain" className={styles["sheet"]}>
        <h1 className={styles["title"]}>{t("login.title")}</h1>
        <Text tone="soft" top="0.5rem" bottom="1.75rem">
          {t(offered.portal ? "login.lead" : "login.leadWithoutReports")}
        </Text>
        <KnowBrowser />
        {/* Without JavaScript nothing may be sent, least of all a password in an address. */}
        <form method="dialog" onSubmit={submit} noValidate>
          <Stack gap="1.25rem">
            {login.isError && wait === null && (
              <Alert color="bad" id="login-problem">
                {loginProblem(login.error) ?? t("login.invalid")}
              </Alert>
            )}
            {wait !== null && (
              <WaitForTurn
                username={login.variables?.username ?? username}
                link={link}
                reason={errorMessage(login.error)}
                seconds={wait}
                onTurn={() => login.mutate({ username, password })}
              />
            )}
            <TextInput
              ref={usernameInput}
              label={t("login.username")}
              name="username"
              autoComplete="username"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              required
              value={username}
              onChange={({ currentTarget }) => setUsername(currentTarget.value)}
              error={missing(username, t("login.username"))}
            />
            <PasswordField
              ref={passwordInput}
              label={t("login.password")}
              name="password"
              autoComplete="current-password"
              required
              value={password}
              onChange={({ currentTarget }) => setPassword(currentTarget.value)}
              error={missing(password, t("login.password"))}
            />
            <Button type="submit" size="lg" fullWidth disabled={login.isPending}>
              {login.isPending ? t("login.busy") : t("login.submit")}
            </Button>
          </Stack>
        </form>
        <Stack gap="0" top="0.75rem">
          <PasskeySignIn />
        </Stack>
        {offered.portal && (
          <Row as="p" top="1.5rem" className={touch["ways"]}>
            <Link to={localised("/client-portal")}>{t("login.portal")}</Link>
          </Row>
        )}
      </Stack>
    </div>
  );
}

/** Whether the password was right, and a code is missing or wrong. */
function isAboutCode(error: unknown): boolean {
  return error instanceof CallError && (error.body?.error === "code_needed" || error.body?.error === "wrong_code");
}

/** How many seconds to wait for the next try; null when nothing says so. */
function retrySeconds(error: unknown): number | null {
  return error instanceof CallError && error.status === 429 ? error.retryAfter : null;
}

/** The server's message, except that wrong credentials always give the same text. */
function loginProblem(error: unknown): string | null {
  const wrong = error instanceof CallError && error.body?.error === "wrong_credentials";
  return wrong ? null : errorMessage(error);
}

/** Offers to make this browser known when a link from an email led here. A button, since mail programs open links themselves. */
function KnowBrowser() {
  const { t } = useTranslation("admin");
  const { hash } = useLocation();
  const token = new URLSearchParams(useHydrated() ? linkFragment(hash) : "").get("browser");
  const know = useKnowBrowser();
  if (!token) return null;
  if (know.isSuccess) {
    return (
      <Alert color="area" role="status" mb="lg">
        {t("login.browser.known")}
      </Alert>
    );
  }
  return (
    <Alert color="accent" title={t("login.browser.title")} role="region" mb="lg">
      <Stack fit>
        <Text size="small">{t("login.browser.lead")}</Text>
        <Button disabled={know.isPending} onClick={() => know.mutate(token)}>
          {know.isPending ? t("login.browser.knowing") : t("login.browser.know")}
        </Button>
        <Text size="small" role="alert">
          {know.isError && errorMessage(know.error)}
        </Text>
      </Stack>
    </Alert>
  );
}

type Props = {
  username: string;
  /** Why to wait, in the server's words. */
  reason: string;
  seconds: number;
  onTurn: () => void;
  /** Kept by the form, so that it still says that the link was sent after the next try. */
  link: ReturnType<typeof useRequestBrowserLink>;
};

/** Counts down and tries again. Whoever cannot wait asks for a link by email. */
function WaitForTurn({ username, reason, seconds, onTurn, link }: Props) {
  const { t } = useTranslation("admin");
  const left = useCountdown(seconds, onTurn);
  return (
    <Alert color="bad" id="login-problem" title={reason}>
      <Stack fit>
        <Text size="small">{t("login.turn.lead")}</Text>
        {/* A timer is not read out each second. */}
        <Text size="small" strong role="timer">
          {t("login.turn.next", { count: left })}
        </Text>
        <Text size="small">{t("login.turn.linkLead")}</Text>
        {!link.isSuccess && (
          <Button variant="default" disabled={link.isPending} onClick={() => link.mutate(username)}>
            {link.isPending ? t("login.turn.sending") : t("login.turn.link")}
          </Button>
        )}
        <Text size="small" role="status">
          {link.isSuccess && t("login.turn.sent")}
          {link.isError && errorMessage(link.error)}
        </Text>
      </Stack>
    </Alert>
  );
}

/** The seconds left; calls `onEnd` once at the end. */
function useCountdown(seconds: number, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    // By the clock: a hidden page's timers are slow.
    const endsAt = Date.now() + seconds * 1000;
    const ticking = setInterval(() => {
      const rest = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(ticking);
      end.current();
    }, 250);
    return () => clearInterval(ticking);
  }, [seconds]);
  return left;
}
