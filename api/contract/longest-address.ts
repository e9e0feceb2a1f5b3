/** Characters an address may have, one that is asked for or one that is kept; nothing the shop hands out comes near. */
export const longestAddress = 2048;
