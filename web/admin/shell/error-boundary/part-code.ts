import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { fetchedCode } from '../../../data/fetched-code';

/** The code of a part of the back office, in a chunk of its own. */
export interface PartCode<Props> {
  /** Fetches it; throws `MissingCode`, and may be asked again. */
  readonly load: () => Promise<unknown>;
  /** What draws the part; it suspends until the code is there. */
  readonly component: () => LazyExoticComponent<ComponentType<Props>>;
}

/** The code of a part cannot be had: there is no network, or the shop was built anew meanwhile. */
export class MissingCode extends Error {
  override readonly name = 'MissingCode';
}

/** Code that is fetched when it is first needed; a bare `lazy` would never ask again for what could not be had. */
export function partCode<Props>(fetchIt: () => Promise<ComponentType<Props>>): PartCode<Props> {
  const fetched = fetchedCode(fetchIt);
  let shown = lazy(load);
  let missing = false;

  async function load() {
    try {
      return { default: await fetched() };
    } catch (cause) {
      missing = true;
      throw new MissingCode('A part of the back office could not be fetched.', { cause });
    }
  }

  function component() {
    if (missing) shown = lazy(load);
    missing = false;
    return shown;
  }

  return { load, component };
}
