import type { BilingualText } from '../core/language';
import type { Allergen } from '../products/allergens';
import type { Diet } from '../products/diets';
import type { Removable } from '../products/fact-names';

// The word lists of what people avoid (nuts, pork, gluten, …) in both languages, for searches such as 'sin nueces'.

/** What of a product's facts tells that it is free of a substance, or can be made so. */
export interface SubstanceFacts {
  readonly allergens?: readonly Allergen[];
  readonly diet?: Diet;
  /** Enough for what contains fish or shellfish, which can't be vegetarian. */
  readonly dietWithSeafood?: Diet;
  /** One of them has to be left out for the diet. */
  readonly removables?: readonly Removable[];
}

/** Something people avoid in food, with the terms for it: lower case, without accents. */
export interface Substance {
  readonly name: BilingualText;
  /** A product's allergen list rules out allergens; its ingredients rule out other substances. */
  readonly isAllergen: boolean;
  /** Diet and allergy terms, which are not product searches. */
  readonly terms: readonly string[];
  /** Foods that contain it, and that people also search for. */
  readonly foods: readonly string[];
  /** Words in product texts that imply it but don't name it in a search. */
  readonly mentions: readonly string[];
  /** Other food often contains it without listing it, so `mentions` make it likely, not certain. */
  readonly isOftenUnlisted: boolean;
  /** Undefined if the facts say nothing about it. */
  readonly facts: SubstanceFacts | undefined;
}

interface TermLists {
  readonly terms: string;
  readonly foods?: string;
  readonly mentions?: string;
  readonly isOftenUnlisted?: boolean;
  readonly facts?: SubstanceFacts;
}

const splitTerms = (words = ''): string[] => words.split(/,\s*/).filter((word) => word !== '');

const createSubstance = (
  en: string,
  es: string,
  isAllergen: boolean,
  words: TermLists,
): Substance => ({
  name: { en, es },
  isAllergen,
  terms: splitTerms(words.terms),
  foods: splitTerms(words.foods),
  mentions: splitTerms(words.mentions),
  isOftenUnlisted: words.isOftenUnlisted ?? false,
  facts: words.facts,
});

const porkFoods =
  'ham, jamon, serrano, iberico, prosciutto, salami, salame, salumi, soppressata, sopressata, coppa, capicola, capocollo, pancetta, guanciale, bacon, tocino, tocineta, chorizo, chourico, lomo, mortadella, mortadela, salchichon, salchicha, saucisson, sausage, pepperoni, nduja, speck, fuet, sobrasada, culatello, finocchiona, longaniza, morcilla, chicharron, carnitas, lard, manteca, pig';

const genericMeat =
  'meat, carne, carnes frias, embutido, fiambre, pate, rillettes, terrine, gelatin, gelatina, grenetina';

const nuts = createSubstance('nuts', 'nueces', true, {
  facts: { allergens: ['tree-nuts', 'peanuts'] },
  terms: 'nut, tree nut, treenut, nuez, nueces, nues, nuezes, frutos secos, fruto seco',
  foods:
    'nuez de castilla, nuez de la india, nuez de brasil, brazil nut, almond, almendra, marcona, pecan, pecana, walnut, nogada, pistachio, pistache, pistacho, hazelnut, avellana, cashew, anacardo, macadamia, chestnut, castana, pine nut, pinon, coconut, coco, pesto, marzipan, mazapan, nougat, turron, praline, pralin, gianduja, nutella, amaretto, amaretti, frangipane, baklava, romesco, dukkah',
  mentions: 'macaron, macaroon, mortadella, mortadela, peanut, cacahuate, cacahuete',
});

const peanuts = createSubstance('peanuts', 'cacahuates', true, {
  facts: { allergens: ['peanuts'] },
  terms: 'peanut, cacahuate, cacahuete, mani',
  foods: 'peanut butter, crema de cacahuate, mantequilla de cacahuate',
  mentions: 'mazapan',
});

const pork = createSubstance('pork', 'puerco', false, {
  facts: { diet: 'no-pork', removables: ['pork', 'meat'] },
  terms: 'pork, porc, puerco, cerdo, serdo, cochino, marrano',
  foods: porkFoods,
  mentions: genericMeat,
});

const meat = createSubstance('meat', 'carne', false, {
  facts: { diet: 'vegetarian', dietWithSeafood: 'no-pork', removables: ['meat'] },
  terms: 'meat, carne',
  foods:
    'cured meat, carnes frias, embutido, fiambre, beef, carne de res, res, chicken, pollo, turkey, pavo, duck, pato, lamb, cordero, veal, ternera, bresaola, cecina, pastrami, jerky, pate, rillettes, poultry',
  mentions: `${genericMeat}, ${porkFoods}, pork, puerco, cerdo, venison, venado, rabbit, conejo, foie`,
});

const cheeseNames =
  'brie, camembert, manchego, cheddar, gouda, gruyere, comte, emmental, parmesan, parmesano, parmigiano, pecorino, grana padano, asiago, mozzarella, burrata, stracciatella, ricotta, requeson, mascarpone, feta, halloumi, panela, cotija, quesillo, provolone, havarti, fontina, taleggio, raclette, idiazabal, mahon, tetilla, boursin, edam, jarlsberg, muenster, colby, monterey jack, pepper jack';

const blueCheeseNames = 'gorgonzola, roquefort, stilton, cabrales';

const dairy = createSubstance('dairy', 'lácteos', true, {
  facts: { allergens: ['milk'] },
  terms:
    'dairy, lacteo, producto lacteo, productos lacteos, milk, leche, lactose, lactosa, casein, caseina, whey',
  foods: 'cheese, queso, butter, mantequilla, cream, crema, nata, yogurt, yoghurt, yogur',
  mentions: `${cheeseNames}, ${blueCheeseNames}, goat, cabra, cajeta, dulce de leche, buttermilk, suero de leche, ghee, kefir, labneh, jocoque, ganache, chocolate truffle, trufas de chocolate, caja de trufas, box of truffles`,
});

const gluten = createSubstance('gluten', 'gluten', true, {
  facts: { allergens: ['wheat'], diet: 'no-gluten', removables: ['gluten'] },
  terms: 'gluten, wheat, trigo, flour, harina, barley, cebada, rye, centeno',
  mentions:
    'bread, breadstick, breadcrumb, pan, palito de pan, cracker, galleta, baguette, focaccia, ciabatta, sourdough, crostini, grissini, pita, naan, lavash, flatbread, bagel, croissant, brioche, waffle, pancake, hotcake, pretzel, cookie, brownie, biscuit, biscotti, cake, pastel, muffin, scone, churro, concha, tortilla, crouton, pasta, couscous, cuscus, bulgur, semolina, spelt, espelta, malt, malta, oat, avena, seitan, beer, cerveza, phyllo, filo',
});

const eggs = createSubstance('eggs', 'huevo', true, {
  facts: { allergens: ['eggs'] },
  terms: 'egg, huevo',
  foods: 'mayonnaise, mayonesa, mayo, aioli, alioli, meringue, merengue, quiche, frittata',
  mentions:
    'macaron, macaroon, custard, natilla, flan, brioche, pancake, hotcake, waffle, brownie, cookie, cake, pastel, galletas con chispas',
});

const fish = createSubstance('fish', 'pescado', true, {
  facts: { allergens: ['fish'] },
  terms: 'fish, pescado',
  foods:
    'salmon, lox, tuna, atun, anchovy, anchovies, anchoa, boqueron, sardine, sardina, trout, trucha, cod, bacalao, mackerel, caballa, herring, arenque, caviar, roe, hueva, swordfish, halibut, tilapia',
  mentions: 'worcestershire, surimi',
});

const shellfish = createSubstance('shellfish', 'mariscos', true, {
  facts: { allergens: ['shellfish'] },
  terms: 'shellfish, marisco, crustacean, crustaceo, mollusk, mollusc, molusco',
  foods:
    'shrimp, camaron, prawn, gamba, crab, cangrejo, jaiba, lobster, langosta, clam, almeja, mussel, mejillon, oyster, ostion, ostra, scallop, squid, calamar, octopus, pulpo, crawfish, crayfish',
  mentions: 'surimi',
});

const soy = createSubstance('soy', 'soya', true, {
  facts: { allergens: ['soy'] },
  terms: 'soy, soya, soja, soybean',
  foods: 'tofu, edamame, tempeh, miso, tamari',
  mentions: 'lecithin, lecitina',
});

const sesame = createSubstance('sesame', 'ajonjolí', true, {
  facts: { allergens: ['sesame'] },
  terms: 'sesame, ajonjoli, sesamo',
  foods: 'tahini, tahina, halva',
  mentions: 'hummus, zaatar, bagel, seeded cracker, galletas de semillas',
});

const mustard = createSubstance('mustard', 'mostaza', true, {
  terms: 'mustard, mostaza',
  foods: 'dijon',
});

const sulfites = createSubstance('sulfites', 'sulfitos', true, {
  terms: 'sulfite, sulphite, sulfito',
  mentions: 'wine, vino',
});

const alcohol = createSubstance('alcohol', 'alcohol', false, {
  facts: { diet: 'no-alcohol', removables: ['alcohol'] },
  terms: 'alcohol, alcoholic, alcoholico, alcoholica, liquor, licor, booze',
  foods:
    'wine, vino, port, oporto, beer, cerveza, champagne, champan, prosecco, cava, sherry, jerez, brandy, cognac, bourbon, whisky, whiskey, tequila, mezcal, vodka, rum, ron, gin, ginebra, sangria, mimosa, sidra, cider, liqueur, cocktail, coctel, vermouth, vermut, marsala, rompope',
  mentions: 'amaretto, drunken, borracho, drunk',
});

const honey = createSubstance('honey', 'miel', false, { terms: 'honey, miel', mentions: 'panal' });

const preserves =
  'jam, mermelada, preserve, conserva, jelly, jalea, marmalade, compote, compota, fruit paste, fig paste, quince, membrillo, guava paste, ate, chutney';

const bakedGoods =
  'bread, breadstick, pan, palito de pan, baguette, focaccia, ciabatta, pita, bagel, croissant, brioche, waffle, pancake, hotcake, pretzel, cracker, galleta, crostini, toast, tostada';

const driedFruit =
  'dried, seco, raisin, pasa, date, datil, prune, ciruela, cranberry, cranberries, arandano, glace, glaseada, cristalizada';

const sugar = createSubstance('sugar', 'azúcar', false, {
  terms:
    'sugar, azucar, sweetener, endulzante, edulcorante, glucose, glucosa, fructose, fructosa, sucrose, sacarosa, dextrose, dextrosa, sweet, dulce',
  foods:
    'syrup, jarabe, almibar, agave, maple syrup, miel de maple, molasses, melaza, piloncillo, candy, candies, caramel, caramelo, dessert, postre',
  mentions: `${preserves}, ${bakedGoods}, ${driedFruit}, ${genericMeat}, ${porkFoods}, honey, miel, panal, maple, chocolate, cocoa, cacao, candied, garapinada, confitada, caramelized, toffee, cajeta, condensed, condensada, fudge, nougat, turron, praline, marzipan, mazapan, brownie, cookie, cake, pastel, pie, tart, tarta, muffin, scone, churro, concha, macaron, macaroon, meringue, merengue, custard, natilla, flan, truffle, trufa, ganache, granola, glaze, balsamic, balsamico, ketchup, mustard, mostaza, wine, vino, liqueur, soda, juice, jugo, yogurt, yogur, pickle, pickled, encurtido, pepperoncini, dip`,
  isOftenUnlisted: true,
});

const jam = createSubstance('jam', 'mermelada', false, { terms: '', foods: preserves });

const chocolate = createSubstance('chocolate', 'chocolate', false, {
  terms: '',
  foods: 'chocolate, cocoa, cacao',
  mentions:
    'truffle, trufa, brownie, ganache, nutella, gianduja, mocha, moca, fudge, mole, macaron, cookie, galletas con chispas',
});

const sauces =
  'hummus, pesto, salsa, dip, aioli, alioli, dressing, aderezo, tapenade, romesco, zaatar';
const seasonedFood = `${sauces}, ${genericMeat}, ${porkFoods}, cured meat, chicken, pollo, turkey, pavo, herb, hierba, bagel, focaccia, cracker, galleta, breadstick, palito de pan, boursin, stuffed, rellena, marinated, marinada, pickle, pickled, encurtido, pepperoncini, olive, aceituna, mustard, mostaza, smoked, ahumado, ahumada`;

const garlic = createSubstance('garlic', 'ajo', false, {
  terms: 'garlic, ajo',
  mentions: seasonedFood,
  isOftenUnlisted: true,
});

const onion = createSubstance('onion', 'cebolla', false, {
  terms: 'onion, cebolla, shallot, chalota, chive, cebollin, leek, poro, allium',
  mentions: seasonedFood,
  isOftenUnlisted: true,
});

const spice = createSubstance('anything spicy', 'picante', false, {
  terms: 'spicy, spice, hot, heat, picante, picor, pique, pica, enchilado, enchilada',
  foods:
    'chile, chili, chilli, chilies, chiles, jalapeno, serrano chile, chile serrano, habanero, chipotle, cayenne, cayena, paprika, pimenton, sriracha, wasabi, horseradish, pepperoncini, hot sauce, salsa picante, hot honey',
  mentions: `${sauces}, ${genericMeat}, cured meat, pepper, peppered, pimienta, peppercorn, mustard, mostaza, ginger, jengibre, salami, salame, salumi, soppressata, sopressata, chorizo, chourico, pepperoni, nduja, sobrasada, finocchiona, longaniza, sausage, salchicha, salchichon, coppa, capicola, capocollo, pickled, encurtido, stuffed, rellena`,
  isOftenUnlisted: true,
});

const seeds = createSubstance('seeds', 'semillas', false, {
  terms: 'seed, semilla, pepita',
  foods:
    'sunflower, girasol, poppy, amapola, chia, flax, flaxseed, linaza, pumpkin seed, hemp, canamo, fennel, hinojo, caraway, alcaravea, cumin, comino',
  mentions: `${bakedGoods}, ${preserves}, seeded, seeds, sesame, ajonjoli, sesamo, tahini, tahina, halva, hummus, zaatar, dukkah, granola, mustard, mostaza, pomegranate, granada, fig, higo, strawberry, strawberries, fresa, raspberry, raspberries, frambuesa, blackberry, blackberries, zarzamora, blueberry, blueberries, mora, kiwi, grape, uva, cucumber, pepino, tomato, jitomate, tomate, pepper, pimiento, pepperoncini, salami, salame, salumi, finocchiona`,
  isOftenUnlisted: true,
});

const rennet = createSubstance('animal rennet', 'cuajo animal', false, {
  terms: 'rennet, cuajo, animal rennet, cuajo animal',
  mentions: `cheese, queso, ${cheeseNames}, ${blueCheeseNames}`,
  isOftenUnlisted: true,
});

const olives = createSubstance('olives', 'aceitunas', false, {
  terms: '',
  foods: 'olive, aceituna, kalamata, castelvetrano, tapenade',
});

const figs = createSubstance('figs', 'higos', false, { terms: '', foods: 'fig, higo, breva' });

const grapes = createSubstance('grapes', 'uvas', false, {
  terms: '',
  foods: 'grape, uva, raisin, uva pasa, uvas pasas',
  mentions: 'wine, vino, grape leaves, hojas de parra, pasas',
});

const strawberries = createSubstance('strawberries', 'fresas', false, {
  terms: '',
  foods: 'strawberry, strawberries, fresa, frutilla',
  mentions: 'berry, berries, macaron',
});

const raspberries = createSubstance('raspberries', 'frambuesas', false, {
  terms: '',
  foods: 'raspberry, raspberries, frambuesa',
  mentions: 'berry, berries',
});

const blueberries = createSubstance('blueberries', 'moras azules', false, {
  terms: '',
  foods: 'blueberry, blueberries, mora azul, moras azules, mora',
  mentions: 'berry, berries, arandano azul, arandanos azules',
});

const cranberries = createSubstance('cranberries', 'arándanos', false, {
  terms: '',
  foods: 'cranberry, cranberries, arandano, arandano rojo, arandanos rojos',
  mentions: 'berry, berries',
});

const apricots = createSubstance('apricots', 'chabacanos', false, {
  terms: '',
  foods: 'apricot, chabacano, albaricoque',
});

const dates = createSubstance('dates', 'dátiles', false, { terms: '', foods: 'date, datil' });

const pomegranate = createSubstance('pomegranate', 'granada', false, {
  terms: '',
  foods: 'pomegranate, granada',
});

const citrus = createSubstance('citrus', 'cítricos', false, {
  terms: 'citrus, citrico',
  foods:
    'orange, naranja, lemon, limon, lime, lima, grapefruit, toronja, mandarin, mandarina, tangerine',
  mentions: `${sauces}, marmalade, marinated, marinada`,
});

const tomatoes = createSubstance('tomatoes', 'jitomate', false, {
  terms: '',
  foods: 'tomato, jitomate, tomate',
  mentions: `${sauces}, ketchup, catsup`,
});

const cucumber = createSubstance('cucumber', 'pepino', false, {
  terms: '',
  foods: 'cucumber, pepino, pickle, pepinillo, cornichon',
  mentions: 'gherkin, tzatziki',
});

const carrots = createSubstance('carrots', 'zanahoria', false, {
  terms: '',
  foods: 'carrot, zanahoria',
});

const radishes = createSubstance('radishes', 'rábanos', false, {
  terms: '',
  foods: 'radish, rabano',
});

const flowers = createSubstance('flowers', 'flores', false, {
  terms: '',
  foods:
    'flower, flor, flores, edible flowers, flores comestibles, pansy, pansies, pensamiento, viola, rose, rosa',
});

const bread = createSubstance('bread', 'pan', false, {
  terms: '',
  foods: 'bread, pan, baguette, focaccia, breadstick, palitos de pan',
  mentions: 'pita, bagel, croissant, ciabatta, crostini, brioche, naan, flatbread',
});

const crackers = createSubstance('crackers', 'galletas', false, {
  terms: '',
  foods: 'cracker, galleta, galletas saladas',
});

const goatCheese = createSubstance('goat cheese', 'queso de cabra', false, {
  terms: '',
  foods: 'goat cheese, queso de cabra, chevre',
  mentions: 'goat, cabra',
});

const blueCheese = createSubstance('blue cheese', 'queso azul', false, {
  terms: '',
  foods: `blue cheese, queso azul, ${blueCheeseNames}`,
  mentions: 'blue',
});

/** Each cheese is separate: people who avoid brie may still like manchego. */
const cheeses = splitTerms(cheeseNames).map((cheese) =>
  createSubstance(cheese, cheese, false, {
    terms: '',
    foods: `${cheese}, ${cheese} cheese, queso ${cheese}`,
  }),
);

/** If a word matches several substances, all of them are excluded. */
export const substances: readonly Substance[] = [
  nuts,
  peanuts,
  pork,
  meat,
  dairy,
  gluten,
  eggs,
  fish,
  shellfish,
  soy,
  sesame,
  mustard,
  sulfites,
  alcohol,
  honey,
  bread,
  crackers,
  sugar,
  jam,
  chocolate,
  garlic,
  onion,
  spice,
  seeds,
  rennet,
  olives,
  figs,
  grapes,
  strawberries,
  raspberries,
  blueberries,
  cranberries,
  apricots,
  dates,
  pomegranate,
  citrus,
  tomatoes,
  cucumber,
  carrots,
  radishes,
  flowers,
  goatCheese,
  blueCheese,
  ...cheeses,
];

/** By English name. */
export function findSubstanceByName(name: string): Substance {
  const substance = substances.find((candidate) => candidate.name.en === name);
  if (!substance) throw new Error(`There is no substance “${name}”.`);
  return substance;
}

const berries = [strawberries, raspberries, blueberries, cranberries];

const allergens = substances.filter(({ isAllergen }) => isAllergen);

/** Words that exclude several substances after a negation, such as 'no seafood'. */
export const groups: ReadonlyMap<string, readonly Substance[]> = new Map([
  ['seafood', [fish, shellfish]],
  ['allergen', allergens],
  ['alergeno', allergens],
  ['berry', berries],
  ['berries', berries],
  ['frutos rojos', berries],
  ['animal product', [meat, fish, shellfish, dairy, eggs, honey]],
  ['producto animal', [meat, fish, shellfish, dairy, eggs, honey]],
]);

/** What a vegetarian diet excludes. */
export const vegetarian: readonly Substance[] = [meat, fish, shellfish];
const vegan = [...vegetarian, dairy, eggs, honey];

/** Words that are exclusions by themselves. */
export const diets: ReadonlyMap<string, readonly Substance[]> = new Map([
  ['meatless', vegetarian],
  ['vegetarian', vegetarian],
  ['vegetariano', vegetarian],
  ['vegetariana', vegetarian],
  ['veggie', vegetarian],
  ['vegan', vegan],
  ['vegano', vegan],
  ['vegana', vegan],
  ['plant based', vegan],
  ['celiac', [gluten]],
  ['coeliac', [gluten]],
  ['celiaco', [gluten]],
  ['celiaca', [gluten]],
  ['pescatarian', [meat]],
  ['pescetariano', [meat]],
  ['deslactosado', [dairy]],
  ['nondairy', [dairy]],
  ['diabetic', [sugar]],
  ['diabetico', [sugar]],
  ['diabetica', [sugar]],
  ['unsweetened', [sugar]],
  ['nonalcoholic', [alcohol]],
]);
