export const isBackOffice = (path: string): boolean => /^\/admin(\/|$)/.test(path);
