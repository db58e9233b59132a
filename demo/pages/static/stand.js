// Where the chat does not take the whole screen, it stands there from the start.
if (matchMedia("(min-width: 768px)").matches) document.querySelector("[data-stand]").click();
