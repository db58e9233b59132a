import { carousel } from "./carousel.ts";
import failures from "../../../../shared/i18n/ar.ts";

export const partners = { ...failures, ...carousel };
