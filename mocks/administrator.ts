export const mockAdministrator = { username: 'elena', password: 'figs and walnuts' } as const;
