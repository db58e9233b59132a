import { checkElements } from "./check-elements.ts";

checkElements(5);
