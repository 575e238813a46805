export function findBrowser(): string | undefined;
export const LAUNCH: { executablePath: string | undefined; args: string[] };
