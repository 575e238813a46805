import styles from './print.module.css';

/** Prints a picture alone, once or four times on a sheet. */
export function printCopies(canvas: HTMLCanvasElement, copies: 1 | 4): void {
  const sheet = document.createElement('div');
  sheet.className = styles.sheet ?? '';
  sheet.dataset.copies = String(copies);
  sheet.dataset.lies = String(canvas.width > canvas.height);
  for (let copy = 0; copy < copies; copy++) {
    const print = Object.assign(document.createElement('canvas'), { width: canvas.width, height: canvas.height });
    print.getContext('2d')?.drawImage(canvas, 0, 0);
    sheet.append(print);
  }
  document.body.append(sheet);
  const { dataset } = document.documentElement;
  dataset.prints = '';
  // Some browsers print later than they are asked to.
  window.addEventListener(
    'afterprint',
    () => {
      sheet.remove();
      delete dataset.prints;
    },
    { once: true },
  );
  window.print();
}
