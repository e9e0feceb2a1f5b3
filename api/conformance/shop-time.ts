/** Saturday, 11 a.m. in the shop's time zone. */
export const shopTime = new Date('2026-11-21T19:00:00.000Z');
