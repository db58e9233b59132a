const origin = location.origin;

/**
 * Runs a module's body in a page of its own, under a policy; gives what it returns, and each violation up to one on purpose
 * at its end: events come late but in order. `load` imports from shared/html. The body's own script has the nonce "test".
 */
export async function onStrictPage<Result>(
  policy: string,
  body: string,
): Promise<{ result: Result; violations: string[] }> {
  const script = `
    const violations = [];
    const last = new Promise((resolve) =>
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective, sample }) => {
        if (sample.includes("on purpose")) resolve();
        else violations.push(effectiveDirective);
      }));
    const load = (name) => import("${origin}/shared/html/" + name + ".ts");
    const result = await (async () => { ${body} })();
    try {
      document.createElement("div").innerHTML = "on purpose";
    } catch {}
    await last;
    parent.postMessage({ result, violations }, "${origin}");
  `;
  const frame = document.createElement("iframe");
  frame.srcdoc = `<!DOCTYPE html><meta http-equiv="Content-Security-Policy" content="${policy}; require-trusted-types-for 'script'"><script type="module" nonce="test">${script}</script>`;
  const told = new Promise<{ result: Result; violations: string[] }>((resolve) => {
    addEventListener("message", ({ data }) => resolve(data as { result: Result; violations: string[] }), {
      once: true,
    });
  });
  document.body.append(frame);
  const findings = await told;
  frame.remove();
  return findings;
}
