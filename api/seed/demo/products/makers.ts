/** The mother, who chooses and cures. */
export const elena = 'Elena Figueroa';

/** The daughter, who arranges. */
export const marisol = 'Marisol Figueroa';

export const elenaAndMarisol = 'Elena Figueroa, Marisol Figueroa';
