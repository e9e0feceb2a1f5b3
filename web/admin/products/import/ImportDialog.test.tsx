import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import type { Product } from '#contract/product';
import { productRules } from '#contract/product-form';
import { importLimits, importProducts, importRefusals, rowFaults } from '#contract/product-import';
import { fileTooLarge, notSignedIn } from '#contract/refusals';
import { languages } from '../../../testing/browser/languages';
import { holdBack } from '../../../testing/hold-back';
import {
  mockServer,
  openShop,
  requestsMade,
  soldProducts,
  soldTable,
} from '../../../testing/mock-server';
import { openOpener } from './testing/open-import';
import { sentences } from './testing/sentences';
import { fileOf, linesOf, newLine } from './testing/tables';

const address = `*${importProducts.path}`;

/** The first products of the shop. */
const firstProducts = (count: number): Product[] => soldProducts().slice(0, count);

const priced = (head: string[], line: string[] = [], price = ''): string[] =>
  line.map((cell, at) => (head[at] === 'price' ? price : cell));

/** Two new products, one that costs something else, and one that stays as it is. */
function goodFile(): File {
  const [head = [], first, second = []] = linesOf(firstProducts(2));
  return fileOf([
    head,
    priced(head, first, '1.25'),
    second,
    newLine(head, 'A'),
    newLine(head, 'B'),
  ]);
}

/** A product that is good, one without a name, and one that is not there. */
function faultyFile(): File {
  const [head = []] = linesOf([]);
  const unknown = newLine(head, 'Nothing').with(head.indexOf('id'), '99999');
  return fileOf([head, newLine(head, 'A'), newLine(head, ''), unknown]);
}

const imports = () => requestsMade().filter((path) => path === '/api/products/import?dry=0');

describe.each(languages)('the import of products, in %s', (language) => {
  const say = sentences[language];
  const onImported = vi.fn();
  const dialog = () => within(screen.getByRole('dialog', { name: say.dialog }));
  const picker = () =>
    dialog().getByLabelText(new RegExp(`^(${say.choose}|${say.chooseAnother})$`));
  const deed = (name: string) => dialog().findByRole('button', { name });

  async function open(): Promise<UserEvent> {
    openShop('signed-in');
    onImported.mockClear();
    const user = await openOpener(language, onImported);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog', { name: say.dialog });
    return user;
  }

  async function choose(file: File): Promise<UserEvent> {
    const user = await open();
    await user.upload(picker(), file);
    return user;
  }

  test('begins where a file is chosen', async () => {
    await open();
    await waitFor(() => expect(picker()).toHaveFocus());
    expect(dialog().getByText(say.drop)).toBeVisible();
    expect(dialog().getByRole('button', { name: say.import })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  test('says first what the file would change, and writes nothing', async () => {
    const before = soldProducts();
    await choose(goodFile());
    expect(await dialog().findByText(say.counts)).toBeVisible();
    expect(dialog().getByRole('status')).toHaveTextContent(say.counts);
    expect(dialog().getByText('products.csv')).toBeVisible();
    expect(soldProducts()).toEqual(before);
    expect(imports()).toEqual([]);
  });

  test('takes a file that is dropped', async () => {
    await open();
    const zone = dialog().getByText(say.drop);
    const dataTransfer = { types: ['Files'], files: [goodFile()] };
    fireEvent.drop(zone, { dataTransfer });
    expect(await dialog().findByText(say.counts)).toBeVisible();
  });

  test('tells of each row that is wrong, and imports none', async () => {
    const user = await choose(faultyFile());
    expect(await dialog().findByText(say.faulty)).toBeVisible();
    const table = within(dialog().getByRole('table'));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      say.head,
    );
    const [nameless, unknown] = table.getAllByRole('rowheader').map((cell) => cell.closest('tr'));
    expect(nameless).toHaveTextContent(`3${say.noName}name ${productRules.name[language]}`);
    expect(unknown).toHaveTextContent(`4Nothingid ${rowFaults.unknownId('99999')[language]}`);
    expect(dialog().getByRole('status')).toHaveTextContent(say.nothingWritten);
    const button = await deed(say.importOne);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(imports()).toEqual([]);
  });

  test('tells of a hundred rows and counts the others', async () => {
    const [head = []] = linesOf([]);
    const rows = Array.from({ length: 105 }, () => newLine(head, ' ').with(0, 'x'));
    await choose(fileOf([head, ...rows]));
    expect(await dialog().findByText(say.more)).toBeVisible();
    expect(dialog().getAllByRole('rowheader')).toHaveLength(100);
    expect(dialog().getByRole('region', { name: say.rows })).toHaveAttribute('tabindex', '0');
  });

  test('says so where there is nothing to do', async () => {
    await choose(fileOf(linesOf(firstProducts(1))));
    expect(await dialog().findByText(say.nothingToDo)).toBeVisible();
    expect(dialog().getByText(say.unchanged)).toBeVisible();
    expect(await deed(say.import)).toHaveAttribute('aria-disabled', 'true');
  });

  test('begins again with another file, the corrected one of the same name too', async () => {
    const user = await choose(faultyFile());
    await dialog().findByRole('table');
    await user.upload(dialog().getByLabelText(say.chooseAnother), goodFile());
    expect(await dialog().findByText(say.counts)).toBeVisible();
    expect(dialog().queryByRole('table')).toBeNull();
  });

  test.each([
    ['is not written in UTF-8', new File([new Uint8Array([0x89, 0x50])], 'p.csv'), 'encoding'],
    ['has no rows', new File([''], 'p.csv'), 'empty'],
  ] as const)('says what is wrong with a file that %s', async (_what, file, refusal) => {
    await choose(file);
    const alert = await dialog().findByRole('alert');
    expect(alert).toHaveTextContent(importRefusals[refusal][language]);
    expect(dialog().getByText('p.csv')).toBeVisible();
  });

  test('says that a file is too large', async () => {
    await choose(new File([new Uint8Array(importLimits.bytes + 1)], 'p.csv'));
    expect(await dialog().findByRole('alert')).toHaveTextContent(
      fileTooLarge(importLimits.bytes)[language],
    );
  });

  test('keeps the file while the shop cannot be reached, and checks it again', async () => {
    const user = await open();
    mockServer.use(http.post(address, () => HttpResponse.error()));
    await user.upload(picker(), goodFile());
    expect(await dialog().findByRole('alert')).toHaveTextContent(say.notChecked);
    openShop('signed-in');
    await user.click(dialog().getByRole('button', { name: say.again }));
    expect(await dialog().findByText(say.counts)).toBeVisible();
    expect(dialog().queryByRole('alert')).toBeNull();
  });

  test('says that one is signed out, and where to sign in', async () => {
    const user = await open();
    mockServer.use(
      http.post(address, () => HttpResponse.json({ message: 'Gone' }, { status: 401 })),
    );
    await user.upload(picker(), goodFile());
    const alert = await dialog().findByRole('alert');
    expect(alert).toHaveTextContent(notSignedIn[language]);
    expect(within(alert).getByRole('link')).toHaveAttribute('href', '/admin/login');
  });

  test('imports what was checked, tells of it and closes', async () => {
    const [changed] = firstProducts(1);
    const user = await choose(goodFile());
    await user.click(await deed(say.importThree));
    expect(await screen.findByText(say.imported)).toBeInTheDocument();
    expect(screen.getByText(say.counts)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onImported).toHaveBeenCalledOnce();
    expect(imports()).toHaveLength(1);
    expect(firstProducts(2).map(({ name }) => name)).toEqual(['A', 'B']);
    const after = soldProducts().find(({ id }) => id === changed?.id);
    expect(after).toMatchObject({ price: 1.25, version: 2 });
  });

  test('is not left, nor begun twice, while the products are being written', async () => {
    const user = await choose(goodFile());
    const letGo = holdBack('post', importProducts.path);
    await user.click(await deed(say.importThree));
    const button = await deed(say.importing);
    expect(dialog().getByRole('status')).toHaveTextContent(say.importing);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
    await user.click(button);
    await user.keyboard('{Escape}');
    await user.click(dialog().getByRole('button', { name: say.cancel }));
    expect(picker()).toBeDisabled();
    letGo();
    expect(await screen.findByText(say.imported)).toBeInTheDocument();
    expect(imports()).toHaveLength(1);
  });

  test('tells of rows that are wrong only since they were checked', async () => {
    const user = await choose(goodFile());
    const button = await deed(say.importThree);
    const [first] = firstProducts(1);
    const kept = soldTable().find(first?.id ?? 0);
    if (kept) soldTable().put({ ...kept, name: 'Meanwhile', version: 2 });
    await user.click(button);
    expect(await dialog().findByRole('table')).toHaveTextContent(rowFaults.stale[language]);
    expect(dialog().getByRole('status')).toHaveTextContent(say.nothingWritten);
    expect(onImported).not.toHaveBeenCalled();
  });

  test('does not know what became of an import without an answer, and finds out', async () => {
    const user = await choose(goodFile());
    const button = await deed(say.importThree);
    mockServer.use(http.post(address, () => HttpResponse.error(), { once: true }));
    await user.click(button);
    expect(await dialog().findByRole('alert')).toHaveTextContent(say.unknown);
    await user.click(dialog().getByRole('button', { name: say.again }));
    expect(await dialog().findByText(say.counts)).toBeVisible();
  });

  test('says so when the shop has a fault', async () => {
    const user = await choose(goodFile());
    const button = await deed(say.importThree);
    mockServer.use(
      http.post(address, () => HttpResponse.json({ message: 'Broken' }, { status: 500 })),
    );
    await user.click(button);
    expect(await dialog().findByRole('alert')).toHaveTextContent(say.refused);
    expect(dialog().getByText('products.csv')).toBeVisible();
  });

  test('says that the device cannot read the file', async () => {
    const user = await open();
    const file = goodFile();
    const moved = new DOMException('Moved', 'NotFoundError');
    vi.spyOn(file, 'arrayBuffer').mockRejectedValue(moved);
    await user.upload(picker(), file);
    expect(await dialog().findByRole('alert')).toHaveTextContent(say.unreadable);
  });

  test('can be left by the keyboard, which goes back to where it was', async () => {
    const user = await open();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });
});
