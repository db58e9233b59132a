import { checkElements, isRepresentative, notifies } from "./check-elements.ts";
import { layerChecks, standaloneChecks, worldChecks } from "./checks/index.ts";

checkElements(layerChecks, (subject) => !notifies(subject) && !isRepresentative(subject));
checkElements(worldChecks, (subject) => !notifies(subject) && isRepresentative(subject));
checkElements(standaloneChecks, (subject) => !notifies(subject));
