import { Alert, Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Stack } from "@agency/ui/layout";
import { usePasskeySignIn } from "./api.ts";
import { usePasskeyProblem } from "./use-passkey-problem.ts";

/** Signs in with a passkey alone: one click here, and one on the device. */
export function PasskeySignIn() {
  const { t } = useTranslation("admin");
  const signIn = usePasskeySignIn();
  const problem = usePasskeyProblem();
  return (
    <Stack gap="1.25rem">
      <Button variant="default" size="lg" fullWidth disabled={signIn.isPending} onClick={() => signIn.mutate()}>
        {t(signIn.isPending ? "login.passkey.busy" : "login.passkey.submit")}
      </Button>
      {signIn.isError && <Alert color="bad">{problem(signIn.error)}</Alert>}
    </Stack>
  );
}
