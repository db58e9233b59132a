import { checkElements } from "./check-elements.ts";

checkElements(false);
