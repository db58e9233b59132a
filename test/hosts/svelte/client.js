import { hydrate } from "svelte";
import { running } from "../shell.js";
import App from "./App.svelte";

hydrate(App, { target: document.getElementById("app"), props: { path: location.pathname } });
running();
