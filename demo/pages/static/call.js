// Buttons that call a method of an element: data-call, and data-on with its id.
document.addEventListener("click", ({ target }) => {
  const { call, on } = target.closest("[data-call]")?.dataset ?? {};
  if (call) document.getElementById(on)[call]();
});
