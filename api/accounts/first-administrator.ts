import type { Config } from '../config';
import type { AdministratorStore } from './administrators';
import { hashPassword, randomPassword } from './passwords';

/** How somebody signs in. */
export interface SignIn {
  readonly username: string;
  /** Only when it was made up just now: nobody can learn it later. */
  readonly newPassword?: string;
}

const defaultUsername = 'admin';

/** Makes the first administrator when there is none, as the settings say or with a random password. */
export async function ensureAdministrator(
  store: AdministratorStore,
  wanted: Config['administrator'],
): Promise<SignIn> {
  const username = await store.firstName();
  if (username !== undefined) return { username };
  if (wanted) {
    await insert(store, wanted.username, wanted.password);
    return { username: wanted.username };
  }
  const newPassword = randomPassword();
  await insert(store, defaultUsername, newPassword);
  return { username: defaultUsername, newPassword };
}

const insert = async (store: AdministratorStore, username: string, password: string) =>
  store.insert({
    username,
    passwordHash: await hashPassword(password),
    createdAt: new Date().toISOString(),
  });
