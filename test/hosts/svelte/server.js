import { render } from "svelte/server";
import { shell } from "../shell.js";
import App from "./App.svelte";

export const respond = ({ pathname, searchParams }) => {
  const { body, head } = render(App, { props: { path: pathname } });
  return shell({
    base: "/hosts/svelte/",
    title: "Svelte",
    head,
    body: `<div id="app">${body}</div>`,
    isLate: searchParams.has("late"),
  });
};
