import { expect } from "@open-wc/testing";
import { onStrictPage } from "./strict-page.ts";

const body = `
  const [{ setServerHtml }, { write }, { message }, { fragment }, { sanitizeByPurify }] =
    await Promise.all(["index", "write", "message", "fragment", "purify"].map(load));
  const html = '<p>Hello <b onclick="x">you</b><img src="/package.json" onerror="parent.attacked()"></p>';
  const shown = async (set) => {
    const target = document.createElement("div");
    await set(target);
    return target.innerHTML;
  };
  return {
    platform: await shown((target) => setServerHtml(target, html, message)),
    purify: await shown((target) => write(target, html, message, sanitizeByPurify)),
    again: await shown((target) => write(target, html, fragment, sanitizeByPurify)),
  };
`;

it("a page that trusts one policy, suite-html, sees no violation", async () => {
  const { result, violations } = await onStrictPage(
    "trusted-types suite-html; style-src 'none'; object-src 'none'",
    body,
  );
  expect(violations).to.deep.equal([]);
  expect(result).to.deep.equal({
    platform: "<p>Hello <b>you</b></p>",
    purify: "<p>Hello <b>you</b></p>",
    again: '<p>Hello <b>you</b><img src="/package.json"></p>',
  });
});
