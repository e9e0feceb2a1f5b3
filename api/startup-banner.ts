import { business } from '#contract/business';
import type { EnsuredAdmin } from './accounts/ensure-admin';

interface StartupBannerOptions {
  readonly host: string;
  readonly port: number;
  readonly publicOrigin: string | undefined;
  readonly admin: EnsuredAdmin;
  readonly hasPages: boolean;
}

const localHosts = ['127.0.0.1', '::1', '0.0.0.0', '::'];

/**
 * Text for stdout after startup: the URL and how to sign in. `newPassword` is printed only on the start that created
 * it.
 */
export function formatStartupBanner({
  host,
  port,
  publicOrigin,
  admin,
  hasPages,
}: StartupBannerOptions): string {
  const url = publicOrigin ?? `http://${toUrlHost(host)}:${port}`;
  const { username, newPassword } = admin;
  return [
    hasPages
      ? `${business.name} is running at ${url}`
      : `The API of ${business.name} is running at ${url}/api; the web pages have not been built.`,
    newPassword === undefined
      ? `Sign in at ${url}/admin as ${username}.`
      : `Sign in at ${url}/admin as ${username} with the password ${newPassword} (shown only once).`,
    '',
  ].join('\n');
}

function toUrlHost(host: string): string {
  if (localHosts.includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
