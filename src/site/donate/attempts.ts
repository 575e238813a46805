import { AnswerError } from './api';

/** The provider never answered: whether the donation was made nobody knows. */
const GATEWAY_TIMEOUT = 504;

const newKey = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/**
 * One idempotency key for each attempt, so that pressing again after a lost connection asks for the
 * same donation and not for another. A definite answer, good or bad, ends the attempt; so does
 * another amount or another word.
 */
export function createAttempts() {
  let open: { readonly donation: string; readonly key: string } | null = null;

  return async function attempt<Answer>(donation: object, call: (key: string) => Promise<Answer>): Promise<Answer> {
    const text = JSON.stringify(donation);
    const current = open?.donation === text ? open : { donation: text, key: newKey() };
    open = current;
    try {
      const answer = await call(current.key);
      open = null;
      return answer;
    } catch (error) {
      if (error instanceof AnswerError && error.status !== GATEWAY_TIMEOUT) open = null;
      throw error;
    }
  };
}
