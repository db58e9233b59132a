// A folded navigation closes when one of its links leads to a place on the same page.
document.addEventListener("click", ({ target }) => {
  if (target.closest(".folds a")) target.closest(".folds").hidePopover();
});
