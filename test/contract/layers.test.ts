import { checkElements, isRepresentative, notifies } from "./check-elements.ts";
import { layerChecks, standaloneChecks } from "./checks/index.ts";

checkElements(layerChecks, (subject) => !notifies(subject) && !isRepresentative(subject));
checkElements(standaloneChecks, (subject) => !notifies(subject));
