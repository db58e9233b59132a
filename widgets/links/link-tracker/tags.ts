import { shared } from "#shared/element/index.ts";
import { type Remote, remote } from "#shared/state/index.ts";
import { connect } from "#shared/suite/index.ts";
import { createTag, readTags, type Tag, type TagKind } from "../api/links.ts";

export interface Tags {
  readonly list: Remote<readonly Tag[]>;
  /** Returns the known tag of a name, ignoring case and surrounding blanks. */
  find(name: string): Tag | undefined;
  /**
   * Creates a tag, unless the suite has one of that name by now: the tags are read again, since the suite would accept the same name
   * twice. Simultaneous calls for a name create one tag.
   * @throws SuiteError
   */
  create(name: string): Promise<Tag>;
}

const normalize = (name: string): string => name.trim().toLocaleLowerCase();
const among = (tags: readonly Tag[], name: string) => tags.find((tag) => normalize(tag.name) === normalize(name));

/** Returns the campaigns, mediums or sources of a suite, common to all elements of the page. */
export const tagsOf = (server: string, kind: TagKind): Tags =>
  shared(`suite.tags ${server} ${kind}`, () => {
    const client = connect(server);
    const list = remote<readonly Tag[]>(`suite.tags ${server} ${kind} list`, () => readTags(client, kind));
    const creating = new Map<string, Promise<Tag>>();
    const created: Tag[] = [];

    const make = async (name: string): Promise<Tag> => {
      const now = await readTags(client, kind);
      const found = among(now, name);
      const tag = found ?? { id: await createTag(client, kind, name.trim()), name: name.trim() };
      if (!found) created.push(tag);
      // the response may be older than another tag that was created here
      list.put([...now, ...created.filter(({ id }) => !now.some((other) => other.id === id))]);
      return tag;
    };

    return {
      list,
      find: (name) => among(list.state.get().value ?? [], name),
      create(name) {
        const key = normalize(name);
        const running = creating.get(key) ?? make(name).finally(() => creating.delete(key));
        creating.set(key, running);
        return running;
      },
    };
  });
