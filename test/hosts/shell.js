/** Returns a script tag that imports a host's script once the elements are drawn. */
const afterOurs = (script) => `<script type="module">
while (document.querySelector(":is(suite-follow, suite-rating, suite-carousel):not(:state(ready))")) await new Promise(requestAnimationFrame);
await import("${script}");
</script>`;

/**
 * Returns a page of a host's server: with the one script tag of the suite, and the host's own script.
 * @param {{ base: string, title: string, body: string, isLate?: boolean, head?: string }} page `base` is the host's folder of addresses;
 * `isLate`: its script runs after our elements are drawn
 */
export const shell = ({ base, title, body, isLate = false, head = "" }) => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/dist/suite.css">
<script src="/dist/suite.js" defer></script>
${isLate ? afterOurs(`${base}client.js`) : `<script type="module" src="${base}client.js"></script>`}
${head}
</head>
<body>
${body}
</body>
</html>`;

/** Reports that the host has taken over the page and listens to events. */
export const running = () => document.documentElement.setAttribute("data-running", "");
