/** Who we are. Nothing else in the project spells these out. (Single values, so that a page carries only those it uses.) */
export const NAME = 'Wigglewood';
export const TAGLINE = 'Small games for small hands. Free, safe and without ads.';
/** The public address; canonical links are made from it. */
export const ORIGIN = 'https://wigglewood.example';
export const COFFEE = 'https://coffee.wigglewood.example';
export const EMAIL = 'hello@wigglewood.example';
