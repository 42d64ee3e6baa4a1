/*
 * Runs in every page before its own scripts: says when something is seen and how long a click took to the paint.
 * `benchWatch` (selectors by name) is set before it.
 */
(() => {
  const EVERY_MS = 16;
  const PATIENCE_MS = 60_000;

  /** What the first elements of a selector show; empty without any. */
  function print(selector) {
    const found = [...document.querySelectorAll(selector)].slice(0, 3);
    return found.map((one) => one.value || one.textContent).join('|');
  }

  /** Waits until the selector shows something else than `before`: a mutation tells, or the clock for typed values. */
  function watch({ selector, before = '' }) {
    return new Promise((resolve, reject) => {
      const end = (then) => {
        observer.disconnect();
        clearInterval(timer);
        clearTimeout(late);
        then();
      };
      const look = () => {
        const seen = print(selector);
        if (seen !== '' && seen !== before) end(resolve);
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      const timer = setInterval(look, EVERY_MS);
      const late = setTimeout(() => end(() => reject(new Error(`${selector} did not come`))), PATIENCE_MS);
    });
  }

  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  async function afterPaint() {
    await nextFrame();
    const { port1, port2 } = new MessageChannel();
    const painted = new Promise((resolve) => port1.addEventListener('message', resolve, { once: true }));
    port1.start();
    port2.postMessage(0);
    await painted;
  }

  /** Milliseconds of the worst event of each interaction, by the id that the browser gives it. */
  const interactions = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId)
        interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16 });

  async function firstSeen(selector) {
    await watch({ selector });
    await nextFrame();
    return performance.now();
  }

  async function timeFrom(wish, { timeStamp }) {
    await watch(wish);
    await afterPaint();
    return performance.now() - timeStamp;
  }

  const seen = Object.entries(window.benchWatch ?? {}).map(([name, selector]) => [name, firstSeen(selector)]);
  // What a page never shows is nobody's error until it is asked for.
  for (const [, promise] of seen) promise.catch(() => undefined);

  window.bench = {
    print,
    /** By name of `benchWatch`: milliseconds after navigation of the first frame with it. */
    seen: Object.fromEntries(seen),
    /** From the next click until the wish is painted; the answer is in `result`. */
    arm(wish) {
      this.result = new Promise((resolve) => {
        const start = (event) => resolve(timeFrom(wish, event));
        window.addEventListener('click', start, { capture: true, once: true });
      });
    },
    /** Milliseconds of the worst interaction since the last call. */
    takeWorst() {
      const worst = Math.max(0, ...interactions.values());
      interactions.clear();
      return worst;
    },
    /** Bytes on the wire of scripts that had come by then. */
    scriptBytes(until, without) {
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name, responseEnd }) => /\.m?js$/.test(name) && responseEnd <= until);
      const sizes = new Map(scripts.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
      return [...sizes].reduce(
        (sum, [name, size]) => (without && name.includes(without) ? sum : sum + size),
        0,
      );
    },
  };
})();
