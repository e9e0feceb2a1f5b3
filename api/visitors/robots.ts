/** What robots call themselves that look at pages for nobody in particular; CUBOT makes telephones. */
const names = /(?<!cu)bot|crawl|spider|slurp|preview|lighthouse|pagespeed|externalhit|whatsapp/i;

/** Whether a `User-Agent` is that of a known robot, or says nothing at all. */
export const isRobot = (userAgent: string): boolean => userAgent === '' || names.test(userAgent);
