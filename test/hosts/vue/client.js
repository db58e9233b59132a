import { createSSRApp } from "vue/dist/vue.esm-bundler.js";
import { running } from "../shell.js";
import { App, configured } from "./app.js";

configured(createSSRApp(App, { path: location.pathname })).mount("#app");
running();
