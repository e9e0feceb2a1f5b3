/** US dollars. */
export const maxFee = 1000;

/** 90 days. */
export const maxHours = 2160;

export const maxDailyCapacity = 10_000;

export const maxLargeEventGuests = 10_000;

export const maxClosedDates = 366;

/** Rows of words that mean the same. */
export const maxSynonymRows = 100;
export const maxSynonymsPerRow = 10;
/** Characters. */
export const maxSynonymLength = 40;
/** In Unicode code points. */
export const maxCollectionTitleLength = 60;

export const maxCollectionProducts = 6;

/** Per delivery area. */
export const maxZipCodes = 300;
