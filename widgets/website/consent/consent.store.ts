import type { StoreContext } from "#shared/element/index.ts";
import { pageConsent, type Purpose, purposes } from "../common/consent.ts";
import type en from "../i18n/en.json";

export type ConsentTexts = Readonly<typeof en.consent>;

export const events = {
  "suite-consent-change": "A visitor changed the choice. detail: { granted: string[] }",
} as const;

export interface ConsentProps {
  readonly for: readonly Purpose[] | undefined;
  /** Days for which a choice is stored; 0 until the browser closes. */
  readonly days: number;
}

export type ConsentStore = ReturnType<typeof createConsent>;

const isPurpose = (name: string): name is Purpose => (purposes as readonly string[]).includes(name);

/** Parses a list such as "video social"; undefined if empty or if a purpose is unknown. */
export function parsePurposes(list: string): readonly Purpose[] | undefined {
  const names = list.split(/[\s,]+/).filter(Boolean);
  return names.length > 0 && names.every(isPurpose) ? names : undefined;
}

/** Creates the visitor's choice, with a switch for each purpose. */
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
