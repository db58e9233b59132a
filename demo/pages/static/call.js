// Buttons that call a method of elements: data-call, and data-on with their ids. Those that are not there yet wait in a template.
document.addEventListener("click", ({ target }) => {
  const { call, on } = target.closest("[data-call]")?.dataset ?? {};
  if (!call) return;
  const template = document.querySelector(`template[data-for="${on}"]`);
  if (template) template.replaceWith(template.content);
  else for (const id of on.split(" ")) document.getElementById(id)[call]();
});
