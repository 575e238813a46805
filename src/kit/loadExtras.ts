/** Sound and confetti come once the game is there. Where they do not come at all, the game goes on without. */
export const loadExtras = () =>
  import('./extras').catch((error) => {
    console.warn('Playing without sound and confetti', error);
    return null;
  });
