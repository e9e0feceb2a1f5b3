import fc from 'fast-check';
import { foreignFields, hostileTexts, hostileValues } from './sample-values';

type Path = readonly (string | number)[];

/** How to change one place of a JSON value; `place` counts its places and starts over after the last. */
export interface Breakage {
  readonly place: number;
  readonly kind: 'replace' | 'remove' | 'add' | 'nest';
  readonly value: unknown;
  readonly key: string;
}

export const breakage: fc.Arbitrary<Breakage> = fc.record({
  place: fc.nat(1000),
  kind: fc.constantFrom('replace', 'replace', 'remove', 'add', 'nest'),
  value: fc.oneof(
    fc.constantFrom(...hostileTexts),
    fc.constantFrom(...hostileValues),
    fc.jsonValue({ maxDepth: 2 }),
  ),
  key: fc.constantFrom('__proto__', ...Object.keys(foreignFields), '', 'é', 'a.b', '0'),
});

export function breakBody(body: unknown, { place, kind, value, key }: Breakage): unknown {
  const paths = listPaths(body);
  const path = paths[place % paths.length] ?? [];
  return changeAt(body, path, (current) => {
    if (kind === 'remove') return undefined;
    if (kind === 'nest') return nest(current, 200);
    if (kind === 'add' && isRecord(current))
      return { ...current, [key]: foreignFields[key] ?? value };
    return value;
  });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function listPaths(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, item]) => listPaths(item, [...path, key]))];
}

function changeAt(
  value: unknown,
  [key, ...rest]: Path,
  change: (current: unknown) => unknown,
): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((item, index) =>
      index === Number(key) ? changeAt(item, rest, change) : item,
    );
  if (!isRecord(value)) return value;
  return { ...value, [key]: changeAt(value[key], rest, change) };
}

function nest(value: unknown, depth: number): unknown {
  let nested = value;
  for (let level = 0; level < depth; level += 1)
    nested = level % 2 === 0 ? [nested] : { a: nested };
  return nested;
}
