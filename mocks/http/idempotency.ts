import * as v from 'valibot';
import type { SentFile } from '#contract/core/endpoint';
import { keyRule, keyTaken } from '#contract/core/messages';
import { languageOf } from '#contract/core/parse-request';
import { digestOf } from './digest';
import { refused } from './fault';

/** A post that was answered: what it brought, and the answer that every repeat gets. */
interface FirstAnswer {
  readonly fingerprint: string;
  readonly answer: Promise<unknown>;
}

/** What was answered to posts that carry a key, so that each is done once. */
export type FirstAnswers = Map<string, FirstAnswer>;

interface Post {
  readonly key: string | undefined;
  readonly path: string;
  readonly body: unknown;
  readonly files?: readonly SentFile[] | undefined;
}

const uuid = v.pipe(v.string(), v.uuid());

/** The `Idempotency-Key` of a request; undefined without one. Throws 400 when it is no UUID. */
export function keyOf({ headers }: Request): string | undefined {
  const key = headers.get('Idempotency-Key');
  if (key === null) return undefined;
  if (!v.is(uuid, key)) throw refused(400, keyRule);
  return key.toLowerCase();
}

/** Answers what `make` does, which happens once for each key of a path; what it refuses may be sent anew. */
export async function once(
  { key, path, body, files = [] }: Post,
  firstAnswers: FirstAnswers,
  make: () => Promise<unknown>,
): Promise<unknown> {
  if (key === undefined) return make();
  const fingerprint = await fingerprintOf(body, files);
  const name = `${path} ${key}`;
  const first = firstAnswers.get(name);
  if (first && first.fingerprint !== fingerprint) throw refused(422, keyTaken, languageOf(body));
  if (first) return first.answer;

  const answer = make();
  firstAnswers.set(name, { fingerprint, answer });
  answer.catch(() => firstAnswers.delete(name));
  return answer;
}

/** Tells whether the same was sent again: its fields, and the bytes of its files. */
async function fingerprintOf(body: unknown, files: readonly SentFile[]): Promise<string> {
  const digests = files.map(async (file) => digestOf(await file.bytes()));
  return JSON.stringify([body, await Promise.all(digests)]);
}
