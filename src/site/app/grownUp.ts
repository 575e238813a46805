/** Whether a grown-up has answered the question. It holds for the visit: a page that is loaded again asks again. */
let isThere = false;

export const isGrownUpThere = () => isThere;

export function noteGrownUp(): void {
  isThere = true;
}
