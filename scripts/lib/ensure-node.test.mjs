import { readFileSync } from 'node:fs';
import { satisfies } from 'semver';
import { describe, expect, test } from 'vitest';
import { parseNodeOption } from './ensure-node.mjs';
import { resolveProjectPath } from './project-root.mjs';

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(resolveProjectPath(file), 'utf8'));

/** @type {Record<string, { engines?: { node?: string }, optional?: boolean }>} */
const locked = readJson('package-lock.json').packages;

/** The oldest release of each version line that the README lists. */
const supported = ['20.19.0', '22.13.0', '24.0.0', '26.0.0'];

describe('Node versions', () => {
  test.each(supported)('package.json and every locked package allow Node %s', (version) => {
    const unsupported = Object.entries(locked)
      // npm silently skips an optional package that does not run here.
      .filter(([, { optional }]) => !optional)
      .filter(([, { engines }]) => engines?.node && !satisfies(version, engines.node))
      .map(([path]) => path);
    expect(unsupported).toEqual([]);
  });

  test('the README lists the versions that package.json allows', () => {
    const readme = readFileSync(resolveProjectPath('README.md'), 'utf8');
    expect(readme).toContain('Node 20.19, 22.13, 24 or 26');
  });
});

describe('parseNodeOption', () => {
  test('parses the major version after --node', () => {
    expect(parseNodeOption(['--node', '26'])).toBe(26);
  });

  test('returns undefined without --node', () => {
    expect(parseNodeOption([])).toBeUndefined();
  });

  test.each([[['--node']], [['--node', 'latest']]])('throws on %j', (args) => {
    expect(() => parseNodeOption(args)).toThrow('Name a major version: --node 26');
  });
});
