import failures from "#shared/i18n/es.ts";
import { carousel } from "./carousel.ts";

export const testimonials = { ...failures, ...carousel };
