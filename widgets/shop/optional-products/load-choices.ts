import type { OptionChoices, OptionChoicesOptions } from "./option-choices.ts";

/** All that a dialog needs to open, at once. Rejects where a part of it does not come: nothing may be promised that cannot be shown. */
export async function loadChoices(): Promise<(options: OptionChoicesOptions) => OptionChoices> {
  const [{ createOptionChoices }] = await Promise.all([import("./option-dialog.ts"), import("./options.markup.ts")]);
  return createOptionChoices;
}
