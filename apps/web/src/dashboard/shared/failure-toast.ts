import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";

/** Says in a toast that something failed. `titleOf` words it with the server's message. */
export function failureToast(titleOf: (message: string) => string): (error: unknown) => void {
  return (error) => toast({ title: titleOf(messageOf(error)), variant: "destructive" });
}
