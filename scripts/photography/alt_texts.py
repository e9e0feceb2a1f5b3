"""alt_texts.py - English and Spanish descriptions of pictures whose content has changed; publish.py puts them into the image's entry."""
ALT = {
    'grazing-table-15': ('Grazing table for fifteen guests: two full boards, a bowl of olives, flowers, candles and red wine', 'Mesa de quesos y carnes frías para quince invitados: dos tablas llenas, un tazón de aceitunas, flores, velas y vino tinto'),
    'grazing-table-30': ('Grazing table for thirty guests on a linen cloth: three boards, bowls of olives and raspberries, flowers, candles and wine', 'Mesa de quesos y carnes frías para treinta invitados sobre un mantel de lino: tres tablas, tazones de aceitunas y frambuesas, flores, velas y vino'),
    'grazing-table-50': ('Long grazing table for fifty guests, seen from its end: bread, salami, figs, grapes, cheeses and sweets between candles', 'Mesa larga para cincuenta invitados, vista desde un extremo: pan, salami, higos, uvas, quesos y dulces entre velas'),
    'grazing-table-100': ('Very long grazing table for one hundred guests, seen from its end: two rows of food with roses and candles down the middle', 'Mesa muy larga para cien invitados, vista desde un extremo: dos hileras de comida con rosas y velas al centro'),
    'charcuterie-cups': ('Twelve kraft paper cups with cheese, grapes, berries, crackers and breadsticks on a wooden board', 'Doce vasos de papel kraft con queso, uvas, frutos rojos, galletas saladas y palitos de pan sobre una tabla de madera'),
    'cheese-lovers-box': ('Wooden crate full of brie, blue cheese, manchego, gouda, wine-washed cheese and goat cheese, with honey, grapes, figs and walnuts', 'Caja de madera llena de brie, queso azul, manchego, gouda, queso al vino y queso de cabra, con miel, uvas, higos y nuez de Castilla'),
    'artisan-gift-box': ('Open kraft gift box with brie on almonds, salami, manchego, grapes, crackers, prosciutto, strawberries, honey and jam', 'Caja de regalo kraft abierta con brie sobre almendras, salami, manchego, uvas, galletas, prosciutto, fresas, miel y mermelada'),
    'highland-park-board': ('Large live-edge walnut board filled with cheeses, salami, bread, crackers, grapes, strawberries, figs, olives and nuts', 'Tabla grande de nogal con quesos, salami, pan, galletas saladas, uvas, fresas, higos, aceitunas y nueces'),
    'hero-4': ('Open kraft gift box of cheese, salami and fruit on linen', 'Caja kraft abierta con queso, salami y fruta sobre lino'),
}
# The English names of numbered spots, by the food in layouts.FOOD.
SPOT_NAMES = {
    'grapes_green': 'Green grapes', 'grapes_red': 'Red grapes', 'grapes_black': 'Black grapes', 'baguette': 'Baguette', 'crackers_seed': 'Seeded crackers', 'crackers_round': 'Water crackers', 'sopp_taco': 'Soppressata', 'blue': 'Blue cheese',
    'raspberries': 'Raspberries', 'mozz': 'Fresh mozzarella', 'prosciutto': 'Prosciutto', 'gouda_tri': 'Gouda', 'cucumber': 'Cucumber', 'cheddar_cubes': 'Cheddar', 'walnuts': 'Walnuts', 'rosette': 'Genoa salami', 'tomatoes_red': 'Cherry tomatoes',
    'olives_mix': 'Olives', 'apricots': 'Dried apricots', 'hummus': 'Hummus', 'manchego': 'Manchego', 'figs': 'Figs', 'figjam': 'Fig jam', 'almonds': 'Almonds', 'feta': 'Feta',
}
