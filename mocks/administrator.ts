/** Who signs in to a mocked shop. */
export const mockAdministrator = { username: 'elena', password: 'figs and walnuts' } as const;
