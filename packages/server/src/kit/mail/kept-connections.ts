import type SMTPConnection from "nodemailer/lib/smtp-connection";

/** How long a connection waits for the next mail, in ms. RFC 5321 has servers wait for minutes. */
const idleFor = 5_000;

/** How many mails one connection carries; some servers refuse more. */
const mostMails = 100;

export type KeptConnections = {
  /**
   * Carries one mail over a kept connection, or over a new one. The connection is kept only when `carry` succeeds.
   * @param mayRepeat whether to try once more over a new connection when a kept one failed with this error
   */
  use: (carry: (connection: SMTPConnection) => Promise<void>, mayRepeat: (error: unknown) => boolean) => Promise<void>;
  /** Ends the connections that wait. */
  close: () => void;
};

type Kept = { connection: SMTPConnection; mails: number; end: () => void };

/** Keeps the connections that `open` makes for further mails. There are never more than mails sent at the same time. */
export function keptConnections(open: () => Promise<SMTPConnection>): KeptConnections {
  const waiting: Kept[] = [];

  function keep(connection: SMTPConnection, mails: number): void {
    const forget = () => {
      clearTimeout(timer);
      connection.off("end", forget);
      const place = waiting.indexOf(kept);
      if (place >= 0) waiting.splice(place, 1);
    };
    const kept: Kept = { connection, mails, end: forget };
    const timer = setTimeout(() => {
      forget();
      hangUp(connection);
    }, idleFor).unref();
    connection.once("end", forget);
    waiting.push(kept);
  }

  async function use(
    carry: (connection: SMTPConnection) => Promise<void>,
    mayRepeat: (error: unknown) => boolean,
  ): Promise<void> {
    const kept = waiting.at(-1);
    kept?.end();
    const connection = kept?.connection ?? watched(await open());
    const mails = (kept?.mails ?? 0) + 1;
    try {
      await carry(connection);
    } catch (error) {
      connection.close();
      if (kept && mayRepeat(error)) return use(carry, mayRepeat);
      throw error;
    }
    if (mails < mostMails) keep(connection, mails);
    else hangUp(connection);
  }

  return {
    use,
    close: () => {
      for (const { connection, end } of waiting.splice(0)) {
        end();
        hangUp(connection);
      }
    },
  };
}

/** Between mails a server may say anything. nodemailer closes the connection then, and its error needs a listener. */
function watched(connection: SMTPConnection): SMTPConnection {
  return connection.on("error", () => undefined);
}

function hangUp(connection: SMTPConnection): void {
  connection.quit();
  connection.close();
}
