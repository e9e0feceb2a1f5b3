import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installFromDebian } from './install-debian-package.mjs';

const packages = '/usr/lib/postgresql';

/** Installs Debian's PostgreSQL for the tests; they skip PostgreSQL where it is not available. */
export async function ensurePostgres() {
  if (!process.env.TEST_DATABASE_URL && !isInstalled()) await installFromDebian('postgresql');
}

const isInstalled = () =>
  existsSync(packages) &&
  readdirSync(packages).some((version) => existsSync(join(packages, version, 'bin', 'initdb')));
