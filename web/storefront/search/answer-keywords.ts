import type { BilingualText } from '#contract/core/language';
import { paths } from '../../routing/paths';

/** Words and phrases that ask a question of the FAQ, by its id; in both languages. */
export const questionKeywords: Readonly<Record<string, string>> = {
  'lead-time': `lead time, how far ahead, how far in advance, how soon, in advance, advance notice, notice, last minute, rush, same day, asap, deadline, order by, when to order, when should i order,
    anticipacion, con cuanto tiempo, aviso, ultima hora, mismo dia, urgente, plazo, con tiempo, cuando pedir`,
  delivery: `delivery, deliver, delivered, deliveries, ship, shipping, shipped, pickup, pick up, zip code, delivery fee, bring it,
    entrega, entregan, entregar, entregas, envio, envios, envian, domicilio, recoger, recogerlo, codigo postal, llevan a, mandan`,
  customization: `custom, customize, customized, customization, change, changes, substitute, substitution, swap, replace, personalize, personalized, build your own,
    personalizar, personalizada, personalizado, cambiar, cambio, cambios, sustituir, a mi gusto, a la medida, armar mi tabla`,
  ingredients: `ingredient, ingredients, where from, come from, origin, sourced, sourcing, local, farm, farmers market, organic, imported, mexico, italy, spain, france, switzerland,
    ingrediente, ingredientes, origen, de donde, organico, organica, importado, importados, italia, espana, francia, suiza, mercado`,
  servings: `serving, servings, portion, portions, how many people, how many people does it feed, how much per person, per person, size, sizes, how much cheese, how much food,
    porcion, porciones, cuantas personas, cuantos sirve, cuanto por persona, por persona, tamano, tamanos, cuanto queso, cuanta comida`,
  storage: `leftover, leftovers, storage, store, keep, refrigerate, refrigerator, fridge, freeze, how long does it last, stay fresh, room temperature, reheat,
    sobra, sobras, sobro, guardar, guardo, conservar, conservo, refrigerador, refri, cuanto dura, congelar, temperatura`,
  'special-events': `cater, catering, caterer, caters, large event, big event, large events, corporate event, corporate events, large party, big party,
    banquete, banquetes, evento grande, eventos grandes, fiesta grande, eventos corporativos, servicio de eventos`,
  allergens: `allergy, allergies, allergic, allergen, allergens, trace, traces, cross contamination, contamination, celiac, intolerance, intolerant,
    alergia, alergias, alergico, alergica, alergenos, traza, trazas, contaminacion cruzada, celiaco, celiaca, intolerancia, intolerante`,
};

interface PageAnswer {
  readonly path: string;
  readonly title: BilingualText;
  readonly text: BilingualText;
  readonly keywords: string;
}

export const pageAnswers: readonly PageAnswer[] = [
  {
    path: paths.terms(),
    title: { en: 'Terms of your order', es: 'Términos de tu pedido' },
    text: {
      en: 'You pay nothing when you send a request; you pay after we confirm.',
      es: 'Al enviar tu pedido no pagas nada; pagas después de que lo confirmamos.',
    },
    keywords: `payment, payments, pay, paying, card, credit card, cash, zelle, venmo, deposit, refund, refunds, cancel, canceling, cancellation, cancelation, policy, policies, terms, tax, invoice, minimum order,
      pago, pagos, pagar, pagan, tarjeta, efectivo, anticipo, deposito, reembolso, reembolsos, cancelar, cancelacion, devolucion, politica, terminos, condiciones, factura, impuestos`,
  },
  {
    path: paths.contact(),
    title: { en: 'Contact & delivery', es: 'Contacto y entregas' },
    text: {
      en: 'Write to us or call: Elena and Marisol answer themselves.',
      es: 'Escríbenos o llámanos: contestan Elena y Marisol.',
    },
    keywords: `contact, phone, telephone, call, email, e-mail, hours, opening hours, are you open, address, location, directions, where are you, whatsapp, talk to someone, human, question, questions, help,
      contacto, contactar, telefono, llamar, correo, horario, horarios, abierto, abren, cerrado, direccion, ubicacion, donde estan, hablar con alguien, pregunta, preguntas, duda, dudas, ayuda`,
  },
  {
    path: paths.plan(),
    title: { en: 'Plan an event', es: 'Planea tu evento' },
    text: {
      en: 'Say how many you’ll be and what you’d like to spend, and get two or three proposals.',
      es: 'Di cuántos serán y cuánto quieres gastar, y recibe dos o tres propuestas.',
    },
    keywords: `plan, planner, planning, plan an event, event planner, quote, estimate, budget, how much do i need, how much should i order,
      planear, planea, planificar, planeador, planear un evento, cotizacion, cotizar, presupuesto, cuanto necesito, cuanto pido`,
  },
  {
    path: paths.about(),
    title: { en: 'About us', es: 'Nosotras' },
    text: {
      en: 'Elena and Marisol, mother and daughter, build every board in Highland Park.',
      es: 'Elena y Marisol, madre e hija, arman cada tabla en Highland Park.',
    },
    keywords: `about, about us, who are you, your story, story, history, mother and daughter, family business, elena, marisol, owner, owners, figueroa, la higuera,
      nosotras, sobre ustedes, quienes son, historia, madre e hija, negocio familiar, duena, duenas`,
  },
  {
    path: paths.recipes(),
    title: { en: 'Recipes from our kitchen', es: 'Recetas de nuestra cocina' },
    text: {
      en: 'Boards to build at home, step by step.',
      es: 'Tablas para armar en casa, paso a paso.',
    },
    keywords: `recipe, recipes, how to make, diy, cook, cooking, pairing, pairings,
      receta, recetas, como hacer, como se hace, cocinar, maridaje, maridajes`,
  },
  {
    path: paths.restoration(),
    title: { en: 'Restoration and custom boards', es: 'Restauración y tablas a la medida' },
    text: {
      en: 'We mend ceramics, and build boards that aren’t in the shop.',
      es: 'Reparamos cerámica y armamos tablas que no están en la tienda.',
    },
    keywords: `restoration, restore, repair, mend, ceramic, ceramics, pottery, kintsugi, broken, plate repair, vase, custom board,
      restauracion, restaurar, reparar, arreglar, ceramica, ceramicas, roto, rota, florero, jarron, tabla a la medida`,
  },
  {
    path: paths.cart(),
    title: { en: 'Your cart', es: 'Tu carrito' },
    text: {
      en: 'See what you’ve chosen and send us your order.',
      es: 'Mira lo que elegiste y mándanos tu pedido.',
    },
    keywords: 'cart, checkout, check out, my cart, my order, carrito, mi carrito, mi pedido',
  },
  {
    path: paths.wishlist(),
    title: { en: 'Your wishlist', es: 'Tu lista de deseos' },
    text: { en: 'What you saved on this device.', es: 'Lo que guardaste en este dispositivo.' },
    keywords:
      'wishlist, wish list, favorites, favorite, favourites, saved, lista de deseos, favoritos, favoritas, guardados',
  },
  {
    path: paths.privacy(),
    title: { en: 'Privacy', es: 'Privacidad' },
    text: {
      en: 'What we store about you, and for how long.',
      es: 'Qué guardamos de ti y por cuánto tiempo.',
    },
    keywords:
      'privacy, personal data, my data, cookies policy, privacidad, datos personales, mis datos',
  },
];
