/** Something broke, or a page's code could not be had. The words are in every page (see static/furniture.tsx). */
export function Trouble({ words = 'trouble' }: { words?: string }) {
  return (
    <div
      ref={(box) => {
        const said = document.getElementById(words);
        if (said instanceof HTMLTemplateElement) box?.replaceChildren(said.content.cloneNode(true));
      }}
    />
  );
}
