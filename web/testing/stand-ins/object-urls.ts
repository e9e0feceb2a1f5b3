/** jsdom shows no pictures, and names no files to be shown. */
export function installObjectUrls(): void {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
}
