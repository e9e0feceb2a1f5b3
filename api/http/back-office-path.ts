/** Whether a path belongs to the back office. */
export const isBackOffice = (path: string): boolean => /^\/admin(\/|$)/.test(path);
