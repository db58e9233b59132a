import { own } from "#shared/element/index.ts";

const fields = "button,fieldset,input,output,select,textarea";
/** Properties of a form that the suite's fields do hide and that no code reads: it asks for the attribute. */
const harmless = /^(action|lang|method|name|target|title)$/;

/**
 * Takes away names and ids by which a field would hide a form's own methods, and names by which other elements would
 * hide the document's. Afterwards no element lies about itself.
 */
export function dropClobberingNames(root: Element): void {
  const form = own(root.ownerDocument).createElement("form");
  for (const element of root.querySelectorAll("[id]:not(form),[name]:not(form)")) {
    for (const key of ["id", "name"]) {
      const value = element.getAttribute(key);
      const hides = value !== null && value in form && !harmless.test(value);
      if (hides || (key === "name" && !element.matches(fields))) element.removeAttribute(key);
    }
  }
  for (const element of root.querySelectorAll("form")) own(element).removeAttribute("name");
}
