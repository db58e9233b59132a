import carousel from "../../../../shared/ui/carousel/i18n/nl.ts";
import failures from "../../../../shared/i18n/i18n/nl.ts";

export default { ...failures, ...carousel };
