export { PageHeading } from "./PageHeading.tsx";
export { CopyButton, type CopyButtonProps } from "./CopyButton.tsx";
export { linkParts } from "./links.parts.ts";
export { linkTexts, type LinkTexts } from "./links.strings.ts";
export { ShortLink, type ShortLinkProps } from "./ShortLink.tsx";
export { default as shortLinkCss } from "./short-link.css";
