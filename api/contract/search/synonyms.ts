/** Rows of words and short phrases that mean the same in a search, in both languages. */
export type Synonyms = readonly (readonly string[])[];

const rows = `
ham, jamon, prosciutto, serrano
pork, puerco, cerdo
meat, carne, cold cuts, cured meats, carnes frias, embutidos, salumi
charcuterie, charcuteria, cheese board, tabla de quesos
nuts, nueces, frutos secos
almonds, almendras
walnuts, nuez de castilla
pecans, nueces pecanas
pistachios, pistaches, pistachos
cheese, queso
goat cheese, queso de cabra, chevre
blue cheese, queso azul, gorgonzola, roquefort
wine, vino
table, mesa
board, tabla, platter, tray, charola, bandeja
box, caja, crate, hamper, basket, canasta, cesta
cups, vasitos, vasos, cones, conos
birthday, cumpleanos, bday, cumple
office, corporate, corporativo, corporativa, empresarial, oficina, empresa, company, business, work, trabajo, coworkers, clients, clientes
wedding, boda, bridal, nupcial, bride, novia
quinceanera, quinceaneras, xv anos, sweet fifteen, quince anos
baby shower, shower, despedida de soltera
graduation, graduacion, grad
holiday, holidays, fiestas, christmas, navidad, posada, posadas, xmas
anniversary, aniversario, date night, cita, romantic, romantica, valentines, san valentin
picnic, dia de campo, outdoors, aire libre, park, parque
brunch, breakfast, desayuno, almuerzo
dinner, cena
dessert, postre, postres, sweets, sweet, dulces, dulce
gift, regalo, present, obsequio, thank you, gracias
party, fiesta, celebration, celebracion, event, evento
class, clase, workshop, taller, lesson, course, curso
kids, ninos, children, child, nino
fig, higo
grapes, uvas
strawberries, fresas, frutillas
blueberries, moras azules, arandanos azules
raspberries, frambuesas
apricot, chabacano, albaricoque, damasco
pomegranate, granada
tomato, jitomate, tomate
olives, aceitunas
honey, miel
jam, mermelada, preserve, conserva
bread, pan, baguette
crackers, galletas
salmon, lox, salmon ahumado, smoked salmon
fish, pescado
egg, huevo
vegetables, verduras, vegetales, veggies, crudites, hortalizas
fruit, fruta
flowers, flores
chocolate, cacao
garden, huerta, jardin
mediterranean, mediterranea, greek, griega
large, grande, big
small, chica, chico, pequena, pequeno, mini
`;

/** A row a line, words separated by commas. */
export const parseSynonyms = (text: string): string[][] =>
  text
    .split('\n')
    .map((line) =>
      line
        .split(/[,;=]/)
        .map((word) => word.trim().replace(/\s+/g, ' '))
        .filter((word) => word !== ''),
    )
    .filter((row) => row.length > 0);

/** Always apply; the owner's rows are added to them. */
export const defaultSynonyms: Synonyms = parseSynonyms(rows);
