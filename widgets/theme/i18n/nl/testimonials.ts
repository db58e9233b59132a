import { carousel } from "./carousel.ts";
import failures from "../../../../shared/i18n/nl.ts";

export const testimonials = { ...failures, ...carousel };
