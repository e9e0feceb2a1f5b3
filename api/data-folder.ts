import { access, constants, mkdir } from 'node:fs/promises';
import { StartFault } from './start-fault';

/** Makes the folder when it is missing. Throws a `StartFault` when nothing can be written there. */
export async function ensureDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (fault) {
    throw new StartFault(
      `The data folder ${folder} cannot be written: allow it, or set DATA_DIR to another one.`,
      { cause: fault },
    );
  }
}
