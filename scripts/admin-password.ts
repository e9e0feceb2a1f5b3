import { text } from 'node:stream/consumers';
import { createAdminStore } from '../api/accounts/admin-store';
import { argon2Hasher } from '../api/accounts/argon2-hasher';
import { readConfig } from '../api/config';
import { ensureDataFolder } from '../api/data-folder';
import { openDatabase } from '../api/database/open-database';
import { StartupError, toStartupMessages } from '../api/startup-error';

/** Sets the password read from standard input, for the named admin or the first one. */
async function setPassword(requestedUsername: string | undefined): Promise<string> {
  const config = readConfig(process.env);
  await ensureDataFolder(config.dataFolder);
  const database = await openDatabase(config);
  try {
    const adminStore = createAdminStore(database);
    const username = requestedUsername ?? (await adminStore.findFirstUsername());
    if (username === undefined) {
      throw new StartupError('There is no admin yet; `npm start` creates the first one.');
    }
    const password = await readNewPassword(username);
    const wasUpdated = await adminStore.setPassword(username, await argon2Hasher.hash(password));
    if (!wasUpdated) throw new StartupError(`There is no admin named ${username}.`);
    return username;
  } finally {
    await database.destroy();
  }
}

/** Validated by the same rules as ADMIN_PASSWORD. */
async function readNewPassword(username: string): Promise<string> {
  if (process.stdin.isTTY) console.log(`New password for ${username}, then Enter and Ctrl-D:`);
  const [password = ''] = (await text(process.stdin)).split(/\r?\n/);
  const env = { ADMIN_USERNAME: username, ADMIN_PASSWORD: password };
  const admin = password.trim() === '' ? undefined : readConfig(env).admin;
  if (admin === undefined) throw new StartupError('No password was given.');
  return admin.password;
}

try {
  console.log(`${await setPassword(process.argv[2])} has a new password.`);
} catch (error) {
  const messageLines = toStartupMessages(error);
  if (messageLines === undefined) throw error;
  console.error(messageLines.join('\n'));
  process.exit(1);
}
