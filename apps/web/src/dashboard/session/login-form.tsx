import { Alert, Button, TextInput } from "@mantine/core";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { CallError } from "../../shared/api/call-error.ts";
import { messageOf } from "../../shared/api/message-of.ts";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { PasswordField } from "../shared/password-field.tsx";
import { useLogin, useRequestBrowserLink } from "./api.ts";
import { KnowBrowser } from "./know-browser.tsx";
import { WaitForTurn } from "./wait-for-turn.tsx";
import touch from "../shared/touch.module.css";
import styles from "./login-form.module.css";

/** Username and password. After a successful sign-in, the page reads the session and redirects. */
export function LoginForm() {
  const { t } = useTranslation("admin");
  const localised = useLocalisedPath();
  const login = useLogin();
  const link = useRequestBrowserLink();
  const wait = waitOf(login.error);
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const [asked, setAsked] = useState(false);
  const usernameInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (login.isError && wait === null) passwordInput.current?.select();
  }, [login.isError, wait]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (login.isPending) return;
    setAsked(true);
    if (username === "") usernameInput.current?.focus();
    else if (password === "") passwordInput.current?.focus();
    else login.mutate({ username, password });
  };
  const missing = (value: string, field: string) => asked && value === "" && t("login.required", { field });

  return (
    <div className={`${styles["page"]} ${touch["touch"]}`}>
      <div className={styles["sheet"]}>
        <h1 className={styles["title"]}>{t("login.title")}</h1>
        <p className={styles["lead"]}>{t("login.lead")}</p>
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
                reason={messageOf(login.error)}
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
        <Text size="small" top="1.5rem" className={styles["portal"]}>
          <Link to={localised("/client-portal")}>{t("login.portal")}</Link>
        </Text>
      </div>
    </div>
  );
}

/** How many seconds to wait for the next try; null when nothing says so. */
function waitOf(error: unknown): number | null {
  return error instanceof CallError && error.status === 429 ? error.retryAfter : null;
}

/** The server's message, except that wrong credentials always give the same text. */
function loginProblem(error: unknown): string | null {
  const wrong = error instanceof CallError && error.body?.error === "wrong_credentials";
  return wrong ? null : messageOf(error);
}
