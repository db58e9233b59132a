export { default as carouselCss } from "./carousel.css";
export { Carousel } from "./Carousel.tsx";
export { carouselTexts, type CarouselTexts } from "./carousel.strings.ts";
export { waitingSlides } from "./waiting.ts";
export { carouselAttributes, carouselMethods } from "./carousel.attributes.ts";
export { carouselEvents, carouselParts, slidesParts } from "./carousel.parts.ts";
export { FetchedCarousel } from "./FetchedCarousel.tsx";
export { contentOf, useServerNodes, type Content } from "./server-nodes.ts";
