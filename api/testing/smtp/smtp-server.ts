import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerError } from 'smtp-server';
import { parseEmail, type ReceivedEmail } from './parse-email';

export interface TestSmtpServer {
  readonly url: string;
  /** In the order they arrived. */
  readonly received: ReceivedEmail[];
  /** Response codes by recipient. */
  readonly rejected: Map<string, number>;
  /** Stops listening on the port. */
  stop(): Promise<void>;
  /** Listens on the same port again. */
  restart(): Promise<void>;
}

/** An SMTP server on the loopback interface that accepts every e-mail. */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  const received: ReceivedEmail[] = [];
  const rejected = new Map<string, number>();
  let server = await listen(0);
  const port = getPort(server);

  async function listen(listenPort: number): Promise<SMTPServer> {
    const smtp = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      onRcptTo({ address }, _session, done) {
        const code = rejected.get(address);
        done(code === undefined ? null : createResponseError(code));
      },
      onData(stream, { envelope }, done) {
        buffer(stream).then((bytes) => {
          const recipients = envelope.rcptTo.map(({ address }) => address);
          received.push(parseEmail(bytes.toString('latin1'), recipients));
          done();
        }, done);
      },
    });
    await once(smtp.listen(listenPort, '127.0.0.1'), 'listening');
    return smtp;
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    rejected,
    stop: () => new Promise((resolve) => server.close(resolve)),
    async restart() {
      server = await listen(port);
    },
  };
}

function createResponseError(responseCode: number): SMTPServerError {
  return Object.assign(new Error('This recipient is rejected.'), { responseCode });
}

function getPort({ server }: SMTPServer): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return address.port;
}
