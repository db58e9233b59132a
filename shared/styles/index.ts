export { default as baseCss } from "./base.css";
export { default as tokensCss } from "./tokens.css";
