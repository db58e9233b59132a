import type { FailureTexts } from "./failure.ts";
import type { RatingTexts, StarTexts } from "./rating.strings.ts";

export default {
  failureNetwork: "Er is geen verbinding. Controleer uw internetverbinding en probeer het opnieuw.",
  failureServer: "Er ging iets mis op de server. Probeer het zo meteen opnieuw.",
  failureSession: "Uw sessie is verlopen. Laad de pagina opnieuw en probeer het nog eens.",
  failureAccess: "U hebt hier geen toegang toe.",
  failureContract: "De server gaf een onverwacht antwoord. Probeer het later opnieuw.",
  failureConfig: "Dit deel van de pagina is niet goed ingesteld. Meld het de beheerder van de site.",
  failureGone: "Dit is niet meer beschikbaar.",
  retry: "Opnieuw proberen",
} satisfies FailureTexts;

export const stars = {
  one: "Ik haat het",
  two: "Ik vind het niet leuk",
  three: "Het is oké",
  four: "Ik vind het leuk",
  five: "Ik vind het geweldig",
  choice: "{label} ({stars} van 5 sterren)",
  average: "{stars} van 5 sterren",
  clear: "Wissen",
} satisfies StarTexts;

export const ratings = {
  average: stars.average,
  ratings: "Beoordelingen",
  rated: { one: "{count} beoordeling", other: "{count} beoordelingen" },
  unrated: "Er zijn nog geen beoordelingen.",
  starCount: { one: "{count} ster", other: "{count} sterren" },
  allStars: "Selectie opheffen",
} satisfies RatingTexts;
