import { text } from 'node:stream/consumers';
import { type AdminStore, createAdminStore } from '../accounts/admin-store';
import { argon2Hasher } from '../accounts/argon2-hasher';
import { readConfig } from '../config';
import { ensureDataFolder } from '../data-folder';
import { openDatabase } from '../database/open-database';
import { StartupError } from '../startup-error';
import { parseOptions, runCommand } from './run-command';

/** Runs `change` for the named admin or the first one; resolves to the user name. */
async function changeAdmin(
  requestedUsername: string | undefined,
  change: (store: AdminStore, username: string) => Promise<boolean>,
): Promise<string> {
  const config = readConfig(process.env);
  await ensureDataFolder(config.dataFolder);
  const database = await openDatabase(config);
  try {
    const adminStore = createAdminStore(database);
    const username = requestedUsername ?? (await adminStore.findFirstUsername());
    if (username === undefined) {
      throw new StartupError('There is no admin yet; `npm start` creates the first one.');
    }
    const wasChanged = await change(adminStore, username);
    if (!wasChanged) throw new StartupError(`There is no admin named ${username}.`);
    return username;
  } finally {
    await database.destroy();
  }
}

/** Sets the password read from standard input. */
const setPassword = (name: string | undefined): Promise<string> =>
  changeAdmin(name, async (store, username) =>
    store.setPassword(username, await argon2Hasher.hash(await readNewPassword(username))),
  );

/** For an admin who lost both the phone and the recovery codes. The password stays. */
const removeSecondFactor = (name: string | undefined): Promise<string> =>
  changeAdmin(name, (store, username) => store.removeSecondFactor(username));

/** Validated by the same rules as ADMIN_PASSWORD. */
async function readNewPassword(username: string): Promise<string> {
  if (process.stdin.isTTY) {
    process.stdout.write(`New password for ${username}, then Enter and Ctrl-D:\n`);
  }
  const [password = ''] = (await text(process.stdin)).split(/\r?\n/);
  const env = { ADMIN_USERNAME: username, ADMIN_PASSWORD: password };
  const admin = password.trim() === '' ? undefined : readConfig(env).admin;
  if (admin === undefined) throw new StartupError('No password was given.');
  return admin.password;
}

const usage = 'Usage: npm run admin:password -- [name] [--remove-second-factor]';

await runCommand(async () => {
  const { values, positionals } = parseOptions(
    {
      allowPositionals: true,
      options: { 'remove-second-factor': { type: 'boolean', default: false } },
    },
    usage,
  );
  const [name] = positionals;
  const message = values['remove-second-factor']
    ? `${await removeSecondFactor(name)} signs in with the password alone now.`
    : `${await setPassword(name)} has a new password.`;
  process.stdout.write(`${message}\n`);
});
