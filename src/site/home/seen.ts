/** Marks the cards that are on the screen, so that only their pictures move. Ends with what it returns. */
export function markSeen(list: HTMLElement | null): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) target.toggleAttribute('data-seen', isIntersecting);
  });
  for (const card of list?.children ?? []) observer.observe(card);
  return () => observer.disconnect();
}
