/** Something broke, or a page's code could not be had. The words are in every page (see static/furniture.tsx). */
export const Trouble = () => <div ref={sayWhatIsWrong} />;

function sayWhatIsWrong(box: HTMLElement | null) {
  const words = document.querySelector<HTMLTemplateElement>('#trouble');
  if (words) box?.replaceChildren(words.content.cloneNode(true));
}
