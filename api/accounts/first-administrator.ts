import type { AdministratorStore } from './administrators';
import { type PasswordHasher, randomPassword } from './passwords';

export interface AdministratorCredentials {
  readonly username: string;
  readonly password: string;
}

export interface SignIn {
  readonly username: string;
  /** Set only when it was just generated; it cannot be recovered later. */
  readonly newPassword?: string;
}

interface AdministratorParts {
  readonly store: AdministratorStore;
  readonly hasher: Pick<PasswordHasher, 'hash'>;
}

const defaultUsername = 'admin';

/** Creates the first admin if there is none, from the credentials or with a random password. */
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
