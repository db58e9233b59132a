// `suite-push`, of which a headless shell shows one state alone
import "./whole-browser.ts";
import { checkElements } from "./check-elements.ts";

checkElements(true);
