/** ms */
const patience = 30_000;
const pause = 20;

/**
 * Asks until there is an answer.
 * @template Answer
 * @param {string} what is waited for
 * @param {() => Promise<Answer>} ask
 * @returns {Promise<Answer>}
 * @throws {Error} naming it after half a minute
 */
export async function waitFor(what, ask) {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const answer = await ask();
    if (answer) return answer;
    await new Promise((done) => setTimeout(done, pause));
  }
  throw new Error(`WebKitGTK: ${what} does not come about`);
}
