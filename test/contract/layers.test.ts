import { checkElements, hasTurn, isRepresentative, notifies } from "./check-elements.ts";
import { furtherChecks, rareLayerChecks, standaloneChecks } from "./checks/index.ts";

checkElements(furtherChecks, (subject) => !notifies(subject) && !isRepresentative(subject) && hasTurn(subject));
checkElements(rareLayerChecks, (subject) => !notifies(subject) && isRepresentative(subject));
checkElements(standaloneChecks, (subject) => !notifies(subject) && hasTurn(subject));
