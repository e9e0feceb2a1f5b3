import { settingNames } from '../../api/config';
import { allocatorSettings } from '../lib/server-command.mjs';

/** Read by other programs than the server. */
const otherNames = [
  // Set by the Dockerfile and the unit, for libraries.
  'NODE_ENV',
  ...Object.keys(allocatorSettings),
  // Read by the backup command.
  'BACKUP_PASSPHRASE',
  // Read by deploy/compose.yaml and the Caddyfile.
  'SHOP_DOMAIN',
  'SHOP_UPSTREAMS',
  'SHOP_VERSION',
  // Read by the image of PostgreSQL.
  'POSTGRES_USER',
  'POSTGRES_DB',
  'POSTGRES_PASSWORD',
  'POSTGRES_INITDB_ARGS',
  // Set by systemd.
  'CREDENTIALS_DIRECTORY',
  // Set by the shell.
  'PATH',
];

/** Of the kernel: capabilities and families of addresses. */
const kernelNames = ['DAC_OVERRIDE', 'NET_BIND_SERVICE', 'AF_INET', 'AF_INET6', 'AF_UNIX'];

const knownNames = new Set([...settingNames, ...otherNames, ...kernelNames]);

/** Written like an environment variable, but something else. */
const isName = (word: string) => /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(word) && word.length > 3;

/** Names that are assigned or expanded as in `.env`, YAML, units, the Dockerfile, a Caddyfile and a shell. */
export function findUnknownNames(text: string): string[] {
  const uses = [
    /^\s*#?\s*(?:ENV |Environment=|export |- )?([A-Z][A-Z0-9_]+)(?==|: )/gm,
    /[ \t`]([A-Z][A-Z0-9_]+)(?==)/g,
    /\$\{?([A-Z][A-Z0-9_]+)/g,
    /`([A-Z][A-Z0-9_]+)`/g,
    // Sentences, in which only a name has an underscore.
    /\b([A-Z][A-Z0-9]*_[A-Z0-9_]+)\b/g,
  ].flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name));
  return [...new Set(uses)].filter((name) => isName(name) && !knownNames.has(name)).sort();
}
