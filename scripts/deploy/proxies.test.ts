import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { defaultMaxBodyBytes } from '#contract/core/endpoint';
import { sendSubmissionPhotos } from '#contract/inbox/endpoints';
import { connectionLimits } from '../../api/http/http-server';
import { resolveProjectPath } from '../lib/project-root.mjs';
import { allocatorSettings, serverCommand } from '../lib/server-command.mjs';

const read = (path: string) => readFileSync(resolveProjectPath(path), 'utf8');
const caddy = read('deploy/caddy/Caddyfile');
const nginx = read('deploy/nginx/la-higuera.conf');
const unit = read('deploy/systemd/la-higuera.service');

/** The first number after a word of a configuration. */
const readNumber = (config: string, name: string) =>
  Number(new RegExp(`\\b${name}[ =](\\d+)`).exec(config)?.[1]);

/** The largest request is that of an image upload with all photos. */
const { maxFiles, maxFileBytes } = sendSubmissionPhotos.files;
const maxRequestBytes = maxFiles * maxFileBytes + defaultMaxBodyBytes;

describe.each([
  { name: 'Caddy', bodyLimit: readNumber(caddy, 'max_size') * 1e6 },
  { name: 'nginx', bodyLimit: readNumber(nginx, 'client_max_body_size') * 1024 ** 2 },
])('example configuration of $name', ({ bodyLimit }) => {
  test('lets the largest upload pass, and little more', () => {
    expect(bodyLimit).toBeGreaterThanOrEqual(maxRequestBytes);
    expect(bodyLimit).toBeLessThan(maxRequestBytes * 1.1);
  });
});

describe('example configurations', () => {
  test('wait for a response at least as long as the server does without a byte', () => {
    const seconds = connectionLimits.idleTimeout / 1000;
    expect(readNumber(caddy, 'response_header_timeout')).toBeGreaterThanOrEqual(seconds);
    expect(readNumber(nginx, 'proxy_read_timeout')).toBeGreaterThanOrEqual(seconds);
  });

  test('give the largest upload time at 0.5 Mbit/s, and as long as the server does', () => {
    expect(connectionLimits.requestTimeout).toBeGreaterThanOrEqual((maxRequestBytes * 8) / 500);
    expect(readNumber(caddy, 'read_body')).toBe(connectionLimits.requestTimeout / 1000);
  });

  test('compress nothing a second time, and hide /readyz and /metrics', () => {
    expect(caddy).not.toMatch(/^\s*encode/m);
    expect(nginx).toContain('gzip off;');
    expect(caddy).toContain('@internal path /metrics /readyz\n');
    expect(nginx).toMatch(/location = \/readyz \{ return 404; \}\n\s*location = \/metrics/);
  });

  test('repeat on another server only what is idempotent', () => {
    expect(caddy).not.toContain('lb_retry_match');
    const [before = '', inRepeatable = ''] = nginx.split('location @repeatable {');
    expect(before.replaceAll(/#.*/g, '')).not.toContain('non_idempotent');
    expect(inRepeatable).toContain('non_idempotent');
    expect(before).toContain('"~^1 application/json" 1;');
  });
});

describe("a client's data", () => {
  test('is not what the servers take as the id of a request', () => {
    expect(caddy).toContain('header_up X-Request-Id {http.request.uuid}\n');
    expect(nginx).toContain('proxy_set_header X-Request-Id $request_id;\n');
  });

  test("has no whole IP address in Caddy's log, and none in nginx's", () => {
    for (const field of ['remote_ip', 'client_ip']) {
      expect(caddy).toMatch(
        new RegExp(`request>${field} ip_mask \\{\\s+ipv4 24\\s+ipv6 48\\s+\\}`),
      );
    }
    expect(/^log_format .*$/m.exec(nginx)?.[0]).not.toMatch(/remote_addr|forwarded/);
  });

  test('has no query in the logs, not even behind an encoded question mark', () => {
    expect(caddy).toContain('request>uri regexp "(?i)(\\?|%3f).*"');
    expect(/^log_format .*$/m.exec(nginx)?.[0]).not.toMatch(/\$(?:request_)?uri|\$args/);
    expect(nginx).toContain('(?:(?!\\?|%3f).)*');
  });
});

describe('la-higuera.service', () => {
  test('starts what the image starts, and waits longer than a graceful end takes', () => {
    expect(unit).toContain(`ExecStart=/usr/bin/${serverCommand.join(' ')}\n`);
    for (const [name, value] of Object.entries(allocatorSettings))
      expect(unit).toContain(`${name}=${value}`);
    expect(readNumber(unit, 'TimeoutStopSec')).toBeGreaterThan(10);
  });
});
