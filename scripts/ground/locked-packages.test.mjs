import { expect, test } from 'vitest';
import { installedAsLocked } from './locked-packages.mjs';

const koa = { version: '3.3.0', integrity: 'sha512-koa' };
const forMac = { version: '2.3.3', integrity: 'sha512-mac', optional: true };
const locked = {
  packages: { '': { version: '0.1.0' }, 'node_modules/koa': koa, 'node_modules/fsevents': forMac },
};

test('the same packages are as locked', () => {
  const { '': _project, ...packages } = locked.packages;
  expect(installedAsLocked(locked, { packages })).toBe(true);
});

test('an optional package for another system may be missing', () => {
  expect(installedAsLocked(locked, { packages: { 'node_modules/koa': koa } })).toBe(true);
});

test('a missing package is noticed', () => {
  expect(installedAsLocked(locked, { packages: { 'node_modules/fsevents': forMac } })).toBe(false);
});

test('another version is noticed', () => {
  const older = { ...koa, version: '3.2.0' };
  expect(installedAsLocked(locked, { packages: { 'node_modules/koa': older } })).toBe(false);
});

test('the same version with other content is noticed', () => {
  const other = { ...koa, integrity: 'sha512-other' };
  expect(installedAsLocked(locked, { packages: { 'node_modules/koa': other } })).toBe(false);
});

test('a package that is no longer locked is noticed', () => {
  const packages = { 'node_modules/koa': koa, 'node_modules/left-over': koa };
  expect(installedAsLocked(locked, { packages })).toBe(false);
});
