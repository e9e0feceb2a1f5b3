export const mockAdmin = { username: 'elena', password: 'figs and walnuts' } as const;

/** Exists only with the sample submissions, so that their timelines can name two people. */
export const secondMockAdmin = { username: 'marisol', password: 'honey and rosemary' } as const;
