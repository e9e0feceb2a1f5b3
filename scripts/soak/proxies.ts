import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { resolveProjectPath } from '../lib/project-root.mjs';
import { startNodeProxy } from './node-proxy';
import type { ProxyOptions, ReverseProxy } from './reverse-proxy';

type StartProxy = (options: ProxyOptions) => Promise<ReverseProxy>;

/** Those of the documented proxies that are installed; without any, one that behaves like them. */
export function findProxies(): Readonly<Record<string, StartProxy>> {
  const caddy = findProgram('caddy');
  const nginx = findProgram('nginx');
  if (!caddy && !nginx) return { 'proxy in Node': startNodeProxy };
  return {
    ...(caddy && { Caddy: (options: ProxyOptions) => startCaddy(caddy, options) }),
    ...(nginx && { nginx: (options: ProxyOptions) => startNginx(nginx, options) }),
  };
}

const findProgram = (name: string): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** Throws if a text that a test replaces is no longer in the file. */
function replaceAll(text: string, replacements: readonly (readonly [string | RegExp, string])[]) {
  return replacements.reduce((result, [pattern, replacement]) => {
    const replaced = result.replace(pattern, replacement);
    if (replaced === result) throw new Error(`${pattern} is not in the configuration.`);
    return replaced;
  }, text);
}

/** deploy/caddy/Caddyfile with plain HTTP on the loopback address. */
async function startCaddy(program: string, options: ProxyOptions): Promise<ReverseProxy> {
  const { folder, port, upstreamPorts } = options;
  const config = replaceAll(readFileSync(resolveProjectPath('deploy/caddy/Caddyfile'), 'utf8'), [
    ['\tservers {', '\tadmin off\n\tservers {'],
    ['{$SHOP_DOMAIN} {', '{$SHOP_DOMAIN} {\n\tbind 127.0.0.1'],
    ['/var/log/caddy', folder],
  ]);
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, config);
  const child = spawn(program, ['run', '--adapter', 'caddyfile', '--config', file], {
    env: {
      ...process.env,
      HOME: folder,
      SHOP_DOMAIN: `http://127.0.0.1:${port}`,
      SHOP_UPSTREAMS: upstreamPorts.map((upstream) => `127.0.0.1:${upstream}`).join(' '),
    },
    stdio: 'ignore',
  });
  await once(child, 'spawn');
  return { stop: () => terminate(child) };
}

/** deploy/nginx/la-higuera.conf with plain HTTP on the loopback address. */
async function startNginx(program: string, options: ProxyOptions): Promise<ReverseProxy> {
  const { folder } = options;
  const file = join(folder, 'nginx.conf');
  mkdirSync(join(folder, 'temporary'));
  writeFileSync(file, formatNginxConfig(options));
  const args = ['-p', folder, '-c', file, '-e', join(folder, 'error.log')];
  const child = spawn(program, args, { stdio: 'ignore' });
  await once(child, 'spawn');
  return { stop: () => terminate(child) };
}

function formatNginxConfig({ folder, port, upstreamPorts }: ProxyOptions) {
  const addresses = ['127.0.0.1:3000', '127.0.0.1:3001'];
  const site = replaceAll(
    readFileSync(resolveProjectPath('deploy/nginx/la-higuera.conf'), 'utf8'),
    [
      ...addresses.map((address, index) => [address, `127.0.0.1:${upstreamPorts[index]}`] as const),
      [/server \{\n\tlisten 80;[^}]*\}/, ''],
      ['\tlisten 443 ssl http2;', `\tlisten 127.0.0.1:${port};`],
      ['\tlisten [::]:443 ssl http2;', ''],
      [/(\tssl_.*\n)+/, ''],
      ['/var/log/nginx', folder],
      ['server_name shop.example', 'server_name 127.0.0.1'],
      // The site's port is not the default one of HTTP.
      ['proxy_set_header Host $host;', 'proxy_set_header Host $http_host;'],
    ],
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, 'temporary', name)};`,
  );
  const main = ['daemon off;', `pid ${join(folder, 'nginx.pid')};`, 'worker_processes 1;'];
  return `${main.join('\n')}\nevents {}\nhttp {\n${temporary.join('\n')}\n${site}\n}\n`;
}

async function terminate(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
