import { toCents } from '../core/cents';
import { getUnitPriceCents } from '../products/options';
import { type Candidate, getHalfServings, listUnitPrices } from './candidates';

export interface CombinedLine {
  readonly candidate: Candidate;
  readonly quantity: number;
}

/** Lines as a linked list, so that combinations share them. */
interface Combination {
  readonly cents: number;
  readonly units: number;
  readonly line?: CombinedLine;
  readonly rest?: Combination;
}

type Slot = Combination | undefined;

/** The best combination by half servings, the last for that many or more. */
type Table = Slot[];

/** Tables by the number of different products, the last for that many or more. */
type TablesByKinds = readonly Table[];

const nothing: Combination = { cents: 0, units: 0 };

/** The cheaper one; of two that cost the same, the one with fewer units, then the first. */
const pickBetter = (one: Slot, other: Slot): Slot => {
  if (!one || !other) return one ?? other;
  const isBetter =
    other.cents < one.cents || (other.cents === one.cents && other.units < one.units);
  return isBetter ? other : one;
};

interface Portion {
  readonly lines: readonly CombinedLine[];
  readonly halfServings: number;
  readonly cents: number;
}

const addPortion = (rest: Combination, { lines, cents }: Portion): Combination =>
  lines.reduce<Combination>(
    (combination, line, index) => ({
      cents: combination.cents + (index === 0 ? cents : 0),
      units: combination.units + line.quantity,
      line,
      rest: combination,
    }),
    rest,
  );

const getUnitCents = ({ product, option }: Candidate, quantity: number): number =>
  option ? getUnitPriceCents(option, quantity) : toCents(product.price);

export const toPortion = (candidate: Candidate, quantity: number): Portion => ({
  lines: [{ candidate, quantity }],
  halfServings: getHalfServings(candidate) * quantity,
  cents: getUnitCents(candidate, quantity) * quantity,
});

/** Up to what is enough alone, and beyond that only what a quantity price could make cheaper. */
function listPortions(candidate: Candidate, needed: number): Portion[] {
  const enough = Math.max(1, Math.ceil(needed / getHalfServings(candidate)));
  const quantities = [
    ...Array.from({ length: enough }, (_, index) => index + 1),
    ...listUnitPrices(candidate)
      .map(({ minQuantity }) => minQuantity)
      .filter((minQuantity) => minQuantity > enough),
  ];
  return quantities
    .filter((quantity) => quantity <= candidate.available)
    .map((quantity) => toPortion(candidate, quantity));
}

/** What one product adds: any of the portions, or the only one any number of times. */
interface Step {
  readonly portions: readonly Portion[];
  readonly isRepeatable: boolean;
}

function toSteps(candidates: readonly Candidate[], needed: number): Step[] {
  const [first] = candidates;
  const stock = first?.product.quantityAvailable ?? Infinity;
  if (candidates.length > 1 && stock < needed)
    return [{ portions: listSharedPortions(candidates, stock, needed), isRepeatable: false }];
  return candidates.map((candidate) => {
    const enough = Math.ceil(needed / getHalfServings(candidate));
    const isRepeatable =
      candidate.available >= Math.max(1, enough) && listUnitPrices(candidate).length === 1;
    return {
      portions: isRepeatable ? [toPortion(candidate, 1)] : listPortions(candidate, needed),
      isRepeatable,
    };
  });
}

/** Units beyond which nothing gets cheaper: enough of the smallest option, and up to a quantity price of another. */
function getMaxUseful(candidates: readonly Candidate[], needed: number): number {
  const enough = candidates.map((candidate) => Math.ceil(needed / getHalfServings(candidate)));
  const discounted = candidates.flatMap(listUnitPrices).map(({ minQuantity }) => minQuantity);
  return Math.max(...enough) + Math.max(...discounted);
}

/** The best portions of options that share the stock of their product. */
function listSharedPortions(
  candidates: readonly Candidate[],
  stock: number,
  needed: number,
): Portion[] {
  const maxUnits = Math.min(stock, getMaxUseful(candidates, needed));
  let tables: Table[] = Array.from({ length: maxUnits + 1 }, (_, units) =>
    units === 0 ? [nothing] : [],
  );
  for (const candidate of candidates) {
    const next = tables.map((table) => [...table]);
    const isRepeatable = candidate.available >= maxUnits && listUnitPrices(candidate).length === 1;
    const portions = isRepeatable ? [toPortion(candidate, 1)] : listPortions(candidate, needed);
    for (const portion of portions) {
      const quantity = portion.lines[0]?.quantity ?? 0;
      for (let units = 0; units + quantity <= maxUnits; units += 1) {
        // Of a portion that can be repeated, `next` has those with one less.
        const from = isRepeatable ? next : tables;
        addToTable(from[units] ?? [], portion, next[units + quantity] ?? [], needed);
      }
    }
    tables = next;
  }
  const best: Table = [];
  for (const table of tables.slice(1)) mergeInto(best, table);
  return best.flatMap((combination, halfServings) =>
    combination ? [{ lines: listLines(combination), halfServings, cents: combination.cents }] : [],
  );
}

function addToTable(from: Table, portion: Portion, to: Table, needed: number): void {
  for (let count = 0; count < from.length; count += 1) {
    const rest = from[count];
    if (rest) put(to, Math.min(needed, count + portion.halfServings), rest, portion);
  }
}

function put(table: Table, index: number, rest: Combination, portion: Portion): void {
  const current = table[index];
  // Most are worse; comparing first saves creating them.
  if (current && current.cents < rest.cents + portion.cents) return;
  table[index] = pickBetter(current, addPortion(rest, portion));
}

function mergeInto(target: Table, source: Table): void {
  for (let count = 0; count < source.length; count += 1)
    target[count] = pickBetter(target[count], source[count]);
}

/** The best combinations that have at least one unit of the product. */
function addProduct(without: Table, steps: readonly Step[], needed: number): Table {
  const table: Table = [];
  for (const { portions, isRepeatable } of steps) {
    if (isRepeatable) {
      const [unit] = portions;
      for (let count = 0; unit && count <= needed; count += 1) {
        const rest = pickBetter(without[count], table[count]);
        if (rest) put(table, Math.min(needed, count + unit.halfServings), rest, unit);
      }
    } else {
      const source = [...table];
      for (const portion of portions) {
        addToTable(without, portion, table, needed);
        addToTable(source, portion, table, needed);
      }
    }
  }
  return table;
}

const groupByProduct = (candidates: readonly Candidate[]): Candidate[][] => {
  const groups = new Map<number, Candidate[]>();
  for (const candidate of candidates) {
    const group = groups.get(candidate.product.id);
    if (group) group.push(candidate);
    else groups.set(candidate.product.id, [candidate]);
  }
  return [...groups.values()];
};

/** Cheapest combinations of each number of half servings and of different products. Exact dynamic programming. */
export function combineCandidates(
  candidates: readonly Candidate[],
  needed: number,
  maxKinds: number,
): TablesByKinds {
  let tables: Table[] = Array.from({ length: maxKinds + 1 }, (_, kinds) =>
    kinds === 0 ? [nothing] : [],
  );
  for (const group of groupByProduct(candidates)) {
    const steps = toSteps(group, needed);
    const next = tables.map((table) => [...table]);
    for (const [kinds, table] of tables.entries())
      mergeInto(next[Math.min(maxKinds, kinds + 1)] ?? [], addProduct(table, steps, needed));
    tables = next;
  }
  return tables;
}

/** Half servings at least, and different products at least. */
export interface Target {
  readonly needed: number;
  readonly vegetarian: number;
  /** Of what isn't vegetarian. */
  readonly other: number;
  readonly kinds: number;
}

/** The cheapest that reaches the target; `maxNeeded` is what the tables were made for. */
export function findCheapest(
  [vegetarian, other]: readonly [TablesByKinds, TablesByKinds],
  target: Target,
  maxNeeded: number,
): { readonly cents: number; readonly lines: readonly CombinedLine[] } | undefined {
  let best: { readonly cents: number; readonly parts: readonly Combination[] } | undefined;
  for (const [kinds, table] of vegetarian.entries()) {
    const cheapestOther = toCheapestFrom(
      other.filter((_, otherKinds) => kinds + otherKinds >= target.kinds),
      maxNeeded,
    );
    for (let count = target.vegetarian; count <= maxNeeded; count += 1) {
      const one = table[count];
      const rest = cheapestOther[Math.max(target.other, target.needed - count)];
      if (!one || !rest) continue;
      const cents = one.cents + rest.cents;
      if (!best || cents < best.cents) best = { cents, parts: [one, rest] };
    }
  }
  return best && { cents: best.cents, lines: best.parts.flatMap(listLines) };
}

/** By half servings: the cheapest of so many or more. */
function toCheapestFrom(tables: readonly Table[], maxNeeded: number): Table {
  const cheapest: Table = [];
  for (const table of tables) mergeInto(cheapest, table);
  for (let count = maxNeeded - 1; count >= 0; count -= 1)
    cheapest[count] = pickBetter(cheapest[count], cheapest[count + 1]);
  return cheapest;
}

/** The lines of one combination, each option once. */
function listLines(combination: Combination): CombinedLine[] {
  const quantities = new Map<Candidate, number>();
  for (let part: Slot = combination; part; part = part.rest) {
    if (part.line)
      quantities.set(
        part.line.candidate,
        (quantities.get(part.line.candidate) ?? 0) + part.line.quantity,
      );
  }
  return [...quantities].map(([candidate, quantity]) => ({ candidate, quantity }));
}
