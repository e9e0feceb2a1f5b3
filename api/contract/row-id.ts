/** How an address names a row: plain digits only, not whatever else counts as a number. */
export const writtenId = /^[1-9]\d{0,14}$/;
