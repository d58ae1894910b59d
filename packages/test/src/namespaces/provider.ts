/** A method of a provider that a page calls by message. */
export type ProviderCall = {
  /** Where it is in the provider. Nothing: the page only reads the accounts. */
  readonly path: readonly string[]
  readonly params: readonly unknown[]
}

/** Parses the message of a page. */
export function parseCall(args: unknown): ProviderCall {
  const { path, params } = Object(args)
  return { path: Array.isArray(path) ? path.map(String) : [], params: Array.isArray(params) ? params : [] }
}

/** Calls a method of a provider. */
export async function callProvider(provider: object, { path, params }: ProviderCall): Promise<unknown> {
  let owner: unknown = provider
  for (const name of path.slice(0, -1)) owner = Reflect.get(Object(owner), name)
  const method: unknown = Reflect.get(Object(owner), path.at(-1) ?? '')
  if (typeof method !== 'function') throw new Error(`The wallet has no method ${path.join('.')}.`)
  return method.apply(owner, params)
}

/** The members of an object of a wallet: names of methods, and other values. */
export type MemberList = {
  readonly methods: readonly string[]
  readonly values: Readonly<Record<string, unknown>>
}

/** Lists what an object of a wallet has, so that a page can have the same. */
export function listMembers(object: object): MemberList {
  const entries = Object.entries(object)
  return {
    methods: entries.filter(([, value]) => typeof value === 'function').map(([name]) => name),
    values: Object.fromEntries(entries.filter(([, value]) => typeof value !== 'function')),
  }
}
