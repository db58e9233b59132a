import { carousel } from "./carousel.ts";
import failures from "../../../../shared/i18n/fr.ts";

export const testimonials = { ...failures, ...carousel };
