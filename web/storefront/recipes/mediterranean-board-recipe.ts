import type { Recipe } from './recipe';
import { recipeImageTags } from './recipe-images';

export const mediterraneanBoardRecipe: Recipe = {
  id: 'mediterranean',
  imageTag: recipeImageTags.mediterranean,
  name: { en: 'Mediterranean Inspired', es: 'Tabla de Inspiración Mediterránea' },
  headnote: {
    en: 'Hummus in the center and, around it, everything you’d want with it. The meats keep to one side, so that half of the board is for those who don’t eat them.',
    es: 'El hummus al centro y, alrededor, todo lo que se antoja con él. Las carnes van de un solo lado, y así media tabla es para quien no las come.',
  },
  serves: { from: 4, to: 6 },
  prepMinutes: 25,
  ingredients: [
    {
      amount: { en: '1 cup (250 g)', es: '1 taza (250 g)' },
      item: { en: 'plain hummus', es: 'de hummus natural' },
    },
    {
      amount: { en: '2 tbsp (30 ml)', es: '2 cdas. (30 ml)' },
      item: {
        en: 'extra-virgin olive oil, and a pinch of za’atar',
        es: 'de aceite de oliva extra virgen, y una pizca de zaatar',
      },
    },
    {
      amount: { en: '8 oz (225 g)', es: '8 oz (225 g)' },
      item: { en: 'feta in brine', es: 'de queso feta en salmuera' },
    },
    {
      amount: { en: '4 oz (115 g)', es: '4 oz (115 g)' },
      item: { en: 'young pecorino', es: 'de pecorino joven' },
    },
    {
      amount: { en: '3 oz (85 g)', es: '3 oz (85 g)' },
      item: { en: 'prosciutto, thinly sliced', es: 'de prosciutto, rebanado delgado' },
    },
    {
      amount: { en: '3 oz (85 g)', es: '3 oz (85 g)' },
      item: { en: 'Genoa salami, thinly sliced', es: 'de salami génova, rebanado delgado' },
    },
    {
      amount: { en: '12', es: '12' },
      item: { en: 'stuffed grape leaves', es: 'hojas de parra rellenas' },
    },
    {
      amount: { en: '1 cup (150 g)', es: '1 taza (150 g)' },
      item: { en: 'green and Kalamata olives', es: 'de aceitunas verdes y kalamata' },
    },
    {
      amount: { en: '8 oz (225 g)', es: '8 oz (225 g)' },
      item: { en: 'cherry tomatoes', es: 'de jitomates cherry' },
    },
    {
      amount: { en: '3', es: '3' },
      item: { en: 'Persian cucumbers', es: 'pepinos persas' },
    },
    {
      amount: { en: '4', es: '4' },
      item: { en: 'fresh figs', es: 'higos frescos' },
    },
    {
      amount: { en: '½ cup (60 g)', es: '½ taza (60 g)' },
      item: { en: 'pistachios in the shell', es: 'de pistaches con cáscara' },
    },
    {
      amount: { en: '¼ cup (45 g)', es: '¼ de taza (45 g)' },
      item: { en: 'pomegranate seeds', es: 'de granada desgranada' },
    },
    {
      amount: { en: '4', es: '4' },
      item: { en: 'small pita breads', es: 'panes pita chicos' },
    },
  ],
  steps: [
    {
      name: { en: 'Drain and dry', es: 'Escurre y seca' },
      text: {
        en: 'Lift the feta out of its brine and pat it dry. Drain the olives and the grape leaves. Wash the tomatoes, the cucumbers and the figs, and dry them too.',
        es: 'Saca el feta de la salmuera y sécalo. Escurre las aceitunas y las hojas de parra. Lava los jitomates, los pepinos y los higos, y sécalos también.',
      },
    },
    {
      name: { en: 'Cut', es: 'Corta' },
      text: {
        en: 'Cut the feta into ¾-inch (2\u00a0cm) cubes, the pecorino into thin triangles and the cucumbers into slices as thick as a coin. Halve the figs.',
        es: 'Corta el feta en cubos de ¾ de pulgada (2\u00a0cm), el pecorino en triángulos delgados y los pepinos en rodajas del grueso de una moneda. Parte los higos a la mitad.',
      },
    },
    {
      name: { en: 'Begin in the center', es: 'Empieza por el centro' },
      text: {
        en: 'Spread the hummus in a shallow bowl and draw a spiral in it with the back of a spoon. Pour the oil into the groove and scatter the za’atar over it. The bowl goes in the middle of a round board.',
        es: 'Extiende el hummus en un tazón bajito y dibújale una espiral con el reverso de una cuchara. Vierte el aceite en el surco y espolvorea el zaatar. El tazón va en medio de una tabla redonda.',
      },
    },
    {
      name: { en: 'Give the meats a side', es: 'Dales su lado a las carnes' },
      text: {
        en: 'Let the prosciutto fall into loose folds and fan out the salami next to it, with the pecorino between them and the edge. The feta goes across the board, where no meat touches it.',
        es: 'Deja caer el prosciutto en pliegues sueltos y abre el salami en abanico a su lado, con el pecorino entre ellos y la orilla. El feta va enfrente, donde no lo toque la carne.',
      },
    },
    {
      name: { en: 'Close the circle', es: 'Cierra el círculo' },
      text: {
        en: 'Lay the cucumbers in overlapping rows and the grape leaves side by side. The tomatoes and the olives fill the space between.',
        es: 'Acomoda los pepinos en hileras encimadas y las hojas de parra una junto a otra. Los jitomates y las aceitunas llenan lo que queda en medio.',
      },
    },
    {
      name: { en: 'Warm the pita', es: 'Calienta el pan' },
      text: {
        en: 'Warm the pitas on a dry comal or skillet, a minute on each side. Cut each into eight triangles and wrap them in a cloth, so that they stay soft.',
        es: 'Calienta los panes pita en el comal, un minuto por lado. Corta cada uno en ocho triángulos y envuélvelos en una servilleta, para que sigan suaves.',
      },
    },
    {
      name: { en: 'Finish and serve', es: 'Termina y sirve' },
      text: {
        en: 'Set in the figs with the cut side up, scatter the pistachios and the pomegranate, and put out a small bowl for pits and shells. The pita comes to the table last, still warm.',
        es: 'Pon los higos con el corte hacia arriba, reparte los pistaches y la granada, y deja a la mano un tazón chico para huesos y cáscaras. El pan llega a la mesa al último, todavía caliente.',
      },
    },
  ],
  notes: {
    title: { en: 'Pairing tip', es: 'Qué servir de tomar' },
    entries: [
      {
        name: { en: 'Wine', es: 'Vino' },
        text: {
          en: 'A dry rosé, well chilled, or a white from near the sea, such as Assyrtiko or Vermentino. Both stand up to the salt of the feta and the olives.',
          es: 'Un rosado seco, bien frío, o un blanco de cerca del mar, como un Assyrtiko o un Vermentino. Los dos aguantan la sal del feta y de las aceitunas.',
        },
      },
      {
        name: { en: 'Non-alcoholic', es: 'Sin alcohol' },
        text: {
          en: 'Agua de jamaica with very little sugar: as tart as a young wine, and as red. Or sparkling water with cucumber, lime and mint.',
          es: 'Agua de jamaica con muy poca azúcar: ácida como un vino joven, e igual de roja. O agua mineral con pepino, limón y menta.',
        },
      },
    ],
  },
};
