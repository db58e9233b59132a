/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function numbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Files in an order that only the seed decides: no test may depend on what ran before it.
 * @param {string[]} files
 * @param {number} seed
 */
export function shuffled(files, seed) {
  const next = numbers(seed);
  return files
    .map((file) => [next(), file])
    .sort(([first], [second]) => first - second)
    .map(([, file]) => file);
}
