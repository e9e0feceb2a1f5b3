import { ConfigError } from './config';
import { DatabaseNewerThanCode } from './database/migrate';

/** The environment prevents startup (port, folder, database); the message says what to do. */
export class StartFault extends Error {}

/** User-facing reasons for a failed start; undefined for a bug, which should be thrown. */
export function explained(fault: unknown): readonly string[] | undefined {
  if (fault instanceof ConfigError) return fault.faults;
  if (fault instanceof StartFault) return [fault.message];
  if (fault instanceof DatabaseNewerThanCode) {
    return [`${fault.message} Start the newer version, or restore a backup made by this one.`];
  }
  return undefined;
}
