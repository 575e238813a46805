/** Somebody answers a question or chooses something: what lies below has to wait. */
export const isDialogOpen = () => document.querySelector('dialog[open]') !== null;
