import type { AdminStore } from './admin-store';
import { generatePassword, type PasswordHasher } from './password-verifier';

export interface AdminCredentials {
  readonly username: string;
  readonly password: string;
}

export interface EnsuredAdmin {
  readonly username: string;
  /** Set only when it was just generated; it cannot be recovered later. */
  readonly newPassword?: string;
}

interface AdminDependencies {
  readonly store: AdminStore;
  readonly hasher: Pick<PasswordHasher, 'hash'>;
}

const defaultUsername = 'admin';

/** Creates the first admin unless one exists, from the credentials or with a random password. */
export async function ensureAdmin(
  dependencies: AdminDependencies,
  credentials: AdminCredentials | undefined,
): Promise<EnsuredAdmin> {
  const { store } = dependencies;
  const username = await store.findFirstUsername();
  if (username !== undefined) return { username };
  if (credentials) {
    await insertAdmin(dependencies, credentials.username, credentials.password);
    return { username: credentials.username };
  }
  const newPassword = generatePassword();
  await insertAdmin(dependencies, defaultUsername, newPassword);
  return { username: defaultUsername, newPassword };
}

const insertAdmin = async (
  { store, hasher }: AdminDependencies,
  username: string,
  password: string,
) =>
  store.insert({
    username,
    passwordHash: await hasher.hash(password),
    createdAt: new Date().toISOString(),
  });
