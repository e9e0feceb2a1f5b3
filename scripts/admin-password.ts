import { text } from 'node:stream/consumers';
import { createAdministratorStore } from '../api/accounts/administrators';
import { argon2Hasher } from '../api/accounts/argon2-hasher';
import { readConfig } from '../api/config';
import { ensureDataFolder } from '../api/data-folder';
import { openDatabase } from '../api/database/open';
import { explained, StartupError } from '../api/start-fault';

/** Sets the password read from standard input, for the named admin or the first one. */
async function setPassword(named: string | undefined): Promise<string> {
  const place = readConfig(process.env);
  await ensureDataFolder(place.dataFolder);
  const database = await openDatabase(place);
  try {
    const administrators = createAdministratorStore(database);
    const username = named ?? (await administrators.firstName());
    if (username === undefined) {
      throw new StartupError('There is no admin yet; `npm start` creates the first one.');
    }
    const password = await newPassword(username);
    const isKnown = await administrators.setPassword(username, await argon2Hasher.hash(password));
    if (!isKnown) throw new StartupError(`There is no admin named ${username}.`);
    return username;
  } finally {
    await database.destroy();
  }
}

/** Validated by the same rules as ADMIN_PASSWORD. */
async function newPassword(username: string): Promise<string> {
  if (process.stdin.isTTY) console.log(`New password for ${username}, then Enter and Ctrl-D:`);
  const [password = ''] = (await text(process.stdin)).split(/\r?\n/);
  const asSettings = { ADMIN_USERNAME: username, ADMIN_PASSWORD: password };
  const administrator = password.trim() === '' ? undefined : readConfig(asSettings).administrator;
  if (administrator === undefined) throw new StartupError('No password was given.');
  return administrator.password;
}

try {
  console.log(`${await setPassword(process.argv[2])} has a new password.`);
} catch (error) {
  const messageLines = explained(error);
  if (messageLines === undefined) throw error;
  console.error(messageLines.join('\n'));
  process.exit(1);
}
