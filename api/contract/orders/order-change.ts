import * as v from 'valibot';

const amount = v.number();

const day = v.string();

const option = v.optional(v.nullable(v.string()));

/**
 * A difference between a submitted order and what can be had now. `price`: of a unit, in dollars; `stock`: requested
 * and available quantity; `gone`: the product or its option is no longer sold. Without a product: `fee` of delivery or
 * shipping in dollars; `date`: requested and earliest possible day; `full`: requested day and the next one that has
 * room.
 */
export const orderChange = v.union([
  v.object({ productId: v.number(), option, field: v.literal('price'), was: amount, now: amount }),
  v.object({ productId: v.number(), option, field: v.literal('stock'), was: amount, now: amount }),
  v.object({ productId: v.number(), option, field: v.literal('gone'), was: amount, now: v.null() }),
  v.object({ productId: v.null(), field: v.literal('fee'), was: amount, now: amount }),
  v.object({ productId: v.null(), field: v.literal('date'), was: day, now: day }),
  v.object({ productId: v.null(), field: v.literal('full'), was: day, now: day }),
]);
export type OrderChange = v.InferOutput<typeof orderChange>;
