/** Who we are. Nothing else in the project spells these out. (Single values, so that a page carries only those it uses.) */
export const NAME = 'Wigglewood';
export const TAGLINE = 'Small games for small hands. Free, safe and without ads.';

// The operator's own, from the environment of the build: see docs/operating.md.
/** The public address; canonical links are made from it. */
export const ORIGIN = import.meta.env.SITE_ORIGIN;
export const COFFEE = import.meta.env.COFFEE_URL;
export const EMAIL = import.meta.env.CONTACT_EMAIL;
/** Where the code can be read; empty where the operator shows none. */
export const REPOSITORY = import.meta.env.REPOSITORY_URL;
