import { createSSRApp } from "vue";
import { renderToString } from "vue/server-renderer";
import { shell } from "../shell.js";
import { App, base, configured } from "./app.js";

export const respond = async ({ pathname, searchParams }) =>
  shell({
    base,
    title: "Vue",
    body: `<div id="app">${await renderToString(configured(createSSRApp(App, { path: pathname })))}</div>`,
    isLate: searchParams.has("late"),
  });
