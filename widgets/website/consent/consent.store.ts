import type { StoreContext } from "#shared/element/index.ts";
import { pageConsent, type Purpose, purposes } from "../common/consent/consent.ts";
import type { events } from "./consent.element.ts";

export interface ConsentProps {
  readonly for: readonly Purpose[] | undefined;
  /** For how long a choice is kept; 0: until the browser ends. */
  readonly days: number;
}

export type ConsentStore = ReturnType<typeof createConsent>;

/** The visitor's choice, of which each purpose is a switch of its own. */
export function createConsent({ props, emit }: StoreContext<ConsentProps, typeof events>) {
  const { granted, choose } = pageConsent();
  return {
    granted,
    purposes: () => props.get().for ?? purposes,
    /** A person switches one. */
    choose(purpose: Purpose, isGranted: boolean) {
      choose(purpose, isGranted, props.get().days);
      emit("suite-consent-change", { granted: granted.get() });
    },
  };
}
