/// <reference types="vite/client" />

/** What is the operator's own; scripts/operator.ts reads and checks it. */
interface ImportMetaEnv {
  readonly SITE_ORIGIN: string;
  readonly COFFEE_URL: string;
  readonly CONTACT_EMAIL: string;
  readonly REPOSITORY_URL: string;
}
