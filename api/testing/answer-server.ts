import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, vi } from 'vitest';
import { startServer } from './local-server';
import { photoBytes } from './multipart';

type Answer = (response: ServerResponse) => void;

/** A server whose every address answers as a test says. */
export async function answerServer() {
  const answers = new Map<string, Answer>();
  const asked: IncomingMessage[] = [];
  const server = await startServer((request, response) => {
    asked.push(request);
    const answer = answers.get(request.url ?? '');
    if (answer) answer(response);
    else response.writeHead(404).end();
  });
  return {
    ...server,
    /** What has been asked since the last reset. */
    asked,
    /** Has a path answer; answers its address. */
    serve(path: string, answer: Answer): string {
      answers.set(path, answer);
      return `${server.origin}${path}`;
    },
    /** Forgets everything, once nobody is connected any more. */
    async reset(): Promise<void> {
      answers.clear();
      asked.length = 0;
      await vi.waitFor(async () => expect(await server.connections()).toBe(0), { timeout: 10_000 });
    },
  };
}

/** Answers a small photograph. */
export const picture: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photoBytes);
};

/** Leads elsewhere. */
export const redirect =
  (location: string): Answer =>
  (response) => {
    response.writeHead(302, { location }).end();
  };
