import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountProblem, isPlausibleEmail, toCents } from './amount';
import { PaymentRequest, SubscriptionRequest } from './donation';

const blank = { donorName: null, donorEmail: null, message: null };
const fieldsOf = (body: unknown) =>
  PaymentRequest.safeParse(body).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('amounts', () => {
  it('become exact cents, in all 10,000 random cases', () => {
    expect([toCents(19.99), toCents(4.35), toCents(1.1), toCents(10_000)]).toEqual([1999, 435, 110, 1_000_000]);
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 1_000_000 }), (cents) => {
        const dollars = JSON.parse(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`) as number;
        return amountProblem(dollars) === null && toCents(dollars) === cents;
      }),
      { numRuns: 10_000 },
    );
  });

  it('with more than two decimals are refused, in all 10,000 random cases', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1001, max: 9_999_999 }), (thousandths) => {
        const isCents = thousandths % 10 === 0;
        return (amountProblem(thousandths / 1000) === null) === isCents;
      }),
      { numRuns: 10_000 },
    );
  });

  it('have a floor and a roof', () => {
    expect([0.99, 1, 10_000, 10_000.01, -5, Number.NaN, Number.POSITIVE_INFINITY].map(amountProblem)).toEqual([
      'too small',
      null,
      null,
      'too large',
      'too small',
      'not a number',
      'not a number',
    ]);
  });
});

describe('requests', () => {
  it('take blank and missing texts as null, and ignore what they do not know', () => {
    expect(PaymentRequest.parse({ amount: 5, donorName: ' ', extra: 1, __proto__: { x: 1 } })).toEqual({
      ...blank,
      amount: 5,
    });
  });

  it('lose controls and halves of characters, and keep lines as words', () => {
    const { message, donorName } = PaymentRequest.parse({
      amount: 5,
      donorName: 'A\u0000n\u009Fn\ud800a 🐛',
      message: 'one\r\ntwo\tthree\u0007',
    });
    expect([donorName, message]).toEqual(['Anna 🐛', 'one two three']);
  });

  it('name the field that is wrong', () => {
    for (const amount of ['10', null, undefined, 0, 1.234, 1e9, [5], {}]) {
      expect(fieldsOf({ amount })).toEqual(['amount']);
    }
    expect(fieldsOf({ amount: 5, donorName: 'x'.repeat(101) })).toEqual(['donorName']);
    expect(fieldsOf({ amount: 5, message: 'x'.repeat(501) })).toEqual(['message']);
    expect(fieldsOf({ amount: 5, donorName: 7 })).toEqual(['donorName']);
    expect(fieldsOf({ amount: 5, donorEmail: 'nobody' })).toEqual(['donorEmail']);
    expect(fieldsOf({ amount: 5, donorName: 'x'.repeat(100), message: 'x'.repeat(500) })).toEqual([]);
    expect(SubscriptionRequest.safeParse({ priceId: '' }).success).toBe(false);
    expect(SubscriptionRequest.safeParse({ priceId: 'price_1' }).success).toBe(true);
  });

  it('know a plausible e-mail', () => {
    expect(['a@b.co', 'first.last+kids@mail.example.org'].map(isPlausibleEmail)).toEqual([true, true]);
    const odd = ['a', 'a@b', '@b.co', 'a@b.', 'a b@c.de', 'a@@b.co', 'a@b..co', `${'x'.repeat(250)}@b.co`];
    expect(odd.map(isPlausibleEmail)).toEqual(odd.map(() => false));
  });
});
