import { SourceError } from '../sources/BalanceSource.js'
import { requestJson } from '../sources/requestJson.js'

/** Reads from the REST API v2 of one instance of Blockscout. */
export type BlockscoutClient = {
  /**
   * Reads a resource of an account.
   *
   * @param account Address in lower case.
   * @param resource Its path below the one of the account, such as `/transactions`; empty for the account itself.
   * @param query Parameters of the page. Those in the URL of the instance take precedence.
   * @returns Untrusted JSON; `undefined` if the instance does not know the account, because nothing has happened to it.
   * @throws SourceError if the instance does not answer, or not as documented.
   */
  readonly read: (
    account: string,
    resource: '' | '/token-balances' | '/transactions' | '/token-transfers' | '/nft',
    options: { readonly query?: Readonly<Record<string, string>>; readonly signal: AbortSignal },
  ) => Promise<unknown>
}

/** @param instance URL of the instance. Its query, which may contain a key, is a part of every request. */
export function createBlockscoutClient(instance: string): BlockscoutClient {
  return {
    async read(account, resource, { query = {}, signal }) {
      const url = new URL(instance)
      const own = [...url.searchParams]
      url.hash = ''
      url.pathname = `${url.pathname.replace(/\/+$/, '')}/api/v2/addresses/${account}${resource}`
      for (const [name, value] of [...Object.entries(query), ...own]) url.searchParams.set(name, value)
      const { status, value } = await requestJson({ url, signal })
      if (status === 200) return value
      if (isNotFound(value)) return undefined
      throw new SourceError(`the service answers with HTTP ${status}`)
    },
  }
}

/** Whether an answer with the status 404 is of Blockscout, and not of another server at a wrong URL. */
function isNotFound(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'message' in value && value.message === 'Not found'
}
