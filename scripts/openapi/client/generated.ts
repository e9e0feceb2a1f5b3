/**
 * La Higuera
 * 1
 * DO NOT MODIFY - This file has been generated using oazapfts.
 * See https://www.npmjs.com/package/oazapfts
 */
import * as Oazapfts from "@oazapfts/runtime";
import * as QS from "@oazapfts/runtime/query";
export const defaults: Oazapfts.Defaults<Oazapfts.CustomHeaders> = {
    headers: {},
    baseUrl: "/"
};
const oazapfts = Oazapfts.runtime(defaults);
export const servers = {
    server1: "/"
};
export type BilingualText = {
    en: string;
    es: string;
};
export type ProductOption = {
    /** Part of URLs, carts and orders; unique within the product. */
    key: string;
    name: BilingualText;
    price: number;
    serves: {
        "from": number;
        to: number;
    } | null;
    /** Null if only the product's own stock counts. */
    stock: number | null;
    isDefault: boolean;
    /** Prices per unit from that quantity on. */
    quantityPrices: {
        minQuantity: number;
        price: number;
    }[];
};
export type ProductFacts = {
    contains: ("milk" | "eggs" | "fish" | "shellfish" | "tree-nuts" | "peanuts" | "wheat" | "soy" | "sesame")[];
    /** Traces, or not certain. */
    mayContain: ("milk" | "eggs" | "fish" | "shellfish" | "tree-nuts" | "peanuts" | "wheat" | "soy" | "sesame")[];
    diets: ("vegetarian" | "no-pork" | "no-gluten" | "no-alcohol")[];
    canBeLeftOut: ("milk" | "eggs" | "fish" | "shellfish" | "tree-nuts" | "peanuts" | "wheat" | "soy" | "sesame" | "meat" | "pork" | "gluten" | "alcohol")[];
    occasions: ("birthday" | "dinner" | "wedding" | "quinceanera" | "shower" | "office" | "graduation" | "holidays" | "brunch" | "date-night" | "outdoors" | "gift")[];
    /** People that one unit serves, for a product without options; options have their own. */
    serves: {
        "from": number;
        to: number;
    } | null;
    /** By the owner. Unconfirmed facts are read from the texts, and never shown as safe. */
    confirmed: boolean;
};
export type ProductTranslation = {
    name?: string;
    description?: string;
    materials?: string;
    priceTiers?: string;
    ingredients?: string;
    allergens?: string;
    servingSize?: string;
    perfectFor?: string;
};
export type Product = {
    id: number;
    name: string;
    description: string;
    price: number;
    category: "boards" | "grazing" | "special" | "gifts";
    region: "Spain" | "Italy" | "France" | "Switzerland" | "United States" | "Mexico";
    sku: string | null;
    origin: string | null;
    producer: string | null;
    artisan: string | null;
    materials: string | null;
    dimensions: string | null;
    weight: string | null;
    priceTiers: string | null;
    ingredients: string | null;
    allergens: string | null;
    servingSize: string | null;
    perfectFor: string | null;
    /** Empty if the product comes in one size; otherwise exactly one is the default, and `price` is its price. */
    options: ProductOption[];
    facts: ProductFacts;
    seasonal: boolean;
    quantityAvailable: number | null;
    inStock: boolean;
    featured: boolean;
    /** URL of the primary library image, or the URL that was entered if there is none. */
    imageUrl: string;
    /** The primary image, if it is in the media library. */
    image: {
        publitioId: string;
        url: string;
        width: number;
        height: number;
        color: string;
        alt: BilingualText;
    } | null;
    translations: {
        es?: ProductTranslation;
    };
    /** Increases with every change; an update with an older version is answered 409. */
    version: number;
    createdAt: string;
    updatedAt: string;
};
export type FileUses = {
    /** Product names. */
    products: {
        id: number;
        name: string;
    }[];
    isHeaderImage: boolean;
    /** Names of pages that show images with its tags. */
    pages: BilingualText[];
    /** Restoration requests and event inquiries that the file is attached to. */
    submissions: {
        id: number;
        name: string;
        createdAt: string;
    }[];
};
export type Problem = {
    message: string;
    issues?: {
        path: string;
        message: string;
    }[];
    changes?: ({
        productId: number;
        option?: string | null;
        field: "price";
        was: number;
        now: number;
    } | {
        productId: number;
        option?: string | null;
        field: "stock";
        was: number;
        now: number;
    } | {
        productId: number;
        option?: string | null;
        field: "gone";
        was: number;
        now: null;
    } | {
        productId: null;
        field: "fee";
        was: number;
        now: number;
    } | {
        productId: null;
        field: "date";
        was: string;
        now: string;
    } | {
        productId: null;
        field: "full";
        was: string;
        now: string;
    })[];
    /** Where a file is used, if it was not deleted because of that. */
    uses?: FileUses;
    /** The current version, if an edit was based on an older one. */
    current?: unknown;
    /** Sent with a 500 and logged with the error. */
    requestId?: string;
};
export type OptionName = {
    en: string;
    es?: string;
};
export type FactsInput = {
    contains?: ("milk" | "eggs" | "fish" | "shellfish" | "tree-nuts" | "peanuts" | "wheat" | "soy" | "sesame")[];
    mayContain?: ("milk" | "eggs" | "fish" | "shellfish" | "tree-nuts" | "peanuts" | "wheat" | "soy" | "sesame")[];
    diets?: ("vegetarian" | "no-pork" | "no-gluten" | "no-alcohol")[];
    canBeLeftOut?: ("milk" | "eggs" | "fish" | "shellfish" | "tree-nuts" | "peanuts" | "wheat" | "soy" | "sesame" | "meat" | "pork" | "gluten" | "alcohol")[];
    occasions?: ("birthday" | "dinner" | "wedding" | "quinceanera" | "shower" | "office" | "graduation" | "holidays" | "brunch" | "date-night" | "outdoors" | "gift")[];
    serves?: {
        "from": number;
        to: number;
    } | null;
    confirmed?: boolean;
};
export type ImageSpot = {
    /** Fractions of width and height of the uncropped image. */
    x: number;
    y: number;
    name: BilingualText;
    /** Both may be empty. */
    origin: BilingualText;
    /** A phrase, such as "with fig jam"; both may be empty. */
    pairing: BilingualText;
};
export type ProductImage = {
    id: number;
    publitioId: string;
    imageUrl: string;
    thumbnailUrl: string;
    altText: string;
    isPrimary: boolean;
    width: number;
    height: number;
    color: string;
    alt: BilingualText;
    spots: ImageSpot[];
};
export type ProductChange = {
    id: number;
    inStock?: boolean;
    featured?: boolean;
    quantityAvailable?: (number | string) | null;
    /** With options: the default option's price, unless there are `optionPrices`. Write the price in dollars with at most two decimals, as in 12.50. The price can be at most 99,999.99. */
    price?: number | string;
    optionPrices?: {
        key: string;
        /** Write the price in dollars with at most two decimals, as in 12.50. The price can be at most 99,999.99. */
        price: number | string;
        quantityPrices?: {
            minQuantity: number;
            /** Write the price in dollars with at most two decimals, as in 12.50. The price can be at most 99,999.99. */
            price: number | string;
        }[];
    }[];
    optionStocks?: {
        key: string;
        stock?: (number | string) | null;
    }[];
    facts?: FactsInput;
    /** If given and outdated, the product counts as missing: the change is based on values that it no longer has. */
    version?: number;
};
export type BulkResult = {
    done: number[];
    /** Not found. */
    missing: number[];
};
export type AltTexts = {
    en: string;
    es: string;
};
export type RowResult = {
    /** 1-based row, as in a spreadsheet: the header is 1. */
    line: number;
    verdict: "new" | "changed" | "unchanged" | "faulty";
    /** Null if no product matches. */
    id: number | null;
    name: string;
    issues: {
        path: string;
        message: string;
    }[];
    /** Only for 'changed': cells that differ, as in an export. */
    changes: {
        column: string;
        "from": string;
        to: string;
    }[];
    /** The product's facts are confirmed, and would have to be confirmed again. */
    withdrawsConfirmation: boolean;
};
export type FocalPoint = {
    x: number;
    y: number;
};
export type MediaFile = {
    id: string;
    title: string;
    description: string;
    folder: string | null;
    folder_id: string | null;
    tags: string[];
    privacy: "public" | "private";
    url_preview: string;
    url_thumbnail: string;
    url_download: string;
    created_at: string;
    /** Bytes of the original. */
    size: number;
    format: "jpeg" | "png" | "webp" | "avif" | "gif";
    width: number;
    height: number;
    color: string;
    alt: BilingualText;
    focus: FocalPoint;
    spots: ImageSpot[];
};
export type FileList = {
    files: MediaFile[];
};
export type UploadBody = {
    /** Please provide a title for the file. */
    title?: string;
    description?: string;
    /** Please use up to 50 tags of 50 characters each. This text has a character we can’t save. */
    tags?: string | string[];
    privacy?: "public" | "private";
    /** Default: the folder of product images. */
    folder_id?: string | null;
    /** Please give the address of a picture, beginning with http:// or https://. */
    file_url?: string;
    /** The caller's. */
    language?: "en" | "es";
};
export type SpotTexts = {
    en: string;
    es: string;
};
export type MediaFolder = {
    id: string;
    name: string;
    created_at: string;
};
export type FolderBody = {
    /** Please give the folder a name of up to 100 characters. */
    name: string;
    /** The caller's. */
    language?: "en" | "es";
};
export type FolderResponse = {
    folder: MediaFolder;
};
export type ImageAsset = {
    url: string;
    width: number;
    height: number;
    color: string;
    alt: BilingualText;
};
export type HeaderImage = {
    /** Media-library id, whichever provider is in use. */
    publitioId: string;
    /** URL of the `header` preset. */
    imageUrl: string;
    image: ImageAsset;
    tags: string[];
};
export type SettingsTexts = {
    /** 'Wednesday to Sunday' */
    openDays: string;
    /** '11 am–7 pm' */
    hours: string;
    /** 'Closed Monday and Tuesday'; null if no day of the week is closed. */
    closedDays: string | null;
    /** '96 hours (4 days)' */
    notice: string;
    /** '4 days', rounded up. */
    noticeDays: string;
};
export type ShopSettingsResponse = {
    openDays: ("Sunday" | "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday")[];
    /** Times of day, 'HH:MM' in the shop's time zone. */
    opens: string;
    closes: string;
    noticeHours: number;
    largeEventNoticeHours: number;
    /** Orders for that many guests are large events. */
    minLargeEventGuests: number;
    /** Closed on 'YYYY-MM-DD', or every year on 'MM-DD'. */
    closedDates: string[];
    /** Per event date; null without a limit. */
    maxOrdersPerDay: number | null;
    maxServingsPerDay: number | null;
    /** Fees in US dollars. */
    deliveryAreas: {
        slug: "highland-park" | "northeast-la" | "greater-la";
        fee: number;
        zipCodes: string[];
    }[];
    /** US dollars per recipient. */
    shippingFee: number;
    pickupFrom: string;
    pickupTo: string;
    /** Canceling is free until so many hours before the order's window, or before opening time without one. */
    cancellationHours: number;
    /** Share of the total that large events pay in advance. */
    depositPercent: number;
    /** Rows of words that mean the same in a search, in addition to the default ones. */
    synonyms: string[][];
    /** Products of a season, on the home page until a date; null without any. */
    seasonalCollection: {
        title: BilingualText;
        /** The last day to order, 'YYYY-MM-DD'. */
        orderBy: string;
        /** In display order. */
        productIds: number[];
    } | null;
    texts: {
        en: SettingsTexts;
        es: SettingsTexts;
    };
    /** Counts how often the settings were saved. */
    version: number;
    /** False if the server has no mail account: nothing may promise an e-mail then. */
    canSendEmail: boolean;
};
export type ShopSettingsInput = {
    openDays: ("Sunday" | "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday")[];
    opens: string;
    closes: string;
    noticeHours: number;
    largeEventNoticeHours: number;
    minLargeEventGuests: number;
    closedDates: string[];
    maxOrdersPerDay: number | string | null;
    maxServingsPerDay: number | string | null;
    /** Each delivery area must be there once. */
    deliveryAreas: {
        slug: "highland-park" | "northeast-la" | "greater-la";
        /** Write the amount in dollars with at most two decimals, as in 12.50. The amount can be at most 1000 dollars. */
        fee: number | string;
        /** Keep it to 300 ZIP codes. */
        zipCodes: string[] | string;
    }[];
    /** Write the amount in dollars with at most two decimals, as in 12.50. The amount can be at most 1000 dollars. */
    shippingFee: number | string;
    pickupFrom: string;
    pickupTo: string;
    cancellationHours: number;
    depositPercent: number;
    /** Keep it to 100 rows. Write words separated by commas, a row a line. */
    synonyms: string[][] | string;
    seasonalCollection: {
        title: {
            /** Write a title. */
            en: string;
            /** Write a title. */
            es: string;
        };
        orderBy: string;
        /** Choose 1 to 6 products. */
        productIds: number[];
    } | null;
    version?: number;
    /** The caller's. */
    language?: "en" | "es";
};
export type ContactMessage = {
    /** Name is required. */
    name: string;
    email: string;
    phone?: string | null;
    subject?: string | null;
    /** Please provide a detailed message. */
    message: string;
    website?: "" | null;
    /** The caller's. */
    language?: "en" | "es";
    /** This is not a moment in time. */
    createdAt?: string;
};
export type FormResponse = {
    success: boolean;
    message: string;
};
export type RestorationRequest = {
    kind?: "custom-board" | "restoration";
    /** Name is required. */
    name: string;
    email: string;
    phone?: string | null;
    description?: string;
    website?: "" | null;
    photoUrls?: string[];
    /** The caller's. */
    language?: "en" | "es";
    /** This is not a moment in time. */
    createdAt?: string;
};
export type InquiryProposal = {
    items: {
        productId: number;
        /** Null for a product without options. */
        optionKey?: string | null;
        quantity: number;
    }[];
    /** US dollars. */
    total: number;
};
export type EventInquiry = {
    /** Name is required. */
    name: string;
    email: string;
    phone?: string | null;
    occasion: string;
    /** 'YYYY-MM-DD'; '' without a day. */
    eventDate?: string | null;
    guests: number;
    area: string;
    /** A venue or an address; for 'elsewhere', where that is. */
    placeNotes?: string | null;
    budgetBand?: "open" | "under-300" | "300-600" | "600-1000" | "1000-2000" | "over-2000";
    diets?: ("vegetarian" | "no-pork" | "no-gluten" | "no-alcohol")[] | null;
    /** What must not be in the food. */
    allergens?: ("milk" | "eggs" | "fish" | "shellfish" | "tree-nuts" | "peanuts" | "wheat" | "soy" | "sesame")[] | null;
    dietNotes?: string | null;
    notes?: string | null;
    proposal?: InquiryProposal | null;
    website?: "" | null;
    photoUrls?: string[];
    /** The caller's. */
    language?: "en" | "es";
    /** This is not a moment in time. */
    createdAt?: string;
};
export type ProposalItemRecord = {
    productId: number;
    /** When it was sent; '' if the product did not exist any more. */
    productName: string;
    optionName: BilingualText | null;
    quantity: number;
};
export type EventInquiryRecord = {
    id: number;
    name: string;
    email: string;
    phone: string | null;
    /** Language of the page it was sent from; reply in it. */
    language: "en" | "es";
    /** By the client's clock. */
    createdAt: string;
    /** By the server's clock; lists sort by it. */
    receivedAt: string;
    /** When an admin first opened it; null while unread. */
    readAt: string | null;
    /** Null for what is in the inbox. */
    archivedAt: string | null;
    occasion: "birthday" | "dinner" | "wedding" | "quinceanera" | "shower" | "office" | "graduation" | "holidays" | "brunch" | "date-night" | "outdoors" | "gift" | "other";
    /** 'YYYY-MM-DD'; null if the customer has not decided. */
    eventDate: string | null;
    guests: number;
    area: "highland-park" | "northeast-la" | "greater-la" | "pickup" | "elsewhere";
    placeNotes: string | null;
    budgetBand: "open" | "under-300" | "300-600" | "600-1000" | "1000-2000" | "over-2000";
    diets: ("vegetarian" | "no-pork" | "no-gluten" | "no-alcohol")[];
    allergens: ("milk" | "eggs" | "fish" | "shellfish" | "tree-nuts" | "peanuts" | "wheat" | "soy" | "sesame")[];
    dietNotes: string | null;
    notes: string | null;
    /** What the event planner proposed, with the total in US dollars that the customer saw. */
    proposal: {
        items: ProposalItemRecord[];
        total: number;
    } | null;
    /** URLs of the images sent with it; admins only. */
    photoUrls: string[];
    /** One of `eventInquiryStatuses`; old data may hold others. */
    status: string;
    updatedAt: string;
};
export type NewsletterSignup = {
    email: string;
    website?: "" | null;
    /** The caller's. */
    language?: "en" | "es";
    /** This is not a moment in time. */
    createdAt?: string;
};
export type Subscriber = {
    id: number;
    email: string;
    /** Language of the page it was sent from; reply in it. */
    language: "en" | "es";
    /** By the client's clock. */
    createdAt: string;
    /** By the server's clock; lists sort by it. */
    receivedAt: string;
};
export type NewsletterUnsubscription = {
    token: string;
    /** The caller's. */
    language?: "en" | "es";
};
export type RestockRequest = {
    productId: number;
    /** Key of an option; without it, any option will do. */
    option?: string | null;
    email: string;
    website?: "" | null;
    /** The caller's. */
    language?: "en" | "es";
    /** This is not a moment in time. */
    createdAt?: string;
};
export type ProductNameTranslations = {
    es?: {
        name: string;
    };
};
export type RestockDemand = {
    productId: number;
    /** English. */
    name: string;
    translations: ProductNameTranslations;
    /** Customers who will be notified. */
    waiting: number;
};
export type RecipientInput = {
    /** Enter the recipient’s name. */
    name: string;
    /** Enter the street and number. */
    street: string;
    unit?: string;
    /** Enter the city. */
    city: string;
    state: string;
    zip: string;
    quantity?: number;
};
export type OrderItem = {
    productId: number;
    /** Key of the option; the default option without it. */
    option?: string | null;
    quantity: number;
    price: number;
};
export type OrderRequest = {
    /** Name is required. */
    name?: string;
    email?: string;
    phone?: string | null;
    eventDate?: string;
    guests?: (number | string) | null;
    notes?: string | null;
    street?: string | null;
    unit?: string | null;
    zip?: string | null;
    instructions?: string | null;
    window?: string | null;
    allergies?: ("milk" | "eggs" | "fish" | "shellfish" | "tree-nuts" | "peanuts" | "wheat" | "soy" | "sesame")[] | null;
    allergyNotes?: string | null;
    cardMessage?: string | null;
    website?: "" | null;
    fulfilment?: "delivery" | "pickup" | "shipping";
    area?: string | null;
    recipients?: RecipientInput[] | null;
    /** This isn’t something we can order. */
    items?: OrderItem[];
    fee?: number | null;
    language?: "en" | "es";
    /** This is not a moment in time. */
    createdAt?: string;
};
export type OrderItemRecord = {
    /** Null once the product has been deleted. */
    productId: number | null;
    productName: string;
    /** Key of the option; null for a product without options. */
    option: string | null;
    optionName: BilingualText | null;
    quantity: number;
    /** US dollars per unit. */
    price: number;
};
export type Recipient = {
    /** Enter the recipient’s name. */
    name: string;
    /** Enter the street and number. */
    street: string;
    unit: string;
    /** Enter the city. */
    city: string;
    state: "AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "PR" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY";
    zip: string;
    quantity: number;
};
export type OrderRecord = {
    id: number;
    name: string;
    email: string;
    phone: string | null;
    /** Language of the page it was sent from; reply in it. */
    language: "en" | "es";
    /** By the client's clock. */
    createdAt: string;
    /** By the server's clock; lists sort by it. */
    receivedAt: string;
    /** When an admin first opened it; null while unread. */
    readAt: string | null;
    /** Null for what is in the inbox. */
    archivedAt: string | null;
    /** Order number shown to customers, such as LH-1001. */
    "number": string;
    /** 'YYYY-MM-DD' in the shop's time zone. */
    eventDate: string;
    fulfilment: "delivery" | "pickup" | "shipping";
    /** Slug of a delivery area; null for pickup. */
    area: string | null;
    guests: number | null;
    notes: string | null;
    items: OrderItemRecord[];
    street: string | null;
    unit: string | null;
    zip: string | null;
    instructions: string | null;
    /** Start of the two-hour window, 'HH:MM'. */
    window: string | null;
    allergies: ("milk" | "eggs" | "fish" | "shellfish" | "tree-nuts" | "peanuts" | "wheat" | "soy" | "sesame")[];
    allergyNotes: string | null;
    cardMessage: string | null;
    recipients: Recipient[];
    /** When the kitchen makes it: the event date, or the day a shipment leaves. */
    kitchenDate: string;
    /** People that its food serves at most. */
    servings: number;
    /** US dollars, of delivery or shipping. */
    fee: number;
    discount: number;
    /** US dollars: the items and the fee, less the discount. */
    total: number;
    /** US dollars; 0 without a deposit. */
    deposit: number;
    /** HTTPS URL of a page where the deposit is paid. */
    paymentUrl: string | null;
    /** Written by the owner for the customer. */
    customerNote: string | null;
    /** Only admins see it. */
    privateNote: string | null;
    /** The customer has not yet accepted what an admin changed. */
    isAwaitingCustomer: boolean;
    channel: "web" | "phone";
    /** For the URL of the customer's status page; null for orders of earlier versions. */
    accessKey: string | null;
    version: number;
    /** One of `orderStatuses`; old data may hold others. */
    status: string;
    updatedAt: string;
};
export type OrderTerms = {
    items: OrderItemRecord[];
    /** 'YYYY-MM-DD' in the shop's time zone. */
    eventDate: string;
    fulfilment: "delivery" | "pickup" | "shipping";
    /** Slug of a delivery area; null for pickup. */
    area: string | null;
    street: string | null;
    unit: string | null;
    zip: string | null;
    /** Start of the two-hour window, 'HH:MM'. */
    window: string | null;
    guests: number | null;
    recipients: Recipient[];
    /** US dollars, of delivery or shipping. */
    fee: number;
    discount: number;
    /** US dollars: the items and the fee, less the discount. */
    total: number;
    /** US dollars; 0 without a deposit. */
    deposit: number;
};
export type OrderStatusView = {
    /** Order number shown to customers, such as LH-1001. */
    "number": string;
    /** One of `orderStatuses`; old data may hold others. */
    status: string;
    version: number;
    /** Language of the page it was sent from; reply in it. */
    language: "en" | "es";
    items: OrderItemRecord[];
    /** 'YYYY-MM-DD' in the shop's time zone. */
    eventDate: string;
    fulfilment: "delivery" | "pickup" | "shipping";
    /** Slug of a delivery area; null for pickup. */
    area: string | null;
    street: string | null;
    unit: string | null;
    zip: string | null;
    /** Start of the two-hour window, 'HH:MM'. */
    window: string | null;
    guests: number | null;
    recipients: Recipient[];
    /** US dollars, of delivery or shipping. */
    fee: number;
    discount: number;
    /** US dollars: the items and the fee, less the discount. */
    total: number;
    /** US dollars; 0 without a deposit. */
    deposit: number;
    instructions: string | null;
    allergies: ("milk" | "eggs" | "fish" | "shellfish" | "tree-nuts" | "peanuts" | "wheat" | "soy" | "sesame")[];
    allergyNotes: string | null;
    cardMessage: string | null;
    notes: string | null;
    /** HTTPS URL of a page where the deposit is paid. */
    paymentUrl: string | null;
    /** Written by the owner for the customer. */
    customerNote: string | null;
    /** The customer has not yet accepted what an admin changed. */
    isAwaitingCustomer: boolean;
    /** What the customer last agreed to, while changes wait for an answer: before the first of them. */
    previousTerms: OrderTerms | null;
    /** By the server's clock; lists sort by it. */
    receivedAt: string;
    updatedAt: string;
    /** Oldest first. */
    events: {
        kind: "received" | "changed" | "changes-accepted" | "changes-rejected" | "confirmed" | "reopened" | "declined" | "cancelled" | "out-for-delivery" | "ready" | "delivered" | "emailed";
        at: string;
    }[];
    /** Until when the customer may cancel for free; null if it can't be cancelled any more. */
    cancelUntil: string | null;
};
export type CustomerResponseBody = {
    key?: string;
    action: "accept" | "reject" | "cancel";
    /** Version of the order that the customer sees; others' changes cannot be accepted. */
    version?: number;
    /** The caller's. */
    language?: "en" | "es";
    /** This is not a moment in time. */
    createdAt?: string;
};
export type UnreadCounts = {
    messages: number;
    requests: number;
    inquiries: number;
    orders: number;
};
export type ContactMessageRecord = {
    id: number;
    name: string;
    email: string;
    phone: string | null;
    /** Language of the page it was sent from; reply in it. */
    language: "en" | "es";
    /** By the client's clock. */
    createdAt: string;
    /** By the server's clock; lists sort by it. */
    receivedAt: string;
    /** When an admin first opened it; null while unread. */
    readAt: string | null;
    /** Null for what is in the inbox. */
    archivedAt: string | null;
    subject: string | null;
    message: string;
};
export type MarkReadBody = {
    read: boolean;
    /** The caller's. */
    language?: "en" | "es";
};
export type ArchiveBody = {
    archived: boolean;
    /** The caller's. */
    language?: "en" | "es";
};
export type RestorationRequestRecord = {
    id: number;
    name: string;
    email: string;
    phone: string | null;
    /** Language of the page it was sent from; reply in it. */
    language: "en" | "es";
    /** By the client's clock. */
    createdAt: string;
    /** By the server's clock; lists sort by it. */
    receivedAt: string;
    /** When an admin first opened it; null while unread. */
    readAt: string | null;
    /** Null for what is in the inbox. */
    archivedAt: string | null;
    kind: "custom-board" | "restoration";
    description: string;
    /** URLs of the images sent with it; admins only. */
    photoUrls: string[];
    /** One of `requestStatuses`; old data may hold others. */
    status: string;
    updatedAt: string;
};
export type CalendarDay = {
    /** 'YYYY-MM-DD'. */
    date: string;
    orders: number;
    servings: number;
    newOrders: number;
    confirmedOrders: number;
};
export type Customer = {
    /** Lowercase. */
    email: string;
    name: string;
    orders: number;
    /** US dollars, without declined orders. */
    total: number;
    /** 'YYYY-MM-DD'; null without orders. */
    lastEventDate: string | null;
    lastContactAt: string;
};
export type RestockRequestRecord = {
    productId: number;
    /** English; '' if the product does not exist any more. */
    productName: string;
    translations: ProductNameTranslations;
    /** Key of the option; null for any. */
    option: string | null;
    /** Null without an option, or if it does not exist any more. */
    optionName: BilingualText | null;
    language: "en" | "es";
    receivedAt: string;
};
export type CustomerRecord = {
    email: string;
    name: string;
    isSubscribed: boolean;
    /** Products that they want to hear of when they're back. */
    restockRequests: RestockRequestRecord[];
    orders: OrderRecord[];
    messages: ContactMessageRecord[];
    requests: RestorationRequestRecord[];
    inquiries: EventInquiryRecord[];
};
export type OrderEvent = {
    kind: "received" | "changed" | "changes-accepted" | "changes-rejected" | "confirmed" | "reopened" | "declined" | "cancelled" | "out-for-delivery" | "ready" | "delivered" | "emailed";
    at: string;
    /** User name of the admin; null if the customer or the shop itself did it. */
    admin: string | null;
    /** Differences that the customer is asked to accept, as texts that are ready to read, and the like. */
    details: {
        [key: string]: unknown;
    };
};
export type OrderWithEvents = {
    id: number;
    name: string;
    email: string;
    phone: string | null;
    /** Language of the page it was sent from; reply in it. */
    language: "en" | "es";
    /** By the client's clock. */
    createdAt: string;
    /** By the server's clock; lists sort by it. */
    receivedAt: string;
    /** When an admin first opened it; null while unread. */
    readAt: string | null;
    /** Null for what is in the inbox. */
    archivedAt: string | null;
    /** Order number shown to customers, such as LH-1001. */
    "number": string;
    /** 'YYYY-MM-DD' in the shop's time zone. */
    eventDate: string;
    fulfilment: "delivery" | "pickup" | "shipping";
    /** Slug of a delivery area; null for pickup. */
    area: string | null;
    guests: number | null;
    notes: string | null;
    items: OrderItemRecord[];
    street: string | null;
    unit: string | null;
    zip: string | null;
    instructions: string | null;
    /** Start of the two-hour window, 'HH:MM'. */
    window: string | null;
    allergies: ("milk" | "eggs" | "fish" | "shellfish" | "tree-nuts" | "peanuts" | "wheat" | "soy" | "sesame")[];
    allergyNotes: string | null;
    cardMessage: string | null;
    recipients: Recipient[];
    /** When the kitchen makes it: the event date, or the day a shipment leaves. */
    kitchenDate: string;
    /** People that its food serves at most. */
    servings: number;
    /** US dollars, of delivery or shipping. */
    fee: number;
    discount: number;
    /** US dollars: the items and the fee, less the discount. */
    total: number;
    /** US dollars; 0 without a deposit. */
    deposit: number;
    /** HTTPS URL of a page where the deposit is paid. */
    paymentUrl: string | null;
    /** Written by the owner for the customer. */
    customerNote: string | null;
    /** Only admins see it. */
    privateNote: string | null;
    /** The customer has not yet accepted what an admin changed. */
    isAwaitingCustomer: boolean;
    channel: "web" | "phone";
    /** For the URL of the customer's status page; null for orders of earlier versions. */
    accessKey: string | null;
    version: number;
    /** One of `orderStatuses`; old data may hold others. */
    status: string;
    updatedAt: string;
    events: OrderEvent[];
};
export type OrderEdit = {
    /** That day has passed. Please choose another. */
    eventDate: string;
    fulfilment: "delivery" | "pickup" | "shipping";
    area?: string | null;
    street?: string | null;
    unit?: string | null;
    zip?: string | null;
    instructions?: string | null;
    window?: string | null;
    guests?: number | null;
    allergies?: ("milk" | "eggs" | "fish" | "shellfish" | "tree-nuts" | "peanuts" | "wheat" | "soy" | "sesame")[];
    allergyNotes?: string | null;
    cardMessage?: string | null;
    recipients?: RecipientInput[];
    items: {
        productId: number | null;
        productName: string;
        option?: string | null;
        optionName?: {
            en: string;
            es: string;
        } | null;
        quantity: number;
        price: number;
    }[];
    fee: number;
    discount: number;
    deposit: number;
    paymentUrl?: string | null;
    customerNote?: string | null;
    privateNote?: string | null;
    /** Version that the edit is based on; an outdated one is rejected. */
    version: number;
    /** The customer is asked to accept the changes on the status page. */
    needsAcceptance?: boolean;
    /** The caller's. */
    language?: "en" | "es";
};
export type PhoneOrder = {
    /** That day has passed. Please choose another. */
    eventDate: string;
    fulfilment: "delivery" | "pickup" | "shipping";
    area?: string | null;
    street?: string | null;
    unit?: string | null;
    zip?: string | null;
    instructions?: string | null;
    window?: string | null;
    guests?: number | null;
    allergies?: ("milk" | "eggs" | "fish" | "shellfish" | "tree-nuts" | "peanuts" | "wheat" | "soy" | "sesame")[];
    allergyNotes?: string | null;
    cardMessage?: string | null;
    recipients?: RecipientInput[];
    items: {
        productId: number | null;
        productName: string;
        option?: string | null;
        optionName?: {
            en: string;
            es: string;
        } | null;
        quantity: number;
        price: number;
    }[];
    fee: number;
    discount: number;
    deposit: number;
    paymentUrl?: string | null;
    customerNote?: string | null;
    privateNote?: string | null;
    /** Name is required. */
    name: string;
    phone?: string | null;
    /** Without an address, no e-mails are sent. */
    email: "" | string;
    /** The caller's. */
    language?: "en" | "es";
};
export type RecordEventBody = {
    kind: "out-for-delivery" | "ready";
    /** The caller's. */
    language?: "en" | "es";
};
export type Session = {
    username: string;
};
export type ActiveSession = {
    id: string;
    /** Such as 'Firefox'; null if the browser did not say. */
    browser: string | null;
    /** Such as 'Android'. */
    system: string | null;
    /** By the client's clock. */
    createdAt: string;
    /** May lag a minute behind. */
    lastUsedAt: string;
    /** Of the browser that sent the request. */
    isCurrent: boolean;
};
export type PasswordChange = {
    /** Please enter your current password. */
    currentPassword: string;
    /** Use at least 12 characters, such as a few words. This is one of the first that attackers try: choose another, such as a few words. */
    newPassword: string;
    code?: string;
    /** The caller's. */
    language?: "en" | "es";
};
export type Account = {
    id: number;
    username: string;
};
export type NewAccount = {
    /** Write a user name of 2 to 60 characters. */
    username: string;
    /** Use at least 12 characters, such as a few words. This is one of the first that attackers try: choose another, such as a few words. */
    newPassword: string;
    /** Please enter your current password. */
    currentPassword: string;
    code?: string;
    /** The caller's. */
    language?: "en" | "es";
};
export type AccountDeletion = {
    /** Please enter your current password. */
    currentPassword: string;
    code?: string;
    /** The caller's. */
    language?: "en" | "es";
};
export type SecondFactor = {
    /** Null while it is off. */
    enabledAt: string | null;
    unusedRecoveryCodes: number;
};
export type SecondFactorSetup = {
    /** Please enter your current password. */
    currentPassword: string;
    /** Enter the code from your authenticator app. */
    code: string;
    /** This key isn’t valid. Close the dialog and start again to get a new one. */
    secret: string;
    /** The caller's. */
    language?: "en" | "es";
};
export type RecoveryCodes = {
    recoveryCodes: string[];
};
export type SecondFactorSecret = {
    secret: string;
    /** `otpauth://` URL that authenticator apps open and scan. */
    url: string;
};
export type SecondFactorProof = {
    /** Please enter your current password. */
    currentPassword: string;
    /** Enter the code from your authenticator app. */
    code: string;
    /** The caller's. */
    language?: "en" | "es";
};
export type FailedEmail = {
    id: number;
    recipient: string;
    subject: string;
    failedAt: string;
    /** Short and technical, such as 'RCPT TO: 550'; 'expired' if it became too old. */
    error: string;
};
export type EmailStatus = {
    /** False without a mail account: e-mails stay in the queue. */
    configured: boolean;
    /** Number of e-mails that wait. */
    queued: number;
    /** Number of e-mails that could not be sent in the last days. */
    failed: number;
    /** The newest of them, at most ten. */
    failedEmails: FailedEmail[];
    /** Why the e-mails that wait could not be sent so far. */
    lastError: string | null;
};
export type SystemStatus = {
    /** Of the server. */
    version: string;
    database: {
        engine: "sqlite" | "postgres";
        bytes: number;
    };
    /** The one with the data folder. */
    disk: {
        freeBytes: number;
    };
    email: {
        /** False without a mail account: e-mails stay in the queue. */
        configured: boolean;
        /** Number of e-mails that wait. */
        queued: number;
        /** When the oldest of them was written. */
        oldestQueuedAt: string | null;
        /** Number of e-mails that could not be sent in the last days. */
        failed: number;
    };
    /** The last one that was checked after it was written; null if there was none, 'unknown' if another server may have made one. */
    lastBackup: ({
        finishedAt: string;
        bytes: number;
    } | "unknown") | null;
    /** Number of servers that share the database. */
    servers: number;
    warnings: ("backup" | "email" | "disk")[];
};
/**
 * List products
 */
export function listProducts({ ifNoneMatch }: {
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Product[];
    } | {
        status: 304;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/products", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    }));
}
/**
 * Create product
 */
export function createProduct({ body }: {
    body: {
        /** Name is required. */
        name: string;
        /** Write the price in dollars with at most two decimals, as in 12.50. The price can be at most 99,999.99. */
        price: number | string;
        region: string;
        category: string;
        /** The URL of a library image makes it the product's primary image. Choose an image. The address of an image begins with / or https://. */
        imageUrl: string;
        /** Description is required. */
        description: string;
        origin?: string | null;
        producer?: string | null;
        artisan?: string | null;
        materials?: string | null;
        dimensions?: string | null;
        weight?: string | null;
        priceTiers?: string | null;
        ingredients?: string | null;
        allergens?: string | null;
        servingSize?: string | null;
        perfectFor?: string | null;
        sku?: string | null;
        /** With options, `price` and `priceTiers` are written from them; missing ones stay as they are. Two options have the same key. Choose exactly one option as the default. */
        options?: {
            key?: string;
            name: OptionName;
            /** Write the price in dollars with at most two decimals, as in 12.50. The price can be at most 99,999.99. */
            price: number | string;
            serves?: {
                "from": number;
                to: number;
            } | null;
            stock?: (number | string) | null;
            isDefault?: boolean;
            quantityPrices?: {
                minQuantity: number;
                /** Write the price in dollars with at most two decimals, as in 12.50. The price can be at most 99,999.99. */
                price: number | string;
            }[];
        }[];
        /** If missing: read from the texts for a new product; otherwise unchanged, but unconfirmed after a change of the texts. */
        facts?: FactsInput;
        /** True if the facts were checked against the texts that change with them, which otherwise withdraw the confirmation. */
        factsMatchTexts?: boolean;
        quantityAvailable?: (number | string) | null;
        inStock?: boolean;
        featured?: boolean;
        seasonal?: boolean;
        translations?: {
            es?: {
                name?: string | null;
                description?: string | null;
                materials?: string | null;
                priceTiers?: string | null;
                ingredients?: string | null;
                allergens?: string | null;
                servingSize?: string | null;
                perfectFor?: string | null;
            };
        };
        /** The caller's. */
        language?: "en" | "es";
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 201;
        data: Product;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/products", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * List featured products
 */
export function listFeaturedProducts({ ifNoneMatch }: {
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Product[];
    } | {
        status: 304;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/featured-products", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    }));
}
/**
 * Get product
 */
export function getProduct({ id, ifNoneMatch }: {
    id: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Product;
    } | {
        status: 304;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/products/${encodeURIComponent(id)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    }));
}
/**
 * Update product
 */
export function updateProduct({ id, body }: {
    id: number;
    body: {
        /** Name is required. */
        name: string;
        /** Write the price in dollars with at most two decimals, as in 12.50. The price can be at most 99,999.99. */
        price: number | string;
        region: string;
        category: string;
        /** The URL of a library image makes it the product's primary image. Choose an image. The address of an image begins with / or https://. */
        imageUrl: string;
        /** Description is required. */
        description: string;
        origin?: string | null;
        producer?: string | null;
        artisan?: string | null;
        materials?: string | null;
        dimensions?: string | null;
        weight?: string | null;
        priceTiers?: string | null;
        ingredients?: string | null;
        allergens?: string | null;
        servingSize?: string | null;
        perfectFor?: string | null;
        sku?: string | null;
        /** With options, `price` and `priceTiers` are written from them; missing ones stay as they are. Two options have the same key. Choose exactly one option as the default. */
        options?: {
            key?: string;
            name: OptionName;
            /** Write the price in dollars with at most two decimals, as in 12.50. The price can be at most 99,999.99. */
            price: number | string;
            serves?: {
                "from": number;
                to: number;
            } | null;
            stock?: (number | string) | null;
            isDefault?: boolean;
            quantityPrices?: {
                minQuantity: number;
                /** Write the price in dollars with at most two decimals, as in 12.50. The price can be at most 99,999.99. */
                price: number | string;
            }[];
        }[];
        /** If missing: read from the texts for a new product; otherwise unchanged, but unconfirmed after a change of the texts. */
        facts?: FactsInput;
        /** True if the facts were checked against the texts that change with them, which otherwise withdraw the confirmation. */
        factsMatchTexts?: boolean;
        quantityAvailable?: (number | string) | null;
        inStock?: boolean;
        featured?: boolean;
        seasonal?: boolean;
        translations?: {
            es?: {
                name?: string | null;
                description?: string | null;
                materials?: string | null;
                priceTiers?: string | null;
                ingredients?: string | null;
                allergens?: string | null;
                servingSize?: string | null;
                perfectFor?: string | null;
            };
        };
        /** If given and outdated, the product counts as missing: the change is based on values that it no longer has. */
        version?: number;
        /** The caller's. */
        language?: "en" | "es";
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Product;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/products/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    })));
}
/**
 * Delete product
 */
export function deleteProduct({ id }: {
    id: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/products/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE"
    }));
}
/**
 * List product images
 */
export function listProductImages({ id, ifNoneMatch }: {
    id: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ProductImage[];
    } | {
        status: 304;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/products/${encodeURIComponent(id)}/images`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    }));
}
/**
 * Add product image
 */
export function addProductImage({ id, body }: {
    id: number;
    body: {
        publitioId?: string | null;
        imageUrl?: string | null;
        url?: string | null;
        thumbnailUrl?: string | null;
        /** Defaults to the library's alt text. */
        altText?: string | null;
        isPrimary?: boolean;
        /** The caller's. */
        language?: "en" | "es";
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 201;
        data: ProductImage;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/products/${encodeURIComponent(id)}/images`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Change products
 */
export function changeProducts({ body }: {
    body: {
        changes: ProductChange[];
        /** The caller's. */
        language?: "en" | "es";
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            done: number[];
            /** Not found. */
            missing: number[];
            products: Product[];
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/products/changes", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Delete products
 */
export function deleteProducts({ body }: {
    body: {
        ids: number[];
        /** The caller's. */
        language?: "en" | "es";
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: BulkResult;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/products/deletions", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Restore products
 */
export function restoreProducts({ body }: {
    body: {
        ids: number[];
        /** The caller's. */
        language?: "en" | "es";
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: BulkResult;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/products/restorations", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Set primary image
 */
export function setPrimaryImage({ imageId, body }: {
    imageId: number;
    body: {
        isPrimary?: true;
        /** The caller's. */
        language?: "en" | "es";
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ProductImage;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/products/images/${encodeURIComponent(imageId)}/primary`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    })));
}
/**
 * Set image alt
 */
export function setImageAlt({ imageId, body }: {
    imageId: number;
    body: {
        alt: AltTexts;
        /** The caller's. */
        language?: "en" | "es";
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ProductImage;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/products/images/${encodeURIComponent(imageId)}/alt`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    })));
}
/**
 * Order product images
 */
export function orderProductImages({ id, body }: {
    id: number;
    body: {
        ids: number[];
        /** The caller's. */
        language?: "en" | "es";
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ProductImage[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/products/${encodeURIComponent(id)}/images/order`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    })));
}
/**
 * Delete product image
 */
export function deleteProductImage({ imageId }: {
    imageId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/products/images/${encodeURIComponent(imageId)}`, {
        ...opts,
        method: "DELETE"
    }));
}
/**
 * Export products
 */
export function exportProducts({ q, category, stock, sort }: {
    q?: string;
    category?: "boards" | "grazing" | "special" | "gifts";
    stock?: "out-of-stock" | "low-stock" | "in-stock";
    sort?: "date" | "date:asc" | "date:desc" | "name" | "name:asc" | "name:desc" | "price" | "price:asc" | "price:desc" | "region" | "region:asc" | "region:desc" | "category" | "category:asc" | "category:desc" | "stock" | "stock:asc" | "stock:desc" | "featured" | "featured:asc" | "featured:desc";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: string;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/products.csv${QS.query(QS.explode({
        q,
        category,
        stock,
        sort
    }))}`, {
        ...opts
    }));
}
/**
 * Import products
 */
export function importProducts({ dry, body }: {
    dry?: "0" | "1";
    body: {
        /** The caller's. */
        language?: "en" | "es";
    } & {
        /** At most 10 MB. */
        file: Blob;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            rows: RowResult[];
            /** Pass to `undoImport`; null if nothing was written. */
            importId: number | null;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 411;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/products/import${QS.query(QS.explode({
        dry
    }))}`, oazapfts.multipart({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Undo import
 */
export function undoImport({ body }: {
    body: {
        importId: number;
        /** The caller's. */
        language?: "en" | "es";
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: BulkResult;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/products/import/undo", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * List media files
 */
export function listMediaFiles({ limit, offset, folder, folderId, sort, filterTags, ifNoneMatch }: {
    limit?: number;
    offset?: number;
    folder?: string;
    folderId?: string;
    sort?: "date" | "date:asc" | "date:desc" | "name" | "name:asc" | "name:desc" | "size" | "size:asc" | "size:desc";
    filterTags?: string;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: FileList;
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/media/files${QS.query(QS.explode({
        limit,
        offset,
        folder,
        folder_id: folderId,
        sort,
        filter_tags: filterTags
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    }));
}
/**
 * Search media files
 */
export function searchMediaFiles({ limit, offset, folder, folderId, sort, filterTags, term, ifNoneMatch }: {
    limit?: number;
    offset?: number;
    folder?: string;
    folderId?: string;
    sort?: "date" | "date:asc" | "date:desc" | "name" | "name:asc" | "name:desc" | "size" | "size:asc" | "size:desc";
    filterTags?: string;
    term: string;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: FileList;
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/media/files/search${QS.query(QS.explode({
        limit,
        offset,
        folder,
        folder_id: folderId,
        sort,
        filter_tags: filterTags,
        term
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    }));
}
/**
 * Upload media file
 */
export function uploadMediaFile({ body }: {
    body: UploadBody & {
        /** At most 20 MB. */
        file: Blob;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 201;
        data: {
            success: true;
            file: MediaFile;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 411;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 502;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 504;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/media/files/upload", oazapfts.multipart({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Get media file
 */
export function getMediaFile({ id, ifNoneMatch }: {
    id: string;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            file: MediaFile;
        };
    } | {
        status: 304;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/media/files/${encodeURIComponent(id)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    }));
}
/**
 * Edit media file
 */
export function editMediaFile({ id, body }: {
    id: string;
    body: {
        /** Please provide a title for the file. */
        title?: string;
        description?: string;
        /** Please use up to 50 tags of 50 characters each. This text has a character we can’t save. */
        tags?: string | string[];
        alt?: AltTexts;
        folder_id?: string | null;
        focus?: {
            x: number;
            y: number;
        };
        spots?: {
            x: number;
            y: number;
            name: {
                /** Please name it in both languages. */
                en: string;
                /** Please name it in both languages. */
                es: string;
            };
            origin: SpotTexts;
            pairing: SpotTexts;
        }[];
        privacy?: "public" | "private";
        /** The caller's. */
        language?: "en" | "es";
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            file: MediaFile;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/media/files/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    })));
}
/**
 * Delete media file
 */
export function deleteMediaFile({ id, force }: {
    id: string;
    force?: "0" | "1";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/media/files/${encodeURIComponent(id)}${QS.query(QS.explode({
        force
    }))}`, {
        ...opts,
        method: "DELETE"
    }));
}
/**
 * Download media file
 */
export function downloadMediaFile({ id, ifNoneMatch }: {
    id: string;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Blob;
    } | {
        status: 304;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 502;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 504;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/media/files/${encodeURIComponent(id)}/download`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    }));
}
/**
 * List media folders
 */
export function listMediaFolders({ ifNoneMatch }: {
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            folders: MediaFolder[];
        };
    } | {
        status: 304;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/media/folders", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    }));
}
/**
 * Create media folder
 */
export function createMediaFolder({ folderBody }: {
    folderBody: FolderBody;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 201;
        data: FolderResponse;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/media/folders", oazapfts.json({
        ...opts,
        method: "POST",
        body: folderBody
    })));
}
/**
 * Delete media folder
 */
export function deleteMediaFolder({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/media/folders/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE"
    }));
}
/**
 * Rename media folder
 */
export function renameMediaFolder({ id, folderBody }: {
    id: string;
    folderBody: FolderBody;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: FolderResponse;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/media/folders/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: folderBody
    })));
}
/**
 * Optimize image
 */
export function optimizeImage({ id, width, height, quality, crop, format, blur, grayscale, watermarkId, watermarkPosition, v, ifNoneMatch }: {
    id: string;
    width?: number;
    height?: number;
    quality?: number;
    crop?: "fill" | "fit" | "limit";
    format?: string;
    blur?: number;
    grayscale?: "true" | "false";
    watermarkId?: string;
    watermarkPosition?: "top-left" | "top" | "top-right" | "left" | "center" | "right" | "bottom-left" | "bottom" | "bottom-right";
    v?: string;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Blob;
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 502;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 504;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/media/optimize/${encodeURIComponent(id)}${QS.query(QS.explode({
        width,
        height,
        quality,
        crop,
        format,
        blur,
        grayscale,
        watermark_id: watermarkId,
        watermark_position: watermarkPosition,
        v
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    }));
}
/**
 * Get header image
 */
export function getHeaderImage({ ifNoneMatch }: {
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: HeaderImage | null;
    } | {
        status: 304;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/settings/header-image", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    }));
}
/**
 * Set header image
 */
export function setHeaderImage({ body }: {
    body: {
        publitioId: string | null;
        /** The caller's. */
        language?: "en" | "es";
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: HeaderImage | null;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/settings/header-image", oazapfts.json({
        ...opts,
        method: "PUT",
        body
    })));
}
/**
 * Get seasonal collection
 */
export function getSeasonalCollection({ ifNoneMatch }: {
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            title: BilingualText;
            orderBy: BilingualText;
            endsAt: string;
            products: Product[];
        } | null;
    } | {
        status: 304;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/seasonal-collection", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    }));
}
/**
 * Get shop settings
 */
export function getShopSettings({ ifNoneMatch }: {
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ShopSettingsResponse;
    } | {
        status: 304;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/settings/shop", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    }));
}
/**
 * Set shop settings
 */
export function setShopSettings({ shopSettingsInput }: {
    shopSettingsInput: ShopSettingsInput;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ShopSettingsResponse;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/settings/shop", oazapfts.json({
        ...opts,
        method: "PUT",
        body: shopSettingsInput
    })));
}
/**
 * Send contact message
 */
export function sendContactMessage({ idempotencyKey, contactMessage }: {
    idempotencyKey?: string;
    contactMessage: ContactMessage;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: FormResponse;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/contact", oazapfts.json({
        ...opts,
        method: "POST",
        body: contactMessage,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * Send restoration request
 */
export function sendRestorationRequest({ idempotencyKey, restorationRequest }: {
    idempotencyKey?: string;
    restorationRequest: RestorationRequest;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: FormResponse;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/restoration-request", oazapfts.json({
        ...opts,
        method: "POST",
        body: restorationRequest,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * Send submission photos
 */
export function sendSubmissionPhotos({ idempotencyKey, body }: {
    idempotencyKey?: string;
    body: {
        /** The caller's. */
        language?: "en" | "es";
    } & {
        photos: Blob[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 201;
        data: {
            photoUrls: string[];
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 411;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/restoration-request/photos", oazapfts.multipart({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * Send event inquiry
 */
export function sendEventInquiry({ idempotencyKey, eventInquiry }: {
    idempotencyKey?: string;
    eventInquiry: EventInquiry;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: FormResponse;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/event-inquiries", oazapfts.json({
        ...opts,
        method: "POST",
        body: eventInquiry,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * List event inquiries
 */
export function listEventInquiries({ q, unread, archived, status, $from, to, sort, limit, offset }: {
    q?: string;
    unread?: "0" | "1";
    archived?: "0" | "1" | "all";
    status?: "New" | "Quoted" | "Booked" | "Declined";
    $from?: string;
    to?: string;
    sort?: "date" | "date:asc" | "date:desc" | "event" | "event:asc" | "event:desc" | "name" | "name:asc" | "name:desc" | "guests" | "guests:asc" | "guests:desc" | "status" | "status:asc" | "status:desc";
    limit?: number;
    offset?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: EventInquiryRecord[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/event-inquiries${QS.query(QS.explode({
        q,
        unread,
        archived,
        status,
        "from": $from,
        to,
        sort,
        limit,
        offset
    }))}`, {
        ...opts
    }));
}
/**
 * Subscribe
 */
export function subscribe({ idempotencyKey, newsletterSignup }: {
    idempotencyKey?: string;
    newsletterSignup: NewsletterSignup;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: FormResponse;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/newsletter", oazapfts.json({
        ...opts,
        method: "POST",
        body: newsletterSignup,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * List subscribers
 */
export function listSubscribers({ q, sort, limit, offset }: {
    q?: string;
    sort?: "date" | "date:asc" | "date:desc" | "email" | "email:asc" | "email:desc";
    limit?: number;
    offset?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Subscriber[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/newsletter${QS.query(QS.explode({
        q,
        sort,
        limit,
        offset
    }))}`, {
        ...opts
    }));
}
/**
 * Unsubscribe
 */
export function unsubscribe({ idempotencyKey, newsletterUnsubscription }: {
    idempotencyKey?: string;
    newsletterUnsubscription: NewsletterUnsubscription;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: FormResponse;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/newsletter/unsubscribe", oazapfts.json({
        ...opts,
        method: "POST",
        body: newsletterUnsubscription,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * Send restock request
 */
export function sendRestockRequest({ idempotencyKey, restockRequest }: {
    idempotencyKey?: string;
    restockRequest: RestockRequest;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            success: boolean;
            message: string;
            /** Nothing was stored, because it can be ordered. Absent from responses that earlier versions recorded. */
            canOrder?: boolean;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/restock-requests", oazapfts.json({
        ...opts,
        method: "POST",
        body: restockRequest,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * List restock demand
 */
export function listRestockDemand(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: RestockDemand[];
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/restock-requests", {
        ...opts
    }));
}
/**
 * Send order request
 */
export function sendOrderRequest({ idempotencyKey, orderRequest }: {
    idempotencyKey?: string;
    orderRequest: OrderRequest;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 201;
        data: {
            success: boolean;
            message: string;
            "number": string;
            /** For the URL of the customer's status page. */
            key: string;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/order-requests", oazapfts.json({
        ...opts,
        method: "POST",
        body: orderRequest,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * List order requests
 */
export function listOrderRequests({ q, unread, archived, by, view, status, $from, to, sort, limit, offset }: {
    q?: string;
    unread?: "0" | "1";
    archived?: "0" | "1" | "all";
    by?: "event" | "kitchen";
    view?: "waiting";
    status?: "New" | "Confirmed" | "Declined" | "Fulfilled";
    $from?: string;
    to?: string;
    sort?: "date" | "date:asc" | "date:desc" | "event" | "event:asc" | "event:desc" | "name" | "name:asc" | "name:desc" | "status" | "status:asc" | "status:desc";
    limit?: number;
    offset?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrderRecord[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/order-requests${QS.query(QS.explode({
        q,
        unread,
        archived,
        by,
        view,
        status,
        "from": $from,
        to,
        sort,
        limit,
        offset
    }))}`, {
        ...opts
    }));
}
/**
 * List busy days
 */
export function listBusyDays(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            day: string;
            servingsLeft: number;
        }[];
    } | {
        status: 503;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/busy-days", {
        ...opts
    }));
}
/**
 * Get order status
 */
export function getOrderStatus({ $number, key }: {
    $number: string;
    key?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrderStatusView;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/orders/${encodeURIComponent($number)}${QS.query(QS.explode({
        key
    }))}`, {
        ...opts
    }));
}
/**
 * Respond to order
 */
export function respondToOrder({ $number, idempotencyKey, customerResponseBody }: {
    $number: string;
    idempotencyKey?: string;
    customerResponseBody: CustomerResponseBody;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrderStatusView;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/orders/${encodeURIComponent($number)}/response`, oazapfts.json({
        ...opts,
        method: "POST",
        body: customerResponseBody,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * Count unread
 */
export function countUnread(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: UnreadCounts;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/unread-counts", {
        ...opts
    }));
}
/**
 * List contact messages
 */
export function listContactMessages({ q, unread, archived, sort, limit, offset }: {
    q?: string;
    unread?: "0" | "1";
    archived?: "0" | "1" | "all";
    sort?: "date" | "date:asc" | "date:desc" | "name" | "name:asc" | "name:desc" | "email" | "email:asc" | "email:desc" | "subject" | "subject:asc" | "subject:desc";
    limit?: number;
    offset?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ContactMessageRecord[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/contact-messages${QS.query(QS.explode({
        q,
        unread,
        archived,
        sort,
        limit,
        offset
    }))}`, {
        ...opts
    }));
}
/**
 * Export contact messages
 */
export function exportContactMessages({ q, unread, archived, sort }: {
    q?: string;
    unread?: "0" | "1";
    archived?: "0" | "1" | "all";
    sort?: "date" | "date:asc" | "date:desc" | "name" | "name:asc" | "name:desc" | "email" | "email:asc" | "email:desc" | "subject" | "subject:asc" | "subject:desc";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: string;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/contact-messages.csv${QS.query(QS.explode({
        q,
        unread,
        archived,
        sort
    }))}`, {
        ...opts
    }));
}
/**
 * Mark contact message
 */
export function markContactMessage({ id, markReadBody }: {
    id: number;
    markReadBody: MarkReadBody;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ContactMessageRecord;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/contact-messages/${encodeURIComponent(id)}/read`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: markReadBody
    })));
}
/**
 * Archive contact message
 */
export function archiveContactMessage({ id, archiveBody }: {
    id: number;
    archiveBody: ArchiveBody;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ContactMessageRecord;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/contact-messages/${encodeURIComponent(id)}/archived`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: archiveBody
    })));
}
/**
 * List restoration requests
 */
export function listRestorationRequests({ q, unread, archived, status, sort, limit, offset }: {
    q?: string;
    unread?: "0" | "1";
    archived?: "0" | "1" | "all";
    status?: "Pending" | "In Progress" | "Completed" | "Declined";
    sort?: "date" | "date:asc" | "date:desc" | "name" | "name:asc" | "name:desc" | "email" | "email:asc" | "email:desc" | "status" | "status:asc" | "status:desc";
    limit?: number;
    offset?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: RestorationRequestRecord[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/restoration-requests${QS.query(QS.explode({
        q,
        unread,
        archived,
        status,
        sort,
        limit,
        offset
    }))}`, {
        ...opts
    }));
}
/**
 * Export restoration requests
 */
export function exportRestorationRequests({ q, unread, archived, status, sort }: {
    q?: string;
    unread?: "0" | "1";
    archived?: "0" | "1" | "all";
    status?: "Pending" | "In Progress" | "Completed" | "Declined";
    sort?: "date" | "date:asc" | "date:desc" | "name" | "name:asc" | "name:desc" | "email" | "email:asc" | "email:desc" | "status" | "status:asc" | "status:desc";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: string;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/restoration-requests.csv${QS.query(QS.explode({
        q,
        unread,
        archived,
        status,
        sort
    }))}`, {
        ...opts
    }));
}
/**
 * Mark restoration request
 */
export function markRestorationRequest({ id, markReadBody }: {
    id: number;
    markReadBody: MarkReadBody;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: RestorationRequestRecord;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/restoration-requests/${encodeURIComponent(id)}/read`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: markReadBody
    })));
}
/**
 * Archive restoration request
 */
export function archiveRestorationRequest({ id, archiveBody }: {
    id: number;
    archiveBody: ArchiveBody;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: RestorationRequestRecord;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/restoration-requests/${encodeURIComponent(id)}/archived`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: archiveBody
    })));
}
/**
 * Set request status
 */
export function setRequestStatus({ id, body }: {
    id: number;
    body: {
        status: "Pending" | "In Progress" | "Completed" | "Declined";
        expectedStatus?: string;
        /** The caller's. */
        language?: "en" | "es";
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: RestorationRequestRecord;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/restoration-requests/${encodeURIComponent(id)}/status`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    })));
}
/**
 * Export event inquiries
 */
export function exportEventInquiries({ q, unread, archived, status, $from, to, sort }: {
    q?: string;
    unread?: "0" | "1";
    archived?: "0" | "1" | "all";
    status?: "New" | "Quoted" | "Booked" | "Declined";
    $from?: string;
    to?: string;
    sort?: "date" | "date:asc" | "date:desc" | "event" | "event:asc" | "event:desc" | "name" | "name:asc" | "name:desc" | "guests" | "guests:asc" | "guests:desc" | "status" | "status:asc" | "status:desc";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: string;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/event-inquiries.csv${QS.query(QS.explode({
        q,
        unread,
        archived,
        status,
        "from": $from,
        to,
        sort
    }))}`, {
        ...opts
    }));
}
/**
 * Mark event inquiry
 */
export function markEventInquiry({ id, markReadBody }: {
    id: number;
    markReadBody: MarkReadBody;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: EventInquiryRecord;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/event-inquiries/${encodeURIComponent(id)}/read`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: markReadBody
    })));
}
/**
 * Archive event inquiry
 */
export function archiveEventInquiry({ id, archiveBody }: {
    id: number;
    archiveBody: ArchiveBody;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: EventInquiryRecord;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/event-inquiries/${encodeURIComponent(id)}/archived`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: archiveBody
    })));
}
/**
 * Set event inquiry status
 */
export function setEventInquiryStatus({ id, body }: {
    id: number;
    body: {
        status: "New" | "Quoted" | "Booked" | "Declined";
        expectedStatus?: string;
        /** The caller's. */
        language?: "en" | "es";
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: EventInquiryRecord;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/event-inquiries/${encodeURIComponent(id)}/status`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    })));
}
/**
 * Export order requests
 */
export function exportOrderRequests({ q, unread, archived, by, view, status, $from, to, sort }: {
    q?: string;
    unread?: "0" | "1";
    archived?: "0" | "1" | "all";
    by?: "event" | "kitchen";
    view?: "waiting";
    status?: "New" | "Confirmed" | "Declined" | "Fulfilled";
    $from?: string;
    to?: string;
    sort?: "date" | "date:asc" | "date:desc" | "event" | "event:asc" | "event:desc" | "name" | "name:asc" | "name:desc" | "status" | "status:asc" | "status:desc";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: string;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/order-requests.csv${QS.query(QS.explode({
        q,
        unread,
        archived,
        by,
        view,
        status,
        "from": $from,
        to,
        sort
    }))}`, {
        ...opts
    }));
}
/**
 * Mark order request
 */
export function markOrderRequest({ id, markReadBody }: {
    id: number;
    markReadBody: MarkReadBody;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrderRecord;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/order-requests/${encodeURIComponent(id)}/read`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: markReadBody
    })));
}
/**
 * Archive order request
 */
export function archiveOrderRequest({ id, archiveBody }: {
    id: number;
    archiveBody: ArchiveBody;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrderRecord;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/order-requests/${encodeURIComponent(id)}/archived`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: archiveBody
    })));
}
/**
 * Get order calendar
 */
export function getOrderCalendar({ $from, to }: {
    $from: string;
    to: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: CalendarDay[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/order-calendar${QS.query(QS.explode({
        "from": $from,
        to
    }))}`, {
        ...opts
    }));
}
/**
 * List customers
 */
export function listCustomers({ q, limit, offset }: {
    q?: string;
    limit?: number;
    offset?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Customer[];
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/customers${QS.query(QS.explode({
        q,
        limit,
        offset
    }))}`, {
        ...opts
    }));
}
/**
 * Get customer
 */
export function getCustomer({ email }: {
    email: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: CustomerRecord;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/customer${QS.query(QS.explode({
        email
    }))}`, {
        ...opts
    }));
}
/**
 * Erase customer
 */
export function eraseCustomer({ email }: {
    email: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/customer${QS.query(QS.explode({
        email
    }))}`, {
        ...opts,
        method: "DELETE"
    }));
}
/**
 * Set order status
 */
export function setOrderStatus({ id, body }: {
    id: number;
    body: {
        status: "New" | "Confirmed" | "Declined" | "Fulfilled";
        expectedStatus?: string;
        /** The caller's. */
        language?: "en" | "es";
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrderRecord;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/order-requests/${encodeURIComponent(id)}/status`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    })));
}
/**
 * Get order request
 */
export function getOrderRequest({ id }: {
    id: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrderWithEvents;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/order-requests/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Edit order request
 */
export function editOrderRequest({ id, orderEdit }: {
    id: number;
    orderEdit: OrderEdit;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrderWithEvents;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/order-requests/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: orderEdit
    })));
}
/**
 * Create phone order
 */
export function createPhoneOrder({ idempotencyKey, phoneOrder }: {
    idempotencyKey?: string;
    phoneOrder: PhoneOrder;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 201;
        data: OrderWithEvents;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/order-requests/phone", oazapfts.json({
        ...opts,
        method: "POST",
        body: phoneOrder,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    })));
}
/**
 * Record order event
 */
export function recordOrderEvent({ id, recordEventBody }: {
    id: number;
    recordEventBody: RecordEventBody;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrderWithEvents;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/order-requests/${encodeURIComponent(id)}/events`, oazapfts.json({
        ...opts,
        method: "POST",
        body: recordEventBody
    })));
}
/**
 * Preview order email
 */
export function previewOrderEmail({ id, body }: {
    id: number;
    body: {
        kind: "received" | "changed" | "confirmed" | "declined" | "ready";
        /** The caller's. */
        language?: "en" | "es";
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            to: string;
            subject: string;
            text: string;
        };
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/order-requests/${encodeURIComponent(id)}/email-preview`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Send order email
 */
export function sendOrderEmail({ id, body }: {
    id: number;
    body: {
        kind: "received" | "changed" | "confirmed" | "declined" | "ready";
        subject: string;
        text: string;
        /** The caller's. */
        language?: "en" | "es";
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrderWithEvents;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/order-requests/${encodeURIComponent(id)}/email`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Export subscribers
 */
export function exportSubscribers({ q, sort }: {
    q?: string;
    sort?: "date" | "date:asc" | "date:desc" | "email" | "email:asc" | "email:desc";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: string;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/newsletter.csv${QS.query(QS.explode({
        q,
        sort
    }))}`, {
        ...opts
    }));
}
/**
 * Export restock requests
 */
export function exportRestockRequests(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: string;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/restock-requests.csv", {
        ...opts
    }));
}
/**
 * Sign in
 */
export function signIn({ body }: {
    body: {
        /** Please enter your user name. */
        username: string;
        /** Please enter your password. */
        password: string;
        code?: string;
        /** The caller's. */
        language?: "en" | "es";
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Session;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/admin/login", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Sign out
 */
export function signOut(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/admin/logout", {
        ...opts,
        method: "POST"
    }));
}
/**
 * Get session
 */
export function getSession(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Session;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/admin/session", {
        ...opts
    }));
}
/**
 * List sessions
 */
export function listSessions(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ActiveSession[];
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/admin/sessions", {
        ...opts
    }));
}
/**
 * End other sessions
 */
export function endOtherSessions(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/admin/sessions", {
        ...opts,
        method: "DELETE"
    }));
}
/**
 * End session
 */
export function endSession({ id }: {
    id: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/sessions/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE"
    }));
}
/**
 * Change password
 */
export function changePassword({ passwordChange }: {
    passwordChange: PasswordChange;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/admin/password", oazapfts.json({
        ...opts,
        method: "PUT",
        body: passwordChange
    })));
}
/**
 * List accounts
 */
export function listAccounts(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Account[];
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/admin/accounts", {
        ...opts
    }));
}
/**
 * Create account
 */
export function createAccount({ newAccount }: {
    newAccount: NewAccount;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 201;
        data: Account;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/admin/accounts", oazapfts.json({
        ...opts,
        method: "POST",
        body: newAccount
    })));
}
/**
 * Delete account
 */
export function deleteAccount({ id, accountDeletion }: {
    id: number;
    accountDeletion: AccountDeletion;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/admin/accounts/${encodeURIComponent(id)}/delete`, oazapfts.json({
        ...opts,
        method: "POST",
        body: accountDeletion
    })));
}
/**
 * Get second factor
 */
export function getSecondFactor(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: SecondFactor;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/admin/second-factor", {
        ...opts
    }));
}
/**
 * Enable second factor
 */
export function enableSecondFactor({ secondFactorSetup }: {
    secondFactorSetup: SecondFactorSetup;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: RecoveryCodes;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/admin/second-factor", oazapfts.json({
        ...opts,
        method: "PUT",
        body: secondFactorSetup
    })));
}
/**
 * Create second factor secret
 */
export function createSecondFactorSecret(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: SecondFactorSecret;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/admin/second-factor/secret", {
        ...opts,
        method: "POST"
    }));
}
/**
 * Replace recovery codes
 */
export function replaceRecoveryCodes({ secondFactorProof }: {
    secondFactorProof: SecondFactorProof;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: RecoveryCodes;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/admin/second-factor/recovery-codes", oazapfts.json({
        ...opts,
        method: "PUT",
        body: secondFactorProof
    })));
}
/**
 * Disable second factor
 */
export function disableSecondFactor({ secondFactorProof }: {
    secondFactorProof: SecondFactorProof;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/admin/second-factor/disable", oazapfts.json({
        ...opts,
        method: "POST",
        body: secondFactorProof
    })));
}
/**
 * Get demo data
 */
export function getDemoData(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            products: number;
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/settings/demo-data", {
        ...opts
    }));
}
/**
 * Get email status
 */
export function getEmailStatus(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: EmailStatus;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/email-status", {
        ...opts
    }));
}
/**
 * Resend email
 */
export function resendEmail({ id, body }: {
    id: number;
    body: {
        /** The caller's. */
        language?: "en" | "es";
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: EmailStatus;
    } | {
        status: 400;
        data: Problem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 409;
        data: Problem;
    } | {
        status: 413;
        data: Problem;
    } | {
        status: 415;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: 507;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>(`/api/emails/${encodeURIComponent(id)}/resend`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Get system status
 */
export function getSystemStatus(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: SystemStatus;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/admin/status", {
        ...opts
    }));
}
/**
 * Count visitors today
 */
export function countVisitorsToday(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            count: number;
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/visitors/today", {
        ...opts
    }));
}
/**
 * Get api description
 */
export function getApiDescription({ ifNoneMatch }: {
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            openapi: string;
        };
    } | {
        status: 304;
    } | {
        status: 503;
        data: Problem;
    } | {
        status: number;
        data: Problem;
    }>("/api/openapi.json", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    }));
}
