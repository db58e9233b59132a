import { expect } from "@open-wc/testing";
import { setServerHtml } from "../../../../shared/html/index.ts";
import type { Sanitize } from "../../../../shared/html/platform.ts";
import { sanitizeByPurify } from "../../../../shared/html/purify.lazy.ts";
import { profiles } from "./profiles.ts";
import { write } from "../../../../shared/html/write.ts";

it("writes what the profile lets through", async () => {
  const target = document.createElement("div");
  await setServerHtml(target, '<p class="x">Hello <b>you</b></p><script>1</script>', profiles.message);
  expect(target.innerHTML).to.equal("<p>Hello <b>you</b></p>");
  await setServerHtml(target, '<p class="x">Hello</p>', profiles.fragment);
  expect(target.innerHTML).to.equal('<p class="x">Hello</p>');
});

it("newer HTML is not overwritten by a sanitizer that comes late", async () => {
  const target = document.createElement("div");
  let arrive = (_: Sanitize) => {};
  const late = write(target, "old", profiles.message, new Promise<Sanitize>((resolve) => (arrive = resolve)));
  await write(target, "new", profiles.message, sanitizeByPurify);
  arrive(sanitizeByPurify);
  await late;
  expect(target.textContent).to.equal("new");
});

it("a sanitizer that cannot be loaded leaves the target as it was", async () => {
  const target = document.createElement("div");
  target.textContent = "before";
  const failed = new Error("no chunk");
  const error: unknown = await write(target, "x", profiles.message, Promise.reject(failed)).catch(
    (reason: unknown) => reason,
  );
  expect(error).to.equal(failed);
  expect(target.textContent).to.equal("before");
});
