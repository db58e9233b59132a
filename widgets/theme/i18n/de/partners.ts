import failures from "#shared/i18n/de.ts";
import { carousel } from "./carousel.ts";

export const partners = { ...failures, ...carousel };
