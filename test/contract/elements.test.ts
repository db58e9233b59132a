import { checkElements, isRepresentative, notifies } from "./check-elements.ts";
import { elementChecks, layerChecks } from "./checks/index.ts";

checkElements(elementChecks, (subject) => !notifies(subject));
checkElements(layerChecks, (subject) => !notifies(subject) && isRepresentative(subject));
