/** Something broke, or a page's code could not be had. What it says is a template in every page (see static/sharedMarkup.tsx). */
export function ErrorMessage({ template = 'error' }: { template?: string }) {
  return (
    <div
      ref={(box) => {
        const message = document.getElementById(template);
        if (message instanceof HTMLTemplateElement) box?.replaceChildren(message.content.cloneNode(true));
      }}
    />
  );
}
