// Buttons that call a method of elements: data-call is the method, data-on the ids. Elements that are added by the button wait in a
// template.
import { closest } from "#demo/common/find.ts";

document.addEventListener("click", (event) => {
  const { call, on } = closest(event, "[data-call]")?.dataset ?? {};
  if (!call || !on) return;
  const template = document.querySelector<HTMLTemplateElement>(`template[data-for="${on}"]`);
  if (template) return template.replaceWith(template.content);
  for (const id of on.split(" ")) {
    const element = document.getElementById(id) as unknown as Record<string, () => unknown>;
    element[call]?.();
  }
});
