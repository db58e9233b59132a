import type { PushTexts } from "#marketing/push/push.strings.ts";

export const push = {
  title: "Een melding bij nieuws?",
  note: "Korte berichten op dit apparaat. U kunt ze op elk moment weer uitzetten.",
  accept: "Meldingen ontvangen",
  later: "Niet nu",
  on: "Meldingen staan aan",
  onNote: "Dit apparaat laat het u weten als er nieuws is.",
  turnOff: "Uitzetten",
  off: "Meldingen staan uit",
  denied: "Meldingen zijn geblokkeerd",
  deniedNote: "Wilt u ze ontvangen, sta dan meldingen van deze site toe in de instellingen van uw browser.",
  failed: "Dat is niet gelukt. U kunt het opnieuw proberen.",
} satisfies PushTexts;
