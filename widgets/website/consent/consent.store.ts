import type { StoreContext } from "#shared/element/index.ts";
import { pageConsent, type Purpose, purposes } from "../common/consent.ts";
import type en from "../i18n/en.json";

export type ConsentTexts = Readonly<typeof en.consent>;

export const events = {
  "suite-consent-change": "A visitor changed the choice. detail: { granted: string[] }",
} as const;

export interface ConsentProps {
  readonly for: readonly Purpose[] | undefined;
  /** Days for which a choice is kept; 0: until the browser ends. */
  readonly days: number;
}

export type ConsentStore = ReturnType<typeof createConsent>;

const isPurpose = (word: string): word is Purpose => (purposes as readonly string[]).includes(word);

/** Parses a list such as "video social"; undefined if empty or if a purpose is unknown. */
export function parsePurposes(list: string): readonly Purpose[] | undefined {
  const words = list.split(/[\s,]+/).filter(Boolean);
  return words.length > 0 && words.every(isPurpose) ? words : undefined;
}

/** The visitor's choice, with a switch for each purpose. */
export function createConsent({ props, emit }: StoreContext<ConsentProps, typeof events>) {
  const { granted, choose } = pageConsent();
  return {
    granted,
    purposes: () => props.get().for ?? purposes,
    /** Handles a switch of the visitor. */
    choose(purpose: Purpose, isGranted: boolean) {
      choose(purpose, isGranted, props.get().days);
      emit("suite-consent-change", { granted: granted.get() });
    },
  };
}
