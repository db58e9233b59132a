import assert from "node:assert/strict";
import { it } from "node:test";
import { recordOf } from "../record.ts";
import type { Subject } from "../subjects.ts";

/** The suite's own, which its protocol demands; a chat that is open from the start also listens from the start, a popup that greets has greeted. */
const protocol = /^(session_id|frontend_lang|im_livechat_history|bus\..*|.*_sh_swp_model_popup_cookie)$/;

/** A declared name with `{…}` in it stands for all such names. */
const pattern = (name: string) =>
  new RegExp(`^${name.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{[^}]*\}/g, ".+")}$`);

/** Guarantee 6, and design section 4: what an element says and keeps is declared. */
export function manners(subject: Subject): void {
  const { tag, declaration } = subject;

  it(`${tag} keeps nothing before somebody uses it, and then only what it declares`, async () => {
    const { first, used } = await recordOf(subject);
    const ours = ({ stored }: typeof first | typeof used) => stored.filter(({ name }) => !protocol.test(name));
    assert.deepEqual(ours(first), []);
    const undeclared = ours(used).filter(
      ({ kind, name }) => !declaration.storage?.some((entry) => entry.kind === kind && pattern(entry.name).test(name)),
    );
    assert.deepEqual(undeclared, []);
  });

  it(`${tag} says what it does by declared events that leave every shadow root`, async () => {
    const { used } = await recordOf(subject);
    const declared = ["suite-error", ...Object.keys(declaration.events ?? {})];
    // others, such as the options of a product that was put into the cart, have their own
    const isOther = (by: string) => by.startsWith("suite-") && by !== tag;
    assert.deepEqual(
      used.events.filter(({ type, by, travels }) => !isOther(by) && (!travels || !declared.includes(type))),
      [],
    );
  });
}
