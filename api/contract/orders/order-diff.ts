import * as v from 'valibot';

const amount = v.number();

const day = v.string();

/**
 * What is no longer as it was when an order was put together. `price`: dollars; `stock`: how many were asked for
 * and how many there are; `gone`: the product is no longer sold; `date`: the day asked for and the first possible
 * one, of no product.
 */
export const orderChange = v.union([
  v.object({ productId: v.number(), field: v.literal('price'), was: amount, now: amount }),
  v.object({ productId: v.number(), field: v.literal('stock'), was: amount, now: amount }),
  v.object({ productId: v.number(), field: v.literal('gone'), was: amount, now: v.null() }),
  v.object({ productId: v.null(), field: v.literal('date'), was: day, now: day }),
]);
export type OrderChange = v.InferOutput<typeof orderChange>;
