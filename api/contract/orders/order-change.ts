import * as v from 'valibot';

const amount = v.number();

const day = v.string();

/**
 * A difference between a submitted order and the current products. `price`: in dollars; `stock`: requested and
 * available quantity; `gone`: the product is no longer sold; `date`: requested and earliest possible date, without a
 * product.
 */
export const orderChange = v.union([
  v.object({ productId: v.number(), field: v.literal('price'), was: amount, now: amount }),
  v.object({ productId: v.number(), field: v.literal('stock'), was: amount, now: amount }),
  v.object({ productId: v.number(), field: v.literal('gone'), was: amount, now: v.null() }),
  v.object({ productId: v.null(), field: v.literal('date'), was: day, now: day }),
]);
export type OrderChange = v.InferOutput<typeof orderChange>;
