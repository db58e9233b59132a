import { carousel } from "./carousel.ts";
import failures from "../../../../shared/i18n/de.ts";

export const testimonials = { ...failures, ...carousel };
