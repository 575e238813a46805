/** What the build put into the pages, as far as it can turn out wrong later. Part of dist/site.json. */
export interface Built {
  readonly origin: string;
  /** The names of settings for which something invented stands in the pages. */
  readonly placeholders: readonly string[];
}

/** What the operator should mend before anybody visits, one line each. */
export const builtProblems = ({ origin, placeholders }: Built, siteOrigin: string): readonly string[] => [
  ...(origin === siteOrigin
    ? []
    : [`The pages were built for ${origin}, but SITE_ORIGIN is ${siteOrigin}: build with that SITE_ORIGIN.`]),
  ...placeholders.map((name) => `${name} was not set for the build, so the pages show a placeholder: build with it.`),
];

/** What a start says of it: on one's own machine, without HTTPS, nothing of this matters. */
export function startProblems(built: Built, siteOrigin: string): readonly string[] {
  const isPublic = [built.origin, siteOrigin].some((address) => address.startsWith('https:'));
  return isPublic ? builtProblems(built, siteOrigin) : [];
}
