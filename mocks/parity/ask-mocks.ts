import { createMockServer } from '../node';
import type { ParityRequest } from './requests';

/** What both sides' answers are compared by. */
export interface ParityAnswer {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

const server = createMockServer();

/** Asks the mocks by an ordinary `fetch`, which they intercept only meanwhile. */
export async function askMocks({ path, method, headers }: ParityRequest): Promise<ParityAnswer> {
  server.listen({ onUnhandledRequest: 'error' });
  try {
    const response = await fetch(`http://mocked.test${path}`, {
      ...(method && { method }),
      ...(headers && { headers }),
    });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text: await response.text(),
    };
  } finally {
    server.close();
  }
}
