import htmx from "htmx.org";
import { running } from "../shell.js";

htmx.onLoad(running);
