/** US dollars. */
export const maxFee = 1000;

/** 90 days. */
export const maxHours = 2160;

export const maxDailyCapacity = 10_000;

export const maxLargeEventGuests = 10_000;

export const maxClosedDates = 366;

/** Per delivery area. */
export const maxZipCodes = 300;
