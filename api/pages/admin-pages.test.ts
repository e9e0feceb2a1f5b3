import { afterEach, describe, expect, test } from 'vitest';
import { closeSsrServers, startSsrServer } from '../testing/ssr-server';

afterEach(closeSsrServers);

describe('admin pages', () => {
  test.each(['/admin', '/admin/', '/admin/media?tab=upload', '/admin/login'])(
    '%s answers the unrendered shell',
    async (path) => {
      const { sendRequest } = await startSsrServer();
      const { status, headers, text } = await sendRequest(path);
      expect(status).toBe(200);
      expect(text).toContain('<div id="app"><!--app--></div>');
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'x-robots-tag': 'noindex',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(headers['content-security-policy']).toContain("style-src 'self';");
    },
  );

  test.each(['/administration', '/es/admin'])('are not at %s', async (path) => {
    const { sendRequest } = await startSsrServer();
    const { headers, text } = await sendRequest(path);
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(text).not.toContain('<!--app-->');
  });
});
