import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mocksOnlyFiles, serverOnlyFiles } from './single-target-files';

const project = join(import.meta.dirname, '../../..');

const readSource = (path: string) => readFileSync(join(project, path), 'utf8');

const isSentence = (text: string) => /^[A-Z][^.]+\.$/.test(text) && text.length <= 90;

/** Of what the mocks have not: e-mails, processes, the production worker, HTTP, server-rendered pages, other devices, the demo. */
const serverSigns = [
  'server-with-email',
  'stoppable-server',
  'deployed-server',
  'server-process',
  'flaky-proxy',
  'javaScriptEnabled: false',
  "serviceWorkers: 'allow'",
  'request.get(',
  'newCDPSession',
  'blockScripts',
  'DEV_PORT',
  'node:child_process',
  'browser.newPage(',
  'openDemo',
];

const files = readdirSync(join(project, 'web'), { recursive: true, encoding: 'utf8' })
  .map((path) => `web/${path.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.e2e.ts'));

describe('serverOnlyFiles', () => {
  test.each(Object.entries(serverOnlyFiles))(
    '%s exists, needs the server, and says why',
    (path, reason) => {
      expect(existsSync(join(project, path))).toBe(true);
      expect(reason).toSatisfy(isSentence);
      expect(serverSigns.filter((sign) => readSource(path).includes(sign))).not.toEqual([]);
    },
  );
});

describe('mocksOnlyFiles', () => {
  test.each(Object.entries(mocksOnlyFiles))('%s exists and says why', (path, reason) => {
    expect(existsSync(join(project, path))).toBe(true);
    expect(reason).toSatisfy(isSentence);
  });
});

describe('needsServer and needsMocks', () => {
  test('have a reason of one sentence wherever they are used', () => {
    const uses = files.flatMap((path) =>
      [...readSource(path).matchAll(/\bneeds(?:Server|Mocks)\(\s*(?:(['"])(.*?)\1)?/g)].map(
        ([, , reason]) => [path, reason ?? ''],
      ),
    );
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter(([, reason = '']) => !isSentence(reason))).toEqual([]);
  });
});
