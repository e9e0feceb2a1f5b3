import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, vi } from 'vitest';
import { startServer } from './local-server';
import { photoBytes } from './multipart';

type Answer = (response: ServerResponse) => void;

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
    /** Requests since the last reset. */
    asked,
    /** Registers a handler; returns the URL. */
    serve(path: string, answer: Answer): string {
      answers.set(path, answer);
      return `${server.origin}${path}`;
    },
    /** Clears handlers and requests once all connections are closed. */
    async reset(): Promise<void> {
      answers.clear();
      asked.length = 0;
      await vi.waitFor(async () => expect(await server.connections()).toBe(0), { timeout: 10_000 });
    },
  };
}

export const respondWithImage: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photoBytes);
};

export const redirect =
  (location: string): Answer =>
  (response) => {
    response.writeHead(302, { location }).end();
  };
