import type { PublishedRecipe } from './recipe';
import { recipeImageTags } from './recipe-images';

export const classicBoardRecipe: PublishedRecipe = {
  id: 'classic',
  imageTag: recipeImageTags.classic,
  name: { en: 'Classic Charcuterie Board', es: 'Tabla Clásica de Charcutería' },
  headnote: {
    en: 'The board we started with, and the one to start with. Three cheeses, two meats, fig jam; the rest is fruit, something crisp and something sharp.',
    es: 'Con esta tabla empezamos, y con esta conviene empezar. Tres quesos, dos carnes, mermelada de higo; lo demás es fruta, algo crujiente y algo ácido.',
  },
  serves: { from: 6, to: 8 },
  prepMinutes: 30,
  datePublished: '2023-11-10',
  course: { en: 'Appetizer', es: 'Botana' },
  cuisine: { en: 'Mediterranean', es: 'Mediterránea' },
  keywords: {
    en: 'charcuterie board, cheese board, appetizer, party food, brie, manchego, prosciutto, fig jam',
    es: 'tabla de charcutería, tabla de quesos, botana, comida para fiestas, brie, manchego, prosciutto, mermelada de higo',
  },
  ingredients: [
    {
      amount: { en: '8 oz (225 g)', es: '8 oz (225 g)' },
      item: { en: 'brie, one small wheel', es: 'de queso brie, una rueda chica' },
    },
    {
      amount: { en: '6 oz (170 g)', es: '6 oz (170 g)' },
      item: { en: 'manchego, aged six months', es: 'de manchego español, de seis meses' },
    },
    {
      amount: { en: '4 oz (115 g)', es: '4 oz (115 g)' },
      item: { en: 'sharp cheddar', es: 'de cheddar fuerte' },
    },
    {
      amount: { en: '6 oz (170 g)', es: '6 oz (170 g)' },
      item: { en: 'Genoa salami, thinly sliced', es: 'de salami génova, rebanado delgado' },
    },
    {
      amount: { en: '4 oz (115 g)', es: '4 oz (115 g)' },
      item: { en: 'prosciutto, thinly sliced', es: 'de prosciutto, rebanado delgado' },
    },
    {
      amount: { en: '½ cup (160 g)', es: '½ taza (160 g)' },
      item: { en: 'fig jam', es: 'de mermelada de higo' },
    },
    {
      amount: { en: '6 oz (170 g)', es: '6 oz (170 g)' },
      item: { en: 'water crackers, about 50', es: 'de galletas saladas, unas 50' },
    },
    {
      amount: { en: '12 oz (340 g)', es: '12 oz (340 g)' },
      item: { en: 'red and green grapes', es: 'de uvas rojas y verdes' },
    },
    {
      amount: { en: '6', es: '6' },
      item: { en: 'fresh figs', es: 'higos frescos' },
    },
    {
      amount: { en: '¾ cup (105 g)', es: '¾ de taza (105 g)' },
      item: { en: 'roasted almonds', es: 'de almendras tostadas' },
    },
    {
      amount: { en: '12', es: '12' },
      item: { en: 'pepperoncini in vinegar', es: 'pepperoncini en vinagre' },
    },
    {
      amount: { en: '6 sprigs', es: '6 ramitas' },
      item: { en: 'rosemary and thyme', es: 'de romero y tomillo' },
    },
  ],
  steps: [
    {
      name: { en: 'Take out the cheeses', es: 'Saca los quesos' },
      text: {
        en: 'Before anything else, take the cheeses out of the refrigerator. In the half hour you work they lose their chill, and cheese has more flavor when it isn’t cold. The meats stay in until it is their turn.',
        es: 'Antes que nada, saca los quesos del refrigerador. En la media hora que trabajas se les quita el frío, y el queso sabe más cuando no está frío. Las carnes se quedan adentro hasta que les toque.',
      },
    },
    {
      name: { en: 'Wash and dry', es: 'Lava y seca' },
      text: {
        en: 'Wash the grapes and the figs and dry them well: water softens the crackers. With scissors, cut the grapes into clusters of five or six. Halve the figs from stem to base.',
        es: 'Lava las uvas y los higos y sécalos muy bien: el agua ablanda las galletas. Con tijeras, corta las uvas en racimos de cinco o seis. Parte los higos a la mitad, del rabito hacia abajo.',
      },
    },
    {
      name: { en: 'Cut the cheeses', es: 'Corta los quesos' },
      text: {
        en: 'Cut one wedge from the brie and leave the rest of the wheel whole. Slice the manchego into triangles ⅛ inch (3\u00a0mm) thick and leave the rind on as a handle. Cut the cheddar into ¾-inch (2\u00a0cm) cubes.',
        es: 'Corta un solo triángulo del brie y deja entero lo demás. Rebana el manchego en triángulos de ⅛ de pulgada (3\u00a0mm) y déjales la corteza, que sirve para agarrarlos. Corta el cheddar en cubos de ¾ de pulgada (2\u00a0cm).',
      },
    },
    {
      name: { en: 'Place the cheeses', es: 'Coloca los quesos' },
      text: {
        en: 'Put the brie a little off center, and the manchego and the cheddar toward opposite ends, so that people gather around the whole board.',
        es: 'Pon el brie un poco fuera del centro, y el manchego y el cheddar hacia extremos opuestos, para que la gente rodee toda la tabla.',
      },
    },
    {
      name: { en: 'Set down the bowls', es: 'Pon los tazones' },
      text: {
        en: 'Spoon the fig jam into a small bowl and put it beside the brie. Drain the pepperoncini well and give them another, where the salami will go.',
        es: 'Sirve la mermelada de higo en un tazón chico y ponlo junto al brie. Escurre bien los pepperoncini y ponlos en otro, por donde irá el salami.',
      },
    },
    {
      name: { en: 'Fold the meats', es: 'Dobla las carnes' },
      text: {
        en: 'Fold the slices of salami in half and overlap them in two long fans. Take the prosciutto apart slice by slice and let each one fall into loose folds: pressed flat, it sticks.',
        es: 'Dobla las rebanadas de salami a la mitad y encímalas en dos abanicos largos. Separa el prosciutto rebanada por rebanada y déjalo caer en pliegues sueltos: aplastado, se pega.',
      },
    },
    {
      name: { en: 'Line up the crackers', es: 'Forma las galletas' },
      text: {
        en: 'Stand half of the crackers in two curved rows, from the jam toward the edge. The others wait in their box, where they stay crisp, until there is room.',
        es: 'Acomoda la mitad de las galletas en dos hileras curvas, de la mermelada hacia la orilla. Las demás esperan en su caja, donde siguen crujientes, hasta que haya lugar.',
      },
    },
    {
      name: { en: 'Fill what is left', es: 'Llena los huecos' },
      text: {
        en: 'First the clusters of grapes, then the figs with the cut side up, and last the almonds, which run into the gaps until the wood can hardly be seen.',
        es: 'Primero los racimos de uvas, luego los higos con el corte hacia arriba y al final las almendras, que corren por los huecos hasta que casi no se ve la madera.',
      },
    },
    {
      name: { en: 'Finish and serve', es: 'Termina y sirve' },
      text: {
        en: 'Tuck in the rosemary and the thyme. Give each cheese its own knife and the jam a spoon, and serve at once. What is left goes back into the refrigerator within two hours.',
        es: 'Mete aquí y allá el romero y el tomillo. Dale a cada queso su cuchillo y a la mermelada una cucharita, y sirve enseguida. Lo que sobre vuelve al refrigerador antes de dos horas.',
      },
    },
  ],
  notes: {
    title: { en: 'Arrangement tips', es: 'Consejos para acomodarla' },
    entries: [
      {
        name: { en: 'Large before small', es: 'Primero lo grande' },
        text: {
          en: 'Cheeses, bowls and meats decide where everything else goes. Step back and look before you fill the gaps.',
          es: 'Los quesos, los tazones y las carnes deciden el lugar de lo demás. Da un paso atrás y mira antes de llenar los huecos.',
        },
      },
      {
        name: { en: 'Good neighbors', es: 'Buenos vecinos' },
        text: {
          en: 'What tastes good together stands together: jam and brie, almonds and manchego, pepperoncini and salami.',
          es: 'Lo que sabe bien junto va junto: mermelada y brie, almendras y manchego, pepperoncini y salami.',
        },
      },
      {
        name: { en: 'More than one place', es: 'En más de un lugar' },
        text: {
          en: 'Put the grapes in two places and the almonds in three, so that nobody has to reach across the board.',
          es: 'Reparte las uvas en dos lugares y las almendras en tres, para que nadie se tenga que estirar sobre la tabla.',
        },
      },
      {
        name: { en: 'When there are no figs', es: 'Cuando no hay higos' },
        text: {
          en: 'Our tree gives from June to October. The rest of the year we use strawberries and dried apricots.',
          es: 'Nuestra higuera da de junio a octubre. El resto del año usamos fresas y chabacanos secos.',
        },
      },
    ],
  },
};
