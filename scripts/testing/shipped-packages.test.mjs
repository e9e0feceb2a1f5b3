import { expect, test } from 'vitest';
import { addDependencies, findShippedPackages, listImportedPackages } from './shipped-packages.mjs';

test('listImportedPackages finds static and dynamic imports of packages only', () => {
  const source = `import Koa, { type Context } from 'koa';
import {
  useForm,
} from 'react-hook-form';
import 'node:fs';
import { readFile } from 'node:fs/promises';
import { sign } from '@aws-sdk/client-s3/sign';
import { app } from './app';
import { listProducts } from '#contract/products/endpoints';
const text = 'a word from 'b';
export { uuid } from 'uuid';
const load = () => import('papaparse');
`;
  expect(listImportedPackages(source)).toEqual([
    'koa',
    'react-hook-form',
    '@aws-sdk/client-s3',
    'uuid',
    'papaparse',
  ]);
});

test('addDependencies follows nested and optional packages, and cycles', () => {
  const locked = {
    'node_modules/koa': { dependencies: { cookies: '^1' }, optionalDependencies: { fast: '^1' } },
    'node_modules/cookies': { dependencies: { keygrip: '^1' } },
    'node_modules/other/node_modules/cookies': { dependencies: { old: '^1' } },
    'node_modules/keygrip': { dependencies: { koa: '^1' } },
    'node_modules/vitest': {},
  };
  const expected = ['koa', 'cookies', 'fast', 'keygrip', 'old'];
  expect([...addDependencies(['koa'], locked)].toSorted()).toEqual(expected.toSorted());
});

test('findShippedPackages finds what is bundled and what is loaded, but no tools', () => {
  const shipped = findShippedPackages();
  for (const name of [
    'koa',
    'cookies',
    'sharp',
    'otpauth',
    '@smithy/core',
    'react',
    'workbox-core',
  ])
    expect(shipped, name).toContain(name);
  for (const name of ['vite', 'rollup', 'vitest', 'fast-check', 'typescript', 'msw'])
    expect(shipped, name).not.toContain(name);
});
