/** A file's name for programs that read nothing but ASCII; the others read the name itself beside it. */
export const asciiName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/gu, '_');
