import type { Notification } from "#shared/suite/api/bus.ts";
import { type Client, SuiteError } from "#shared/suite/index.ts";

interface PollParams {
  readonly channels: readonly string[];
  readonly last: number;
  readonly options: {
    readonly bus_inactivity?: number;
    readonly bus_presence_partner_ids?: readonly number[];
    readonly peek?: true;
  };
}

interface OpenPoll {
  readonly tab: string;
  readonly params: PollParams;
  answer(rows: readonly Notification[]): void;
  fail(error?: Error): void;
}

/** Bus of a suite as its clients see it: stores messages, and holds polls until one fits. */
export class FakeSuite {
  readonly said: Notification[] = [];
  /** All polls in order. */
  readonly polls: { readonly tab: string; readonly params: PollParams; readonly timeout: number | undefined }[] = [];
  readonly open = new Set<OpenPoll>();
  down = false;

  /** Calls of one tab. */
  client(tab: string): Client {
    return {
      call: (_, given, { signal, timeout } = {}) => {
        const params = given as PollParams;
        this.polls.push({ tab, params, timeout });
        if (this.down) return Promise.reject(new SuiteError("network", "no connection"));
        return new Promise<never>((resolve, reject) => {
          const close = () => this.open.delete(poll);
          const poll: OpenPoll = {
            tab,
            params,
            answer: (rows) => {
              close();
              resolve((params.options.peek ? { notifications: rows, channels: [] } : rows) as never);
            },
            fail: (error = new SuiteError("network", "no connection")) => {
              close();
              reject(error);
            },
          };
          this.open.add(poll);
          signal!.addEventListener("abort", () => {
            close();
            reject(signal!.reason as Error);
          });
          const news = this.#newsFor(params);
          if (news.length || params.options.peek) poll.answer(news);
        });
      },
    };
  }

  #newsFor({ channels, last }: PollParams): Notification[] {
    return this.said.filter(({ id, channel }) => id > last && channels.includes(channel as string));
  }

  /** Sends a message and returns the notification's id. */
  say(channel: string, message: unknown): number {
    const id = this.said.length + 1;
    this.said.push({ id, channel, message });
    for (const poll of this.open) {
      const news = this.#newsFor(poll.params);
      if (news.length) poll.answer(news);
    }
    return id;
  }

  /** Answers the open polls without news, as the suite does after 50 s. */
  sayNothing(): void {
    for (const poll of this.open) poll.answer([]);
  }

  /** Breaks all connections, also new ones until `down` is false again. */
  goDown(): void {
    this.down = true;
    for (const poll of this.open) poll.fail();
  }
}
