export function firstStyles(css: string, html: string, options: { wide: boolean }): string;
