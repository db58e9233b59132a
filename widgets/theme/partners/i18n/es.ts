import carousel from "../../../../shared/ui/carousel/i18n/es.ts";
import failures from "../../../../shared/i18n/i18n/es.ts";

export default { ...failures, ...carousel };
