import * as v from 'valibot';

const busyDay = v.object({
  /** 'YYYY-MM-DD', a day of the kitchen. */
  day: v.string(),
  /** People that it still has room for. Negative if it takes no more orders at all. */
  servingsLeft: v.number(),
});

export type BusyDay = v.InferOutput<typeof busyDay>;

export const listBusyDaysSchemas = { response: v.array(busyDay) };
