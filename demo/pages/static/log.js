// Writes down what an element tells its page.
const log = document.querySelector("[data-log]");
const empty = document.querySelector("[data-log-empty]");
const clear = document.querySelector("[data-log-clear]");
const live = log.closest("[data-events]");

const piece = (name, text) => Object.assign(document.createElement(name), { textContent: text });

function show(full) {
  empty.hidden = full;
  clear.hidden = !full;
}

for (const name of live.dataset.events.split(" ")) {
  live.addEventListener(name, ({ detail }) => {
    const row = document.createElement("li");
    row.append(piece("time", new Date().toLocaleTimeString("en-GB")), piece("b", name));
    if (detail != null) row.append(piece("span", JSON.stringify(detail)));
    log.append(row);
    log.parentElement.scrollTop = log.parentElement.scrollHeight;
    show(true);
  });
}

clear.addEventListener("click", () => {
  log.replaceChildren();
  show(false);
});
