import { touched } from './touched';

/** Sound, confetti and the like come with the first touch. Where they do not come at all, the game goes on without. */
export const loadExtras = () =>
  touched()
    .then(() => import('./extras'))
    .catch((error) => {
      console.warn('Playing without sound and confetti', error);
      return null;
    });
