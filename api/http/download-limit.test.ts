import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { createDownloadLimit } from './download-limit';

const openResponse = () => new EventEmitter() as ServerResponse;

describe('createDownloadLimit', () => {
  test('throws 503 over the limit per network until a response closes', () => {
    const admit = createDownloadLimit({ total: 10, perNetwork: 2 });
    const first = openResponse();
    admit('192.0.2.1', first);
    admit('192.0.2.1', openResponse());
    expect(() => admit('192.0.2.1', openResponse())).toThrow(
      expect.objectContaining({ status: 503, headers: { 'Retry-After': '5' } }),
    );
    expect(() => admit('192.0.2.2', openResponse())).not.toThrow();
    first.emit('close');
    expect(() => admit('192.0.2.1', openResponse())).not.toThrow();
  });

  test('counts addresses of one IPv6 /64 network together', () => {
    const admit = createDownloadLimit({ total: 10, perNetwork: 1 });
    admit('2001:db8::1', openResponse());
    expect(() => admit('2001:db8::2', openResponse())).toThrow();
  });

  test('throws over the total limit until a response closes', () => {
    const admit = createDownloadLimit({ total: 2, perNetwork: 2 });
    const first = openResponse();
    admit('192.0.2.1', first);
    admit('192.0.2.2', openResponse());
    expect(() => admit('192.0.2.3', openResponse())).toThrow();
    first.emit('close');
    expect(() => admit('192.0.2.3', openResponse())).not.toThrow();
  });
});
