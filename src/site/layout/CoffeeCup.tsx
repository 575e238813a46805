export const CoffeeCup = () => (
  <svg className="i" viewBox="0 0 32 32" aria-hidden="true">
    <path className="f" d="M6 13H22V21Q22 27 16 27H12Q6 27 6 21Z" />
    <path d="M23 15Q29 14 28 18Q27 22 22 22M10 4Q12 6 10 8M17 4Q19 6 17 8" />
  </svg>
);
