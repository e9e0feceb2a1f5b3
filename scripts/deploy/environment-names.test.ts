import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { settingNames } from '../../api/config';
import { resolveProjectPath } from '../lib/project-root.mjs';
import { findUnknownNames } from './environment-names';

const read = (path: string) => readFileSync(resolveProjectPath(path), 'utf8');

const deployFiles = readdirSync(resolveProjectPath('deploy'), {
  recursive: true,
  withFileTypes: true,
})
  .filter((entry) => entry.isFile() && entry.name !== '.env')
  .map(({ parentPath, name }) => join(parentPath, name).slice(resolveProjectPath().length));

describe('names of environment variables', () => {
  test.each(['Dockerfile', 'docs/operating.md', ...deployFiles])(
    '%s has only names that a program reads',
    (path) => {
      expect(findUnknownNames(read(path))).toEqual([]);
    },
  );

  test("README.md's table of settings has exactly the settings of api/config.ts", () => {
    const [, table = ''] = read('README.md').split('\n## Settings\n');
    const [settings = ''] = table.split('\n## ');
    const names = [...settings.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name),
    );
    expect(names.sort()).toEqual([...settingNames].sort());
  });
});

describe('findUnknownNames', () => {
  test.each([
    ['TRUST_PROXIES=1', ['TRUST_PROXIES']],
    ['    DATABASE_URI: postgres://shop', ['DATABASE_URI']],
    ['Environment=NODE_ENV=production DATA_FOLDER=/data', ['DATA_FOLDER']],
    [`to {$\{SHOP_HOST}} and \${SHOP_DOMAIN:?}`, ['SHOP_HOST']],
    ['Set `TRUST_PROXY` and `HOSTS`.', ['HOSTS']],
    ['A POST needs PUBLIC_ORIGIN and PUBLIC_HOST.', ['PUBLIC_HOST']],
  ])('finds the unknown names in %j', (text, names) => {
    expect(findUnknownNames(text)).toEqual(names);
  });
});
