export const findSelectedTab = (list: HTMLElement | null): HTMLElement | null =>
  list?.querySelector<HTMLElement>('[role=tab][aria-selected=true]') ?? null;
