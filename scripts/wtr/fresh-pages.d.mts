interface Page {
  url(): string;
  evaluate(run: () => void): Promise<void>;
  goto(url: string): Promise<unknown>;
  createCDPSession(): Promise<{ send(method: string, params: object): Promise<unknown>; detach(): Promise<void> }>;
  readonly mouse: { reset(): Promise<void> };
  emulateMediaType(): Promise<void>;
  emulateMediaFeatures(): Promise<void>;
}
interface Launcher {
  getPage(id: string): Page;
  stopSession(id: string): Promise<unknown>;
}
export function freshPages<L extends Launcher>(launcher: L): L;
