import * as z from 'zod/mini'
import { SourceError } from '../sources/BalanceSource.js'
import { requestJson } from '../sources/requestJson.js'

const answerSchema = z.object({ result: z.optional(z.unknown()) })

/**
 * Sends a JSON-RPC call to Alchemy.
 *
 * @param url It contains the key.
 * @returns The result, which is untrusted.
 * @throws SourceError if there is no result.
 */
export async function callAlchemy(
  url: string,
  {
    method,
    params,
    signal,
  }: { readonly method: string; readonly params: unknown; readonly signal: AbortSignal },
): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [params] })
  const { value } = await requestJson({ url: new URL(url), body, signal })
  const result = answerSchema.safeParse(value).data?.result
  if (result === undefined) throw new SourceError('the service answers without a result')
  return result
}
