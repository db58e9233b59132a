/**
 * A session of WebDriver. Source: https://www.w3.org/TR/webdriver2/
 * @param {string} address of the driver
 * @param {object} capabilities
 */
export async function openSession(address, capabilities) {
  async function request(method, path, body) {
    const response = await fetch(`${address}/session${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  }
  const { sessionId } = await request("POST", "", { capabilities: { alwaysMatch: capabilities } });
  const call = (method, path, body) => request(method, `/${sessionId}/${path}`, body);
  return {
    /** @returns what the command answers; throws as the driver tells */
    get: (path) => call("GET", path),
    post: (path, body = {}) => call("POST", path, body),
    delete: (path) => call("DELETE", path),
    /** Runs a function's body in the page; what it returns as a promise is waited for. */
    run: (script) => call("POST", "execute/sync", { script, args: [] }),
    close: () => request("DELETE", `/${sessionId}`),
  };
}
