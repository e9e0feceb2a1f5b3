export const events: [name: string, event: unknown][] = [];

export function track(name: string, event: unknown): void {
  events.push([name, event]);
}
