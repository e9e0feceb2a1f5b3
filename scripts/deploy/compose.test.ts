import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../api/config';
import { resolveProjectPath } from '../lib/project-root.mjs';

const read = (path: string) => readFileSync(resolveProjectPath(path), 'utf8');

const serviceSchema = v.object({
  read_only: v.literal(true),
  cap_drop: v.tuple([v.literal('ALL')]),
  security_opt: v.tuple([v.literal('no-new-privileges:true')]),
  restart: v.literal('unless-stopped'),
  mem_limit: v.string(),
  pids_limit: v.number(),
  logging: v.object({ options: v.object({ 'max-size': v.string(), 'max-file': v.string() }) }),
  ports: v.optional(v.array(v.string())),
  volumes: v.array(v.string()),
  environment: v.record(v.string(), v.string()),
});

const composeSchema = v.object({
  services: v.record(v.string(), serviceSchema),
  volumes: v.record(v.string(), v.object({})),
});

/** Fails for a service that isn't hardened. */
const { services, volumes } = v.parse(composeSchema, load(read('deploy/compose.yaml')));

/** As Compose replaces variables. */
const expand = (text: string, values: Readonly<Record<string, string>>) =>
  text.replaceAll(/\$\{(\w+):\?\}/g, (_, name) => {
    const value = values[name];
    if (!value) throw new Error(`${name} is not in .env.example.`);
    return value;
  });

const exampleSettings = Object.fromEntries(
  [...read('deploy/.env.example').matchAll(/^#?([A-Z]\w+)=(.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

describe('deploy/compose.yaml', () => {
  test('starts the servers with valid settings for two instances', () => {
    const values = { ...exampleSettings, POSTGRES_PASSWORD: 'secret' };
    for (const name of ['shop-1', 'shop-2']) {
      const environment = Object.entries(services[name]?.environment ?? {}).map(
        ([setting, value]) => [setting, expand(value, values)],
      );
      expect(readConfig(Object.fromEntries(environment))).toMatchObject({
        instances: 2,
        trustedProxies: 1,
        publicOrigin: 'https://shop.example',
        databaseUrl: 'postgres://shop:secret@database/shop',
      });
    }
  });

  test('gives each server a data folder of its own, and all the same originals', () => {
    const [first = [], second = []] = ['shop-1', 'shop-2'].map((name) => services[name]?.volumes);
    expect(first.filter((volume) => second.includes(volume))).toEqual(['originals:/media']);
  });

  test('publishes no ports but those of the proxy', () => {
    const published = Object.entries(services).filter(([, { ports }]) => ports !== undefined);
    expect(published.map(([name]) => name)).toEqual(['proxy']);
  });

  test('declares all of its volumes', () => {
    const used = Object.values(services)
      .flatMap((service) => service.volumes.map((volume) => volume.split(':')[0] ?? ''))
      .filter((name) => !name.startsWith('.'));
    expect(new Set(used)).toEqual(new Set(Object.keys(volumes)));
  });

  test('has no secret: .env.example leaves them empty, and Git ignores .env', () => {
    const secrets = Object.entries(exampleSettings).filter(([name]) =>
      /PASSWORD|SECRET|KEY|SMTP_URL/.test(name),
    );
    expect(secrets.length).toBeGreaterThan(3);
    expect(secrets.filter(([, value]) => value !== '')).toEqual([]);
    expect(read('.gitignore').split('\n')).toContain('.env');
  });
});
