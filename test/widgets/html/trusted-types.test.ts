import { expect } from "@open-wc/testing";

interface Findings {
  /** The last one is on purpose: events come late but in order. */
  readonly violations: string[];
  readonly platform: string;
  readonly purify: string;
  readonly again: string;
}

const origin = location.origin;
const script = `
  const violations = [];
  const strict = new Promise((resolve) =>
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, sample }) => {
      violations.push(effectiveDirective + ": " + sample);
      if (sample.includes("on purpose")) resolve();
    }));
  const [{ setServerHtml }, { write }, { message }, { fragment }, { sanitizeByPurify }] = await Promise.all(
    ["index", "write", "message", "fragment", "purify"].map((name) => import("${origin}/shared/html/" + name + ".ts")));
  const html = '<p>Hello <b onclick="x">you</b><img src="/package.json" onerror="parent.attacked()"></p>';
  const shown = async (set) => {
    const target = document.createElement("div");
    await set(target);
    return target.innerHTML;
  };
  const findings = {
    platform: await shown((target) => setServerHtml(target, html, message)),
    purify: await shown((target) => write(target, html, message, sanitizeByPurify)),
    again: await shown((target) => write(target, html, fragment, sanitizeByPurify)),
    violations,
  };
  try {
    document.createElement("div").innerHTML = "on purpose";
  } catch {}
  await strict;
  parent.postMessage(findings, "${origin}");
`;

const policy = `require-trusted-types-for 'script'; trusted-types suite-html; style-src 'none'; object-src 'none'`;

it("a page that trusts one policy, suite-html, sees no violation", async () => {
  const frame = document.createElement("iframe");
  frame.srcdoc = `<!DOCTYPE html><meta http-equiv="Content-Security-Policy" content="${policy}"><script type="module">${script}</script>`;
  const told = new Promise<Findings>((resolve) => {
    addEventListener("message", ({ data }) => resolve(data as Findings), { once: true });
  });
  document.body.append(frame);
  const { violations, platform, purify, again } = await told;
  frame.remove();
  expect(violations).to.deep.equal(["require-trusted-types-for: Element innerHTML|on purpose"]);
  expect(platform).to.equal("<p>Hello <b>you</b></p>");
  expect(purify).to.equal("<p>Hello <b>you</b></p>");
  expect(again).to.equal('<p>Hello <b>you</b><img src="/package.json"></p>');
});
