import { needs } from "#scripts/wtr/needs.mjs";

interface NavigateEvent extends Event {
  readonly destination: { readonly url: string };
  readonly formData: FormData | null;
}

/** Keeps the page of the tests where it is, and tells where it would go, until the function that it returns is called. */
export function keepPage(tell: (event: NavigateEvent) => void): () => void {
  const { navigation } = globalThis as unknown as { navigation?: EventTarget };
  needs(navigation !== undefined);
  const stay = (event: Event) => {
    event.preventDefault();
    tell(event as NavigateEvent);
  };
  navigation!.addEventListener("navigate", stay);
  return () => navigation!.removeEventListener("navigate", stay);
}

/** Records where the page would navigate to, and keeps it where it is, until `stop`. */
export function watchWays(): { readonly ways: string[]; stop(): void } {
  const ways: string[] = [];
  return { ways, stop: keepPage(({ destination }) => ways.push(destination.url)) };
}
