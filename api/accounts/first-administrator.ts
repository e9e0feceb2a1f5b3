import type { AdministratorStore } from './administrators';
import { type PasswordHasher, randomPassword } from './passwords';

/** The name and password that the settings give the first administrator. */
export interface AdministratorCredentials {
  readonly username: string;
  readonly password: string;
}

/** How somebody signs in. */
export interface SignIn {
  readonly username: string;
  /** Only when it was made up just now: nobody can learn it later. */
  readonly newPassword?: string;
}

interface AdministratorParts {
  readonly store: AdministratorStore;
  readonly hasher: Pick<PasswordHasher, 'hash'>;
}

const defaultUsername = 'admin';

/** Makes the first administrator when there is none, as the settings say or with a random password. */
export async function ensureAdministrator(
  parts: AdministratorParts,
  wanted: AdministratorCredentials | undefined,
): Promise<SignIn> {
  const { store } = parts;
  const username = await store.firstName();
  if (username !== undefined) return { username };
  if (wanted) {
    await insert(parts, wanted.username, wanted.password);
    return { username: wanted.username };
  }
  const newPassword = randomPassword();
  await insert(parts, defaultUsername, newPassword);
  return { username: defaultUsername, newPassword };
}

const insert = async ({ store, hasher }: AdministratorParts, username: string, password: string) =>
  store.insert({
    username,
    passwordHash: await hasher.hash(password),
    createdAt: new Date().toISOString(),
  });
