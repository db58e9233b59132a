interface NavigateEvent extends Event {
  readonly destination: { readonly url: string };
}

/** Records where the page would navigate to, and keeps it where it is, until `stop`. */
export function watchWays(): { readonly ways: string[]; stop(): void } {
  const { navigation } = globalThis as unknown as { navigation: EventTarget };
  const ways: string[] = [];
  const stay = (event: Event) => {
    event.preventDefault();
    ways.push((event as NavigateEvent).destination.url);
  };
  navigation.addEventListener("navigate", stay);
  return { ways, stop: () => navigation.removeEventListener("navigate", stay) };
}
