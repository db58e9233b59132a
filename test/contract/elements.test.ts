import { checkElements, isRepresentative, notifies } from "./check-elements.ts";
import { elementChecks, furtherChecks, layerChecks } from "./checks/index.ts";

checkElements(elementChecks, (subject) => !notifies(subject));
checkElements([...furtherChecks, ...layerChecks], (subject) => !notifies(subject) && isRepresentative(subject));
