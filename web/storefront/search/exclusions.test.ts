import { describe, expect, test } from 'vitest';
import { emptyFacts, type ProductFacts } from '#contract/products/facts';
import type { Product } from '#contract/products/schema';
import { parseExclusions } from '#contract/search/parse-exclusions';
import { searchProducts } from '#contract/search/search-products';
import { demoProducts, findProductByName, visibleProducts } from '../../testing/demo-data';

// Searches that leave something out ('board without nuts'), among the demo products.

const searchNames = (text: string) =>
  searchProducts(demoProducts, text)
    .products.map(({ name }) => name)
    .sort();
const sortNames = (names: readonly string[]) => [...names].sort();
/** Facts that are not confirmed are never safe. */
const confirmedProducts = visibleProducts.filter(({ facts }) => facts.confirmed);
const allExcept = (...names: readonly string[]) =>
  sortNames(confirmedProducts.map(({ name }) => name).filter((name) => !names.includes(name)));

/** Independent of the search's own word lists, so that a word missing there makes a test fail. */
const contentPatterns = {
  nuts: /\b(nuts?|nuez|nueces|almonds?|almendras?|marcona|pecans?|walnuts?|pistach\w+|hazelnuts?|avellanas?|frutos secos|piñón|pine nuts?)\b/i,
  pork: /\b(pork|puerco|cerdo|ham|jamón|serrano|prosciutto|salamis?|soppressata|coppa|pancetta|chorizo|lomo|mortadell?a|salchichón)\b/iu,
  meat: /\b(cured meats?|carnes frías|prosciutto|salamis?|soppressata|coppa|mortadell?a|salchichón)\b/iu,
  dairy:
    /\b(milk|leche|dairy|cheeses?|quesos?|quesillo|brie|manchego|cheddar|gouda|feta|mozzarella|cotija|cajeta|butter|mantequilla|cream|crema|yogurt?)\b/i,
  gluten:
    /\b(gluten|wheat|trigo|crackers?|galletas?|baguette|breads?|breadsticks?|pita|bagels?|focaccia|palitos? de pan)\b/i,
  eggs: /\b(eggs?|huevos?|meringues?|merengues?|macarons?)\b/i,
  fish: /\b(fish|pescado|salmon|salmón)\b/iu,
  soy: /\b(soya?)\b/i,
  sesame: /\b(sesame|ajonjolí|hummus)\b/iu,
  mustard: /\b(mustard|mostaza)\b/i,
  sulfites: /\b(sulfites?|sulfitos?)\b/i,
  honey: /\b(honey\w*|miel)\b/i,
  alcohol: /\b(wine|vino)\b/i,
  sugar:
    /(honey|\bmiel\b|\bjams?\b|mermelada|preserve|conserva|quince|membrillo|chocolat|candied|garapiñad|cajeta|cookie|galletas? con chispas|dulce|macaron|brownie|meringue|merengue|waffle|pancake|hotcake|truffle|trufa)/i,
  garlic: /(hummus|pesto|salami|sausage|salchichón|mortadel|\bdip\b|stuffed|rellenas)/iu,
  spicy: /(pepper|pimienta|salsa|mustard|mostaza|chorizo|soppressata)/i,
  seeds: /(seed|semilla|sesame|ajonjolí|mustard|mostaza|pomegranate|granada|hummus|za'?atar)/iu,
  grapes: /\b(grapes?|uvas?|wine|vino)\b/i,
  strawberries: /\b(strawberr(y|ies)|fresas?)\b/i,
  tomatoes: /(tomato|jitomate)/i,
  cheese: /\b(cheeses?|quesos?|quesillo|brie|manchego|cotija|feta|gouda|cheddar)\b/i,
  olives: /\b(olives|aceitunas)\b/i,
  figs: /\b(figs?|higos?)\b/i,
  bread: /\b(baguette|bagels?|pita|focaccia|breadsticks?|palitos? de pan)\b/i,
  crackers: /\b(crackers?|galletas?)\b/i,
  brie: /\bbrie\b/i,
  blueCheese: /\b(blue cheese|queso azul)\b/i,
  chocolate: /chocolate/i,
} as const;
type Content = keyof typeof contentPatterns;

const allergens: readonly Content[] = [
  'nuts',
  'dairy',
  'gluten',
  'eggs',
  'fish',
  'soy',
  'sesame',
  'mustard',
  'sulfites',
];

const getContentText = ({ ingredients, allergens, priceTiers, translations: { es } }: Product) =>
  [ingredients, allergens, priceTiers, es?.ingredients, es?.allergens, es?.priceTiers].join('\n');

const fishBoard = 'Sunday Brunch Board';
const noPork = sortNames([
  "Cheese Lover's Crate",
  'Dessert Board',
  'Garden Board',
  'Seven-Cheese Board',
  'Sobremesa Box',
  fishBoard,
]);
const vegetarian = noPork.filter((name) => name !== fishBoard);
const noPorkBoards = noPork.filter((name) => name.endsWith('Board'));
const noSesame = sortNames([
  'Classic Board',
  'Charcuterie Cups, One Dozen',
  "Cheese Lover's Crate",
  'Posada Board',
  'Dessert Board',
  'Seven-Cheese Board',
  'Sobremesa Box',
  'Board-Making Class',
]);
const eggProducts = ['Wedding Board', 'Dessert Board', 'Grazing Table for Fifty', fishBoard];
const noEggs = allExcept(...eggProducts, 'Picnic Boxes for Two');
const noFish = allExcept(fishBoard);

/** Search text, content that no result may have, and the exact results where they are known. */
const searches: readonly [string, readonly Content[], (readonly string[])?][] = [
  ['sin nueces', ['nuts'], []],
  ['sin nuez', ['nuts'], []],
  ['SIN NUÉCES', ['nuts'], []],
  ['no nuts', ['nuts'], []],
  ['nut free', ['nuts'], []],
  ['nut-free', ['nuts'], []],
  ['nutfree', ['nuts'], []],
  ['free of nuts', ['nuts'], []],
  ['free from tree nuts', ['nuts'], []],
  ['w/o nuts', ['nuts'], []],
  ['whitout nuts', ['nuts'], []],
  ['sin nuezes', ['nuts'], []],
  ['boards -nuts', ['nuts'], []],
  ['allergic to nuts', ['nuts'], []],
  ["I'm alergic to nuts", ['nuts'], []],
  ['nut allergy', ['nuts'], []],
  ['alérgico a las nueces', ['nuts'], []],
  ['soy alérgica a los frutos secos', ['nuts'], []],
  ['alergia a la nuez', ['nuts'], []],
  ['without roasted almonds', ['nuts'], []],
  ['sin almendras', ['nuts'], []],
  ['sin nuez de Castilla', ['nuts'], []],
  ['tabla sin ningún tipo de nuez', ['nuts'], []],
  ['nueces no, por favor', ['nuts'], []],
  ['que tablas no llevan nueces', ['nuts'], []],
  ['queso sin nueces', ['nuts'], []],
  ['cheese, no nuts', ['nuts'], []],
  ['no nuts or dairy', ['nuts', 'dairy'], []],
  ['sin nueces ni lácteos', ['nuts', 'dairy'], []],
  ['nut, dairy and gluten-free', ['nuts', 'dairy', 'gluten'], []],
  ['allergen free', [...allergens], []],
  ['no dairy', ['dairy'], []],
  ['non-dairy', ['dairy'], []],
  ['dairy-free boards for 12', ['dairy'], []],
  ['lactose intolerant', ['dairy'], []],
  ['soy intolerante a la lactosa', ['dairy'], []],
  ['sin queso', ['dairy'], []],
  ['vegan', ['dairy', 'meat', 'eggs', 'honey', 'fish'], []],
  ['gluten free', ['gluten'], []],
  ['libre de gluten', ['gluten'], []],
  ['apto para celíacos', ['gluten'], []],
  ['zero gluten', ['gluten'], []],
  ['without pork', ['pork'], noPork],
  ['sin puerco', ['pork'], noPork],
  ['que no lleve puerco', ['pork'], noPork],
  ["I don't eat pork", ['pork'], noPork],
  ['hold the ham', ['pork'], noPork],
  ['no prosciutto please', ['pork'], noPork],
  ['boards but no pork', ['pork'], noPorkBoards],
  ['tablas sin jamón', ['pork'], noPorkBoards],
  ['fig -salami', ['pork'], ["Cheese Lover's Crate", 'Seven-Cheese Board']],
  ['meatless', ['meat', 'fish'], vegetarian],
  ['vegetarian', ['meat', 'fish'], vegetarian],
  ['tablas vegetarianas', ['meat', 'fish'], vegetarian.filter((name) => name.endsWith('Board'))],
  ['no meat', ['meat'], noPork],
  ['sin carne', ['meat'], noPork],
  ['no como carne', ['meat'], noPork],
  ['nada de carnes frías', ['meat'], noPork],
  ['no pork and no fish', ['pork', 'fish'], vegetarian],
  ['no fish', ['fish'], noFish],
  ['sin salmón', ['fish'], noFish],
  ['seafood free', ['fish'], noFish],
  ['sin mariscos', [], allExcept()],
  ['egg free', ['eggs'], noEggs],
  ['sin huevo', ['eggs'], noEggs],
  ['soy-free', ['soy']],
  ['sin soya', ['soy']],
  ['sesame free', ['sesame'], noSesame],
  ['alergia al ajonjolí', ['sesame'], noSesame],
  [
    'without sesame, soy or eggs',
    ['sesame', 'soy', 'eggs'],
    noSesame.filter((name) => !['Posada Board', 'Dessert Board', 'Sobremesa Box'].includes(name)),
  ],
  ['no mustard', ['mustard'], allExcept('Highland Park Board')],
  ['sin sulfitos', ['sulfites']],
  ['no honey', ['honey']],
  ['sin miel', ['honey']],
  ['without wine', ['alcohol'], allExcept("Cheese Lover's Crate")],
  ['no bread', ['bread']],
  ['without crackers', ['crackers']],
  ['without brie', ['brie']],
  ['sin queso azul', ['blueCheese']],
  ['without olives', ['olives']],
  ['sin aceitunas', ['olives']],
  ['no olives or figs', ['olives', 'figs']],
  ['sin chocolate', ['chocolate']],
  ['sin puerco con brie', ['pork'], ["Cheese Lover's Crate", 'Seven-Cheese Board']],
  ['brie without pork', ['pork'], ["Cheese Lover's Crate", 'Seven-Cheese Board']],
  ['boda sin huevo', ['eggs']],
  ['sugar free', ['sugar'], []],
  ['sugar-free boards', ['sugar'], []],
  ['sugarless', ['sugar'], []],
  ['no added sugar', ['sugar'], []],
  ['unsweetened', ['sugar'], []],
  ['nothing sweet', ['sugar'], []],
  ['sin azúcar', ['sugar'], []],
  ['cero azucar', ['sugar'], []],
  ['caja sin azúcar añadida', ['sugar'], []],
  ['sin nada dulce', ['sugar'], []],
  ['para diabéticos', ['sugar'], []],
  ['no jam', []],
  ['sin chocolate ni miel', ['chocolate', 'honey']],
  ['alcohol free', ['alcohol']],
  ['non-alcoholic', ['alcohol']],
  ['sin vino', ['alcohol']],
  ['not spicy', ['spicy']],
  ['nothing spicy', ['spicy']],
  ['que no pique', ['spicy']],
  ['sin chile', ['spicy']],
  ['no garlic or onions', ['garlic']],
  ['alérgica al ajo', ['garlic']],
  ['sin cebolla', ['garlic']],
  ['seed free', ['seeds']],
  ['sin semillas', ['seeds']],
  ['without rennet', ['cheese']],
  ['sin anchoas', ['fish']],
  ['hold the tomatoes', ['tomatoes']],
  ['nada de uvas', ['grapes']],
  ['strawberry free board', ['strawberries']],
  ['fig free', ['figs']],
  ['sin frutos rojos', ['strawberries']],
  ['menos jitomate', ['tomatoes']],
];

describe('searchProducts with exclusions', () => {
  test.each(searches)(
    '"%s" returns no product with the excluded content',
    (text, excluded, expected) => {
      const { products, exclusion } = searchProducts(demoProducts, text);
      expect(exclusion).toBeDefined();
      if (expected) expect(searchNames(text)).toEqual(sortNames(expected));
      for (const name of excluded) {
        const matchingProducts = products.filter((product) =>
          contentPatterns[name].test(getContentText(product)),
        );
        expect(matchingProducts.map((product) => product.name)).toEqual([]);
      }
      if (excluded.some((name) => allergens.includes(name)))
        expect(products.filter((product) => !product.allergens)).toEqual([]);
    },
  );

  test.each([
    ['no nuts', 'nuts', 'nueces'],
    ['alérgico a las nueces', 'nuts', 'nueces'],
    ['hold the ham', 'pork', 'puerco'],
    ['without olives', 'olives', 'aceitunas'],
    ['sugar free', 'sugar', 'azúcar'],
  ])('"%s" names the exclusion in both languages', (text, en, es) => {
    expect(searchProducts(demoProducts, text).exclusion?.excluded).toEqual([{ en, es }]);
  });

  test.each([
    ['no nuts', true, true],
    ['no nuts xyzzy', true, true],
    ['gluten free', false, true],
    ['no pork', false, false],
    ['no pork xyzzy', false, false],
  ])(
    '"%s" sets isInAllProducts and excludesAllResults',
    (text, isInAllProducts, excludesAllResults) => {
      expect(searchProducts(demoProducts, text).exclusion).toMatchObject({
        isInAllProducts,
        excludesAllResults,
      });
    },
  );
});

test.each([
  ['sin estrés', 'estres'],
  ['salt free', 'salt'],
  ['fat free boards', 'fat'],
  ['preservative-free', 'preservative'],
  ['additivefree', 'additive'],
  ['no celery', 'celery'],
  ['sin colorantes', 'colorantes'],
  ['celery allergy', 'celery'],
  ['alérgico al apio', 'apio'],
  ['libre de conservadores', 'conservadores'],
  ['zero carbs', 'carbs'],
  ['nada de apio', 'apio'],
  ['hold the celery', 'celery'],
  ['nothing with celery', 'celery'],
  ['nada que lleve apio', 'apio'],
  ['boards without nuts or celery', 'celery'],
  ['queso sin sal', 'sal'],
])(
  'searchProducts: "%s" returns nothing, because no ingredient list can rule it out',
  (text, word) => {
    const { products, exclusion } = searchProducts(demoProducts, text);
    expect(products).toEqual([]);
    expect(exclusion).toMatchObject({
      unknown: [{ en: `“${word}”`, es: `«${word}»` }],
      excludesAllResults: true,
    });
  },
);

test('… does not set isInAllProducts', () => {
  expect(searchProducts(demoProducts, 'sugar free').exclusion).toMatchObject({
    isInAllProducts: false,
    unknown: [],
  });
});

test.each([
  'nuts',
  'with nuts',
  'con nueces',
  'queso',
  'Sinaloa',
  'soya',
  'menos de 100',
  'less than $100',
  'free delivery',
  'boards free shipping',
  'sugar snap peas',
  'chocolate',
  'sweet',
  'aire libre',
  'kid friendly',
])('searchProducts: "%s" excludes nothing', (text) => {
  expect(searchProducts(demoProducts, text).exclusion).toBeUndefined();
});

test.each(['sin', 'without', 'no'])('searchProducts: "%s" alone returns nothing', (text) => {
  expect(searchProducts(demoProducts, text)).toEqual({
    products: [],
    onRequest: [],
    near: [],
  });
});

describe('searchProducts exclusions', () => {
  const board = findProductByName('Garden Board');
  const plain: Product = {
    ...board,
    description: 'Fruit and vegetables.',
    materials: null,
    priceTiers: null,
    ingredients: 'Carrots, grapes',
    allergens: 'None',
    facts: { ...emptyFacts, diets: ['vegetarian', 'no-pork'], confirmed: true },
    translations: {},
  };
  const isInResults = (product: Product, text: string) =>
    searchProducts([product], text).products.length > 0;

  test.each([null, '', '  ', 'Information not available', 'N/A', 'Varies'])(
    'treat allergens "%s" as unknown',
    (allergens) => {
      expect(isInResults({ ...plain, allergens }, 'no nuts')).toBe(false);
    },
  );

  test('treat missing ingredients as unknown', () => {
    expect(isInResults({ ...plain, ingredients: null }, 'no meat')).toBe(false);
  });

  test('treat a placeholder in one language as unknown', () => {
    const translations = { es: { allergens: 'Información no disponible' } };
    expect(isInResults({ ...plain, translations }, 'no nuts')).toBe(false);
  });

  test.each([
    { name: 'Almond Board' },
    { description: 'With a bowl of toasted pecans.' },
    { materials: 'Board and a jar of pistachios' },
    { priceTiers: 'One: $10\nOne with hazelnuts: $12' },
    { allergens: 'Packed in a kitchen that works with tree nuts' },
    { translations: { es: { ingredients: 'Zanahorias, nueces' } } },
    { translations: { es: { description: 'Con frutos secos.' } } },
  ])('exclude a product with %o from "no nuts"', (change) => {
    expect(isInResults({ ...plain, ...change }, 'no nuts')).toBe(false);
    expect(isInResults(plain, 'no nuts')).toBe(true);
  });

  test('never return a product whose facts are not confirmed', () => {
    const unconfirmed = { ...plain, facts: { ...plain.facts, confirmed: false } };
    for (const text of ['no nuts', 'no mustard', 'no meat'])
      expect([text, isInResults(plain, text), isInResults(unconfirmed, text)]).toEqual([
        text,
        true,
        false,
      ]);
  });

  test.each<Partial<ProductFacts>>([{ contains: ['tree-nuts'] }, { mayContain: ['peanuts'] }])(
    'exclude a product with the facts %o from "no nuts", whatever its texts say',
    (facts) => {
      expect(isInResults({ ...plain, facts: { ...plain.facts, ...facts } }, 'no nuts')).toBe(false);
    },
  );

  test('list separately what the owner makes without it', () => {
    const almondBoard: Product = {
      ...plain,
      id: plain.id + 1,
      ingredients: 'Almonds',
      facts: { ...plain.facts, contains: ['tree-nuts'], canBeLeftOut: ['tree-nuts'] },
    };
    expect(searchProducts([almondBoard, plain], 'no nuts')).toMatchObject({
      products: [plain],
      onRequest: [almondBoard],
      near: [],
    });
    expect(searchProducts([almondBoard], 'no nuts or eggs').onRequest).toEqual([almondBoard]);
    expect(searchProducts([almondBoard], 'no nuts or olives').onRequest).toEqual([almondBoard]);
    const eggBoard: Product = {
      ...almondBoard,
      facts: { ...almondBoard.facts, contains: ['tree-nuts', 'eggs'] },
    };
    expect(searchProducts([eggBoard], 'no nuts or eggs').onRequest).toEqual([]);
    const unconfirmed = { ...almondBoard, facts: { ...almondBoard.facts, confirmed: false } };
    expect(searchProducts([unconfirmed], 'no nuts').onRequest).toEqual([]);
  });

  test('list vegetarian products only if their facts say so', () => {
    const noPorkBoard: Product = {
      ...plain,
      id: plain.id + 1,
      facts: { ...plain.facts, diets: ['no-pork'] },
    };
    expect(searchProducts([plain, noPorkBoard], 'vegetarian').products).toEqual([plain]);
  });

  test.each(['no meat', 'sin carne'])('list no meat for “%s” because it isn’t pork', (text) => {
    const facts: ProductFacts = { ...plain.facts, diets: ['no-pork'] };
    const brisket: Product = { ...plain, ingredients: 'Smoked brisket, brie', facts };
    expect(searchProducts([brisket], text)).toMatchObject({ products: [], onRequest: [] });
    const removable: Product = { ...brisket, facts: { ...facts, canBeLeftOut: ['meat'] } };
    expect(searchProducts([removable], text)).toMatchObject({
      products: [],
      onRequest: [removable],
    });
    for (const allergen of ['fish', 'shellfish'] as const) {
      const seafood: Product = {
        ...plain,
        ingredients: 'Capers, lemons',
        facts: { ...facts, contains: [allergen] },
      };
      expect(isInResults(seafood, text)).toBe(true);
    }
  });

  test('ignore negated mentions in name and description', () => {
    expect(isInResults({ ...plain, name: 'Nut-Free Board' }, 'nut free')).toBe(true);
    expect(isInResults({ ...plain, description: 'There is no meat on it.' }, 'no meat')).toBe(true);
    const translations = { es: { description: 'No lleva carne.' } };
    expect(isInResults({ ...plain, translations }, 'sin carne')).toBe(true);
    expect(
      isInResults({ ...plain, ingredients: 'Almonds', name: 'Nut-Free Board' }, 'nut free'),
    ).toBe(false);
  });

  test('do not mistake eggplant for eggs or nutmeg for nuts', () => {
    const ingredients = 'Eggplant, nutmeg';
    expect(isInResults({ ...plain, ingredients }, 'no eggs')).toBe(true);
    expect(isInResults({ ...plain, ingredients }, 'no nuts')).toBe(true);
  });
});

describe('parseExclusions', () => {
  test.each(['not too expensive', 'not very big', 'no muy caro', 'nada más queso'])(
    'excludes nothing in "%s"',
    (text) => {
      expect(parseExclusions(text)).toMatchObject({ excludedSubstances: [], excludedWords: [] });
    },
  );

  test.each(['not too spicy', 'no muy picante', 'nada de queso'])(
    'excludes the substance in "%s"',
    (text) => {
      expect(parseExclusions(text).excludedSubstances).not.toEqual([]);
    },
  );
});
