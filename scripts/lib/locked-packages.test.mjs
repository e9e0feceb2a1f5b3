import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hasInstalledFiles, isInstalledAsLocked } from './locked-packages.mjs';

const koa = { version: '3.3.0', integrity: 'sha512-koa' };
const macOnly = { version: '2.3.3', integrity: 'sha512-mac', optional: true };
const locked = {
  packages: { '': { version: '0.1.0' }, 'node_modules/koa': koa, 'node_modules/fsevents': macOnly },
};

test('isInstalledAsLocked accepts the same packages', () => {
  const { '': _project, ...packages } = locked.packages;
  expect(isInstalledAsLocked(locked, { packages })).toBe(true);
});

test('isInstalledAsLocked accepts a missing optional package of another system', () => {
  expect(isInstalledAsLocked(locked, { packages: { 'node_modules/koa': koa } })).toBe(true);
});

test('isInstalledAsLocked rejects a missing package', () => {
  expect(isInstalledAsLocked(locked, { packages: { 'node_modules/fsevents': macOnly } })).toBe(
    false,
  );
});

test('isInstalledAsLocked rejects another version', () => {
  const older = { ...koa, version: '3.2.0' };
  expect(isInstalledAsLocked(locked, { packages: { 'node_modules/koa': older } })).toBe(false);
});

test('isInstalledAsLocked rejects the same version with other content', () => {
  const other = { ...koa, integrity: 'sha512-other' };
  expect(isInstalledAsLocked(locked, { packages: { 'node_modules/koa': other } })).toBe(false);
});

test('isInstalledAsLocked rejects a package that is no longer locked', () => {
  const packages = { 'node_modules/koa': koa, 'node_modules/left-over': koa };
  expect(isInstalledAsLocked(locked, { packages })).toBe(false);
});

test('hasInstalledFiles is false while a listed package has no files', () => {
  const project = mkdtempSync(join(tmpdir(), 'higuera-packages-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  const installed = { packages: { 'node_modules/koa': koa } };
  const folder = join(project, 'node_modules', 'koa');
  mkdirSync(folder, { recursive: true });
  expect(hasInstalledFiles(installed, project)).toBe(false);
  writeFileSync(join(folder, 'package.json'), '{}');
  expect(hasInstalledFiles(installed, project)).toBe(true);
});
