import { hydrateRoot } from "react-dom/client";
import { running } from "../shell.js";
import { App } from "./App.jsx";

hydrateRoot(document.getElementById("app"), <App path={location.pathname} onMount={running} />);
