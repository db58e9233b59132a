/**
 * Circles of imports: files that need each other, by whatever way.
 * @param {Readonly<Record<string, readonly string[]>>} imports what each file imports
 * @returns {string[][]} each circle once, as the files along it
 */
export function findCircles(imports) {
  const circles = [];
  const done = new Set();
  const walk = (file, way) => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file]);
    if (done.has(file) || way.includes(file)) return;
    for (const next of imports[file] ?? []) walk(next, [...way, file]);
    done.add(file);
  };
  for (const file of Object.keys(imports)) walk(file, []);
  return circles;
}
