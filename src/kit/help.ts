/** Loads what shows what to do; null where it cannot come: the game goes on without it. */
export const loadHelp = () =>
  import('./help/parts').catch((error) => {
    console.warn('Playing without the hand that helps', error);
    return null;
  });
