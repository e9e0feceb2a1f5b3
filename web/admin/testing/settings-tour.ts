import { type AuditState, pressButton, type Tour } from './tour';

const openDays = ['Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export const settingsTour: Tour = {
  url: '/admin/settings?scenario=signed-in',
  async run(page, audit: AuditState) {
    await audit('settings');
    for (const day of openDays) await page.getByLabel(day).click();
    await page.getByLabel(/^Notice for every order/).fill('soon');
    await page.getByLabel('ZIP codes of Greater LA').fill('90042');
    await pressButton(page, 'Add date');
    await pressButton(page, 'Save settings');
    await audit('settings with errors');
  },
};
