import { renderToString } from "react-dom/server";
import { shell } from "../shell.js";
import { App, base } from "./App.jsx";

export const respond = ({ pathname, searchParams }) =>
  shell({
    base,
    title: "React 19",
    body: `<div id="app">${renderToString(<App path={pathname} />)}</div>`,
    isLate: searchParams.has("late"),
  });
