import type { Page } from '@playwright/test';
import { expect, needsServer, test, waitForHydration } from '../testing/browser/test';

const english = {
  canonical: '/recipes',
  title: /^Charcuterie Board Recipes/,
  heading: 'Recipes from our kitchen',
  recipes: [
    {
      name: 'Classic Charcuterie Board',
      facts: ['Serves 6-8', '30 min prep'],
      ingredient: '8 oz (225 g) brie, one small wheel',
      ingredients: 12,
      steps: 9,
      orderUrl: '/product/18',
      own: '/contact?subject=Classic+Charcuterie+Board',
      notes: 'Arrangement tips',
    },
    {
      name: 'Mediterranean Inspired',
      facts: ['Serves 4-6', '25 min prep'],
      ingredient: '8 oz (225 g) feta in brine',
      ingredients: 14,
      steps: 7,
      orderUrl: '/product/9',
      own: '/contact?subject=Mediterranean+Inspired',
      notes: 'Pairing tip',
    },
  ],
  listIngredients: 'Ingredients',
  method: 'Method',
  orderThis: 'Order This Board',
  ownBoard: 'or ask for your own',
  print: 'Print this recipe',
  guide: 'Charcuterie Pairing Guide',
  columns: ['Meats', 'Cheeses', 'Beverages'],
  custom: 'Request a Custom Board',
  contact: '/contact',
};

const spanish: typeof english = {
  canonical: '/es/recipes',
  title: /^Recetas de tablas de charcutería/,
  heading: 'Recetas de nuestra cocina',
  recipes: [
    {
      name: 'Tabla Clásica de Charcutería',
      facts: ['Para 6 a 8 personas', '30 min de preparación'],
      ingredient: '8 oz (225 g) de queso brie, una rueda chica',
      ingredients: 12,
      steps: 9,
      orderUrl: '/es/product/18',
      own: '/es/contact?subject=Tabla+Cl%C3%A1sica+de+Charcuter%C3%ADa',
      notes: 'Consejos para acomodarla',
    },
    {
      name: 'Tabla de Inspiración Mediterránea',
      facts: ['Para 4 a 6 personas', '25 min de preparación'],
      ingredient: '8 oz (225 g) de queso feta en salmuera',
      ingredients: 14,
      steps: 7,
      orderUrl: '/es/product/9',
      own: '/es/contact?subject=Tabla+de+Inspiraci%C3%B3n+Mediterr%C3%A1nea',
      notes: 'Qué servir de tomar',
    },
  ],
  listIngredients: 'Ingredientes',
  method: 'Preparación',
  orderThis: 'Pide esta tabla',
  ownBoard: 'o pide la tuya',
  print: 'Imprimir esta receta',
  guide: 'Guía de maridaje de charcutería',
  columns: ['Carnes', 'Quesos', 'Bebidas'],
  custom: 'Pide una tabla a tu medida',
  contact: '/es/contact',
};

async function expectFullPage(page: Page, texts: typeof english): Promise<void> {
  await expect(page).toHaveTitle(texts.title);
  await expect(page.getByRole('heading', { level: 1, name: texts.heading })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(texts.recipes.length);
  for (const recipe of texts.recipes) {
    const card = page.getByRole('article', { name: recipe.name });
    for (const fact of recipe.facts) await expect(card.getByText(fact)).toBeVisible();
    const ingredients = card.getByRole('list', { name: texts.listIngredients });
    await expect(ingredients.getByRole('listitem')).toHaveCount(recipe.ingredients);
    await expect(ingredients.getByText(recipe.ingredient)).toBeVisible();
    const method = card.getByRole('list', { name: texts.method });
    await expect(method.getByRole('listitem')).toHaveCount(recipe.steps);
    await expect(card.getByRole('heading', { level: 3, name: recipe.notes })).toBeVisible();
    const order = card.getByRole('link', { name: texts.orderThis });
    await expect(order).toHaveAttribute('href', recipe.orderUrl);
    const own = card.getByRole('link', { name: texts.ownBoard });
    await expect(own).toHaveAttribute('href', recipe.own);
  }
  const guide = page.getByRole('region', { name: texts.guide });
  await expect(guide.getByRole('heading', { level: 3 })).toHaveText(texts.columns);
  await expect(page.getByRole('link', { name: texts.custom })).toHaveAttribute(
    'href',
    texts.contact,
  );
}

test.describe('/recipes', () => {
  const texts = english;
  const path = '/recipes';
  test('shows both recipes, the pairing guide and the order links', async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await waitForHydration(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`//[^/]+${texts.canonical}$`),
    );
    await expectFullPage(page, texts);
  });

  test('links to the product of the board and to a custom request', async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    const heading = page.getByRole('heading', { level: 1, name: texts.heading });
    const [recipe] = texts.recipes;
    const links = [
      [texts.orderThis, recipe?.orderUrl],
      [texts.ownBoard, recipe?.own],
      [texts.custom, texts.contact],
    ] as const;
    for (const [name, href = ''] of links) {
      const link = page.getByRole('link', { name }).first();
      // Until the products are loaded, each recipe links to a custom request.
      await expect(link).toHaveAttribute('href', href);
      await link.click();
      await expect(page).toHaveURL(href);
      // Going back before the next page is there would interrupt its transition.
      await expect(heading).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(path);
      await expect(heading).toBeVisible();
    }
  });

  test('prints only the recipes, or only the selected one', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await page.goto(path);
    await waitForHydration(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link')).toHaveCount(0);
    for (const { name } of texts.recipes) {
      await expect(page.getByRole('article', { name })).toBeVisible();
    }
    await page.emulateMedia({ media: 'screen' });
    const [classic, mediterranean] = texts.recipes.map(({ name }) =>
      page.getByRole('article', { name }),
    );
    if (!classic || !mediterranean) throw new Error('There are two recipes.');
    await mediterranean.getByRole('button', { name: texts.print }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(mediterranean).toBeVisible();
    await expect(classic).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(classic).toBeVisible();
  });
});

test.describe(
  '/es/recipes without JavaScript',
  needsServer('Without JavaScript only the server renders pages.'),
  () => {
    test.use({ javaScriptEnabled: false });
    const texts = spanish;

    test('shows the same texts without print buttons', async ({ page }) => {
      await page.goto('/es/recipes');
      await expectFullPage(page, texts);
      await expect(page.getByRole('button', { name: texts.print })).toHaveCount(0);
    });
  },
);

test('/recipes#classic-step-7 scrolls to the step', async ({ page }) => {
  await page.goto('/recipes#classic-step-7');
  await waitForHydration(page);
  await expect(page.locator('#classic-step-7')).toBeInViewport();
});
