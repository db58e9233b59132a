import { blocks, markAttributes, marks, type Profile, words } from "../profile.ts";
import { dropClobberingNames } from "./names.ts";

const fields = "button datalist fieldset form input label legend meter optgroup option output progress select textarea";
const attributes =
  "action alt aria-checked aria-controls aria-current aria-describedby aria-disabled aria-expanded aria-haspopup aria-hidden aria-invalid aria-label aria-labelledby aria-live aria-pressed aria-required aria-selected aria-sort aria-valuemax aria-valuemin aria-valuenow aria-valuetext autocomplete checked class cols colspan datetime disabled enctype for headers height hidden id inputmode label loading max maxlength method min minlength multiple name novalidate open pattern placeholder readonly required role rows rowspan scope selected size span src step tabindex target type value width";

/** Pieces of the suite's pages: cart lines, popovers, snippets. Apart from the door itself: a chat does without. */
export const fragment: Profile = {
  elements: words(`${marks} ${blocks} ${fields} col colgroup details hr img summary wbr`),
  blocks: [],
  attributes: words(`${markAttributes} ${attributes}`),
  dataAttributes: true,
  // a message has no names, classes and labels
  prepare(root) {
    dropClobberingNames(root);
    for (const element of root.querySelectorAll("[for]:not(label,output)")) element.removeAttribute("for");
    // the loader would make elements of them
    for (const { classList } of root.querySelectorAll("[class*=suite-]"))
      classList.remove(...Array.from(classList).filter((name) => name.startsWith("suite-")));
  },
};
