import carousel from "../../../../shared/ui/carousel/i18n/ar.ts";
import failures from "../../../../shared/i18n/i18n/ar.ts";

export default { ...failures, ...carousel };
