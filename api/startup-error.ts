import { ConfigError } from './config';
import { DatabaseTooNewError } from './database/migrate';

/** The environment prevents startup (port, folder, database); the message says what to do. */
export class StartupError extends Error {}

/** User-facing reasons for a failed start; undefined for a bug, which should be thrown. */
export function toStartupMessages(error: unknown): readonly string[] | undefined {
  if (error instanceof ConfigError) return error.errors;
  if (error instanceof StartupError) return [error.message];
  if (error instanceof DatabaseTooNewError) {
    return [`${error.message} Start the newer version, or restore a backup made by this one.`];
  }
  return undefined;
}
