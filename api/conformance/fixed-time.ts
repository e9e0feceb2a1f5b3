/** Saturday, 11 a.m. in the shop's time zone. */
export const fixedTime = new Date('2026-11-21T19:00:00.000Z');
