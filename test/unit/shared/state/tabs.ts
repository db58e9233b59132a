type Globals = "document" | "addEventListener" | "removeEventListener" | "BroadcastChannel";

/** Globals of a page that receive changes of other tabs. */
export class Tabs {
  /** Open channels. */
  readonly channels = new Set<object>();
  readonly pageListeners = new Set<unknown>();
  /** Keys of records that were sent to other tabs. */
  readonly told: string[] = [];
  /** Number of channels ever opened. */
  opened = 0;
  readonly #before: Partial<Record<Globals, PropertyDescriptor>> = {};

  constructor() {
    const { channels, told } = this;
    const opens = () => this.opened++;
    const globals: Record<Globals, unknown> = {
      document: {},
      addEventListener: (_type: string, listener: unknown) => this.pageListeners.add(listener),
      removeEventListener: (_type: string, listener: unknown) => this.pageListeners.delete(listener),
      BroadcastChannel: class {
        constructor(readonly name: string) {
          channels.add(this);
          opens();
        }
        postMessage = () => told.push(this.name);
        close = () => channels.delete(this);
      },
    };
    for (const name of Object.keys(globals) as Globals[]) {
      this.#before[name] = Object.getOwnPropertyDescriptor(globalThis, name);
      Object.defineProperty(globalThis, name, { value: globals[name], configurable: true, writable: true });
    }
  }

  /** Removes the globals of the page. */
  close(): void {
    for (const [name, own] of Object.entries(this.#before)) {
      if (own) Object.defineProperty(globalThis, name, own);
      else Reflect.deleteProperty(globalThis, name);
    }
  }
}
