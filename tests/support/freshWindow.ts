/*
 * Before each test file with a window. Files share it as they share the process: what one of them did to its size, its
 * storage or the page is not there for the next.
 */

const { happyDOM } = window as unknown as {
  happyDOM: { setViewport(size: { width: number; height: number }): void };
};
happyDOM.setViewport({ width: 1440, height: 900 });
localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();
const page = document.documentElement;
for (const name of page.getAttributeNames()) page.removeAttribute(name);
