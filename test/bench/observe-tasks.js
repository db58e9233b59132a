// Runs in the page before its own scripts. Plain JavaScript, as in observe.js.
window.observedTasks = { tasks: [], frames: [], largest: { at: 0, what: "" }, last: 0 };

const observe = (type, note) =>
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.observedTasks.last = performance.now();
      note(entry);
    }
  }).observe({ type, buffered: true });

observe("longtask", ({ startTime, duration }) => window.observedTasks.tasks.push({ startTime, duration }));

observe("long-animation-frame", ({ startTime, duration, styleAndLayoutStart, scripts }) =>
  window.observedTasks.frames.push({
    startTime,
    end: startTime + duration,
    // time in ms of styles and layout at the end of the frame
    layout: styleAndLayoutStart && startTime + duration - styleAndLayoutStart,
    scripts: scripts.map(({ duration, forcedStyleAndLayoutDuration, invoker, sourceURL, sourceFunctionName }) => ({
      duration,
      forced: forcedStyleAndLayoutDuration,
      what: [sourceURL && new URL(sourceURL).pathname, sourceFunctionName || invoker].filter(Boolean).join(" "),
    })),
  }),
);

observe("largest-contentful-paint", ({ startTime, element, url }) => {
  const what = url ? new URL(url).pathname : [element?.localName, ...(element?.classList ?? [])].join(".");
  window.observedTasks.largest = { at: startTime, what };
});

observe("resource", () => {});
