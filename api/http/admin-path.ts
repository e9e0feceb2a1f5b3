export const isAdminPath = (path: string): boolean => /^\/admin(\/|$)/.test(path);
