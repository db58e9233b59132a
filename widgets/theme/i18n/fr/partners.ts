import failures from "#shared/i18n/fr.ts";
import { carousel } from "./carousel.ts";

export const partners = { ...failures, ...carousel };
