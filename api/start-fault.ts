import { ConfigError } from './config';
import { DatabaseNewerThanCode } from './database/migrate';

/** Something outside of the program keeps it from starting; the message says what and what to do. */
export class StartFault extends Error {}

/** The sentences that explain why the shop did not start; undefined for a fault of its own. */
export function explained(fault: unknown): readonly string[] | undefined {
  if (fault instanceof ConfigError) return fault.faults;
  if (fault instanceof StartFault) return [fault.message];
  if (fault instanceof DatabaseNewerThanCode) {
    return [`${fault.message} Start the newer version, or restore a backup made by this one.`];
  }
  return undefined;
}
