import { carousel } from "./carousel.ts";
import failures from "../../../../shared/i18n/ar.ts";

export const testimonials = { ...failures, ...carousel };
