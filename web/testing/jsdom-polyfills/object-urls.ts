/** jsdom lacks object URLs. */
export function installObjectUrls(): void {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
}
