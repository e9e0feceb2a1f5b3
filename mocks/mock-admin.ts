export const mockAdmin = { username: 'elena', password: 'figs and walnuts' } as const;
