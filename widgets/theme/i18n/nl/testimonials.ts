import failures from "#shared/i18n/nl.ts";
import { carousel } from "./carousel.ts";

export const testimonials = { ...failures, ...carousel };
