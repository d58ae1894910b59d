import { type Abi, erc20Abi, erc721Abi } from 'viem'
import { errorCodes } from '../foundation/ProviderRpcError.js'
import type { Prompt } from '../wallet/prompts.js'
import { decodeRequest, type WalletRequestRecord } from './requestRecord.js'

/** The requests that a wallet asked its user about. */
export type Records = {
  /** Adds ABIs for the calls of contracts. Applies to earlier requests too. */
  readonly addAbi: (abi: Abi) => void
  readonly list: () => readonly WalletRequestRecord[]
  /** Records a request and its answer, if it is one that asks the user. */
  readonly track: (
    origin: string,
    request: { readonly method: string; readonly params: unknown },
    answer: Promise<unknown>,
  ) => void
  /** Waits for the answer to the request of a prompt, and returns its record. */
  readonly waitFor: (origin: string, prompt: Prompt) => Promise<WalletRequestRecord | undefined>
}

type Entry = {
  readonly origin: string
  readonly method: string
  readonly params: unknown
  outcome: Pick<WalletRequestRecord, 'status' | 'result' | 'error'>
  readonly settled: Promise<unknown>
}

/** Creates the list of requests. */
export function createRecords(abis: readonly Abi[] = []): Records {
  const entries: Entry[] = []
  const known: Abi[] = [...abis, erc20Abi, erc721Abi]

  function toRecord({ origin, method, params, outcome }: Entry): WalletRequestRecord | undefined {
    const decoded = decodeRequest(method, params, known)
    return decoded && { ...decoded, origin, ...outcome }
  }

  return {
    addAbi: (abi) => void known.unshift(abi),
    list: () => entries.flatMap((entry) => toRecord(entry) ?? []),
    track(origin, { method, params }, answer) {
      if (!decodeRequest(method, params, [])) return
      const entry: Entry = {
        ...{ origin, method, params },
        outcome: { status: 'open' },
        settled: answer.then(
          (result) => {
            entry.outcome = { status: 'approved', result }
          },
          (error: unknown) => {
            entry.outcome = { status: isRejection(error) ? 'rejected' : 'failed', error }
          },
        ),
      }
      entries.push(entry)
    },
    async waitFor(origin, prompt) {
      const same = entries.filter((entry) => entry.origin === origin && entry.method === prompt.method)
      const entry =
        same.find(({ params }) => params === prompt.params) ??
        same.find(({ outcome }) => outcome.status === 'open')
      await entry?.settled
      return entry && toRecord(entry)
    },
  }
}

function isRejection(error: unknown): boolean {
  const { code, data } = Object(error)
  return (
    [code, data?.originalError?.code].includes(errorCodes.userRejected) ||
    /denied by the user/.test(Object(error).message)
  )
}
