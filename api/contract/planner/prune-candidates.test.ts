import { expect, test } from 'vitest';
import { toCandidates } from './candidates';
import { combineCandidates, findCheapest } from './combine-candidates';
import { pruneCandidates } from './prune-candidates';
import { createRandom, makeRandomCatalog, pickNumber } from './testing/random-catalog';

test('pruneCandidates drops most options, and never a cheaper combination', () => {
  let total = 0;
  let remaining = 0;
  for (let seed = 1; seed <= 150; seed += 1) {
    const random = createRandom(seed);
    const candidates = toCandidates(makeRandomCatalog(random, pickNumber(random, 3, 40)));
    const needed = pickNumber(random, 1, 60);
    const kinds = pickNumber(random, 1, 4);
    const pruned = pruneCandidates(candidates, needed, kinds);
    const nothing = combineCandidates([], needed, kinds);
    const findCents = (some: typeof candidates, minKinds: number) =>
      findCheapest(
        [nothing, combineCandidates(some, needed, kinds)],
        { needed, vegetarian: 0, other: 0, kinds: minKinds },
        needed,
      )?.cents;
    for (let minKinds = 1; minKinds <= kinds; minKinds += 1)
      expect([seed, findCents(pruned, minKinds)]).toEqual([seed, findCents(candidates, minKinds)]);
    total += candidates.length;
    remaining += pruned.length;
  }
  expect(remaining).toBeLessThan(total / 2);
});
