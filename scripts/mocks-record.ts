import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { isRecordingName } from '../mocks/scenarios';
import { recordShop } from './record/record-shop';

// Records a running shop as a scenario of the mocks, with personal data replaced.

const { values } = parseArgs({
  options: {
    origin: { type: 'string', default: 'http://localhost:3000' },
    name: { type: 'string', default: 'shop' },
  },
});
const { origin, name } = values;
if (!isRecordingName(name)) throw new Error('A name has letters, digits, - and _ only.');

/** Hides what is typed. */
const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });

async function ask(question: string, output: NodeJS.WritableStream): Promise<string> {
  if (!process.stdin.isTTY) throw new Error('Set ADMIN_USERNAME and ADMIN_PASSWORD.');
  process.stdout.write(question);
  const prompt = createInterface({ input: process.stdin, output, terminal: true });
  const answer = await prompt.question('');
  prompt.close();
  if (output === hidden) process.stdout.write('\n');
  return answer;
}

const { ADMIN_USERNAME, ADMIN_PASSWORD, ADMIN_CODE } = process.env;
const recording = await recordShop({
  origin: new URL(origin).origin,
  username: ADMIN_USERNAME ?? (await ask('User name: ', process.stdout)),
  password: ADMIN_PASSWORD ?? (await ask('Password: ', hidden)),
  code: ADMIN_CODE,
});

const folder = join(import.meta.dirname, '../mocks/recorded');
await mkdir(folder, { recursive: true });
const file = join(folder, `${name}.json`);
await writeFile(file, `${JSON.stringify(recording, null, 1)}\n`);
console.log(`Wrote ${file}. Open it with \`npm run dev\` and ?scenario=recorded:${name}`);
