export { encoded, networkList, networkNames, shareAddress, type Network } from "./addresses.ts";
export { currentPage, openPopup, type SharedPage } from "./popup.ts";
