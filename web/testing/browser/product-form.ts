import type { Page } from '@playwright/test';
import { adminTexts as texts } from './admin-texts';
import { createImageFile } from './media-library';
import { expect } from './test';

interface NewProduct {
  readonly name: string;
  readonly price: string;
}

const getField = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

const getSelect = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

const pressButton = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

/** Uploads a new image on the way. */
export async function addProduct(page: Page, { name, price }: NewProduct): Promise<void> {
  await pressButton(page, texts.add);
  await getField(page, texts.name).fill(name);
  await getField(page, texts.price).fill(price);
  await getSelect(page, texts.region).selectOption('Mexico');
  await getSelect(page, texts.category).selectOption('boards');
  await getField(page, texts.description).fill('Figs, walnuts and three cheeses.');
  await uploadImage(page, name);
  await pressButton(page, texts.save);
  await expect(page.getByText(texts.created, { exact: true })).toBeVisible();
}

async function uploadImage(page: Page, title: string): Promise<void> {
  await pressButton(page, texts.addImage);
  await page.getByRole('tab', { name: texts.newImage }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles(await createImageFile(`${title}.png`, '#5b2a4a'));
  await pressButton(page, texts.upload);
  await expect(page.locator('input[name=imageUrl]')).toHaveValue(/^\/api\/media\/optimize\//);
}

export async function changePrice(page: Page, { name, price }: NewProduct): Promise<void> {
  await pressButton(page, texts.edit(name));
  await getField(page, texts.price).fill(price);
  await pressButton(page, texts.save);
  await expect(page.getByText(texts.updated, { exact: true })).toBeVisible();
}

/** Does not wait until undo expires. */
export async function deleteProductInList(page: Page, name: string): Promise<void> {
  await pressButton(page, texts.delete(name));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: texts.confirmDelete, exact: true })
    .click();
  await expect(page.getByText(texts.deleted, { exact: true })).toBeVisible();
}
