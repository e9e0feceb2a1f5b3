/** What time it is in every shop: Saturday, 11 o'clock. */
export const shopTime = new Date('2026-11-21T19:00:00.000Z');
