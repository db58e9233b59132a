import assert from "node:assert/strict";
import { it } from "node:test";
import type { Subject } from "../subjects.ts";
import { useAll } from "../use.ts";
import { Visit } from "../visit.ts";

/** The suite's own, which its protocol demands; a chat that is open from the start also listens from the start, a popup that greets has greeted. */
const protocol = /^(session_id|frontend_lang|im_livechat_history|bus\..*|.*_sh_swp_model_popup_cookie)$/;

/** A declared name with `{…}` in it stands for all such names. */
const pattern = (name: string) =>
  new RegExp(`^${name.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{[^}]*\}/g, ".+")}$`);

const kept = ({ page }: Visit) =>
  page.evaluate(() =>
    [
      ...document.cookie.split("; ").map((pair) => ({ kind: "cookie", name: pair.split("=")[0]! })),
      ...Object.keys(localStorage).map((name) => ({ kind: "localStorage", name })),
      ...Object.keys(sessionStorage).map((name) => ({ kind: "sessionStorage", name })),
    ].filter(({ name }) => name),
  );

/** Guarantee 6, and design section 4: what an element says and keeps is declared. */
export function manners(subject: Subject): void {
  const { tag, example, declaration } = subject;

  it(`${tag} keeps nothing before somebody uses it, and then only what it declares`, async () => {
    await using visit = await Visit.start();
    await visit.open({ body: example });
    await visit.rendered(tag);
    await visit.quiet();
    const ours = async () => (await kept(visit)).filter(({ name }) => !protocol.test(name));
    assert.deepEqual(await ours(), []);
    await useAll(visit, subject);
    const undeclared = (await ours()).filter(
      ({ kind, name }) => !declaration.storage?.some((entry) => entry.kind === kind && pattern(entry.name).test(name)),
    );
    assert.deepEqual(undeclared, []);
  });

  it(`${tag} says what it does by declared events that leave every shadow root`, async () => {
    await using visit = await Visit.start();
    await visit.open({ body: example });
    await visit.rendered(tag);
    await visit.quiet();
    await useAll(visit, subject);
    const { events } = await visit.notes();
    const declared = ["suite-error", ...Object.keys(declaration.events ?? {})];
    assert.deepEqual(
      events.filter(({ type, travels }) => !travels || !declared.includes(type)),
      [],
    );
  });
}
