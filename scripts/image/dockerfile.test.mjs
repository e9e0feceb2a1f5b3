import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { resolveProjectPath } from '../lib/project-root.mjs';
import { allocatorSettings, serverCommand } from '../lib/server-command.mjs';
import { readCommand } from './check-server.mjs';
import { listCopies, parseDockerfile, readEnvironment } from './parse-dockerfile.mjs';

const stages = parseDockerfile(readFileSync(resolveProjectPath('Dockerfile'), 'utf8'));
const last = stages.at(-1);
if (!last) throw new Error('The Dockerfile is empty.');
const getValue = (/** @type {string} */ name) =>
  last.instructions.find(({ keyword }) => keyword === name)?.value;

/** Patterns of our .dockerignore that have no wildcard: files and folders at the top. */
const ignored = readFileSync(resolveProjectPath('.dockerignore'), 'utf8').split('\n');

describe('Dockerfile', () => {
  test('copies only files of the repository that exist and that .dockerignore allows', () => {
    const sources = stages
      .flatMap(listCopies)
      .filter(({ stage }) => stage === undefined)
      .flatMap((copy) => copy.sources);
    expect(sources.filter((path) => !existsSync(resolveProjectPath(path)))).toEqual([]);
    expect(sources.filter((path) => ignored.includes(path.split('/')[0] ?? ''))).toEqual([]);
  });

  test('copies from stages that exist', () => {
    const names = stages.map(({ name }) => name);
    const used = stages.flatMap(listCopies).flatMap(({ stage }) => stage ?? []);
    expect(used.filter((name) => !names.includes(name))).toEqual([]);
  });

  test('puts everything into the image that the server reads when it runs', () => {
    const targets = listCopies(last).flatMap(({ sources, target }) =>
      target.endsWith('/') ? sources : [target],
    );
    expect(targets).toEqual(
      expect.arrayContaining(['package.json', 'node_modules', 'dist', 'api/seed/images']),
    );
  });

  test('runs the server directly as a user without rights, and checks /readyz', () => {
    expect(getValue('USER')).toBe('node');
    expect(getValue('STOPSIGNAL')).toBe('SIGTERM');
    expect(readCommand(last, 'CMD')).toEqual(serverCommand);
    expect(readCommand(last, 'HEALTHCHECK').join(' ')).toContain('/readyz');
    expect(readEnvironment(last)).toMatchObject({
      NODE_ENV: 'production',
      HOST: '0.0.0.0',
      ...allocatorSettings,
    });
  });

  test('.dockerignore keeps secrets and local data out of the build', () => {
    expect(ignored).toEqual(expect.arrayContaining(['**/.env', 'data', 'node_modules', '.git']));
  });
});

test('parseDockerfile joins continued lines and skips comments', () => {
  const text = 'FROM node AS build\n# a comment\nRUN one \\\n  # another\n  && two\n';
  expect(parseDockerfile(text)).toEqual([
    { name: 'build', image: 'node', instructions: [{ keyword: 'RUN', value: 'one && two' }] },
  ]);
});
