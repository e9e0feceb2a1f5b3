import { diskProvider } from '../media/providers/disk';
import type { MediaProvider } from '../media/providers/provider';
import { closedGate } from './gate';
import { temporaryFolder } from './temporary-folder';

/** A fake Publitio provider whose uploads wait for `release`. */
export function gatedProvider() {
  const gate = closedGate();
  const disk = diskProvider(temporaryFolder());
  let storing = 0;
  const provider: MediaProvider = {
    ...disk,
    name: 'publitio',
    async store(bytes, facts) {
      storing += 1;
      await gate.opened;
      storing -= 1;
      return disk.store(bytes, facts);
    },
  };
  return { provider, open: gate.open, storing: () => storing };
}
