import { carousel } from "./carousel.ts";
import failures from "../../../../shared/i18n/es.ts";

export const testimonials = { ...failures, ...carousel };
