export { ErrorSummary, type ErrorSummaryProps, type FieldError } from "./ErrorSummary.tsx";
export { default as summaryCss } from "./summary.css";
