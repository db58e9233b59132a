import failures from "#shared/i18n/ar.ts";
import { carousel } from "./carousel.ts";

export const testimonials = { ...failures, ...carousel };
