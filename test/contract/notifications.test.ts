// `suite-push`, of which a headless shell shows one state alone
import "./whole-browser.ts";
import { checkElements, notifies } from "./check-elements.ts";
import { elementChecks, furtherChecks, standaloneChecks } from "./checks/index.ts";

checkElements([...elementChecks, ...furtherChecks, ...standaloneChecks], notifies);
