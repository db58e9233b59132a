import assert from "node:assert/strict";
import { it } from "node:test";
import { recordOf } from "../record.ts";
import type { Subject } from "../subjects.ts";

/** Storage that the suite's protocol requires; a chat that is open at first polls from the start, and a welcome popup has been shown. */
const protocol = /^(session_id|frontend_lang|im_livechat_history|bus\..*|.*_sh_swp_model_popup_cookie)$/;

/** Returns the pattern of a declared name, in which `{…}` stands for any text. */
const pattern = (name: string) =>
  new RegExp(`^${name.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{[^}]*\}/g, ".+")}$`);

/** Guarantee 6: declared events and storage. */
export function manners(subject: Subject): void {
  const { tag, declaration } = subject;

  it(`${tag} stores nothing before a visitor uses it, and then only declared entries`, async () => {
    const { first, used } = await recordOf(subject);
    const ours = ({ stored }: typeof first | typeof used) => stored.filter(({ name }) => !protocol.test(name));
    assert.deepEqual(ours(first), []);
    const undeclared = ours(used).filter(
      ({ kind, name }) => !declaration.storage?.some((entry) => entry.kind === kind && pattern(entry.name).test(name)),
    );
    assert.deepEqual(undeclared, []);
  });

  it(`${tag} emits only declared events, which cross shadow roots`, async () => {
    const { used } = await recordOf(subject);
    const declared = ["suite-error", ...Object.keys(declaration.events ?? {})];
    // events of other elements, such as the dialog of a product's options
    const isOther = (by: string) => by.startsWith("suite-") && by !== tag;
    assert.deepEqual(
      used.events.filter(({ type, by, travels }) => !isOther(by) && (!travels || !declared.includes(type))),
      [],
    );
  });
}
