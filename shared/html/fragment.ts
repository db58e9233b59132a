import { own } from "#shared/element/index.ts";
import { blocks, markAttributes, marks, type Profile, words } from "./profile.ts";

const formFields = "button,fieldset,input,output,select,textarea";
/** Properties of a form that fields of the suite hide and no code reads: code reads the attribute instead. */
const harmless = /^(action|lang|method|name|target|title)$/;

/** Removes names and ids by which a field would hide a form's own methods, and names by which other elements would hide methods of the document. */
export function dropClobberingNames(root: Element): void {
  const form = own(root.ownerDocument).createElement("form");
  for (const element of root.querySelectorAll("[id]:not(form),[name]:not(form)")) {
    for (const key of ["id", "name"]) {
      const value = element.getAttribute(key);
      const hides = value !== null && value in form && !harmless.test(value);
      if (hides || (key === "name" && !element.matches(formFields))) element.removeAttribute(key);
    }
  }
  for (const element of root.querySelectorAll("form")) own(element).removeAttribute("name");
}

const fields = "button datalist fieldset form input label legend meter optgroup option output progress select textarea";
const attributes =
  "accept action alt aria-checked aria-controls aria-current aria-describedby aria-disabled aria-expanded aria-haspopup aria-hidden aria-invalid aria-label aria-labelledby aria-live aria-pressed aria-required aria-selected aria-sort aria-valuemax aria-valuemin aria-valuenow aria-valuetext autocomplete checked class cols colspan datetime disabled enctype for headers height hidden id inputmode label list loading max maxlength method min minlength multiple name novalidate open pattern placeholder readonly required role rows rowspan scope selected size span src step tabindex target type value width";

/** Profile of pieces of the suite's pages: cart lines, popovers, snippets. A chunk of its own, since a chat does not need it. */
export const fragment: Profile = {
  elements: words(`${marks} ${blocks} ${fields} col colgroup details hr img summary wbr`),
  blocks: [],
  attributes: words(`${markAttributes} ${attributes}`),
  dataAttributes: true,
  // messages have no names, classes and labels
  prepare(root) {
    dropClobberingNames(root);
    for (const element of root.querySelectorAll("[for]:not(label,output)")) element.removeAttribute("for");
    // the loader would turn these into elements
    for (const { classList } of root.querySelectorAll("[class*=suite-]"))
      classList.remove(...Array.from(classList).filter((name) => name.startsWith("suite-")));
  },
};
