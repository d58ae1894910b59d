import { type Abi, erc20Abi, erc721Abi } from 'viem'
import { errorCodes } from '../foundation/ProviderRpcError.js'
import type { Prompt } from '../wallet/prompts.js'
import { decodeRequest, type RequestRecord, type WalletRequestRecord } from './requestRecord.js'

/** A request of a page. */
export type PageRequest = { readonly method: string; readonly params: unknown }

/** The requests that a wallet asked its user about. */
export type Records<record extends RequestRecord> = {
  readonly list: () => readonly record[]
  /** Records a request and its answer, if it is one that asks the user. */
  readonly track: (origin: string, request: PageRequest, answer: Promise<unknown>) => void
  /** Waits for the answer to the request of a prompt, and returns its record. */
  readonly waitFor: (origin: string, prompt: Prompt) => Promise<record | undefined>
}

/** The fields of a record that the answer has. */
type Outcome = Pick<RequestRecord, 'status' | 'result' | 'error'>

type Entry = PageRequest & {
  readonly origin: string
  outcome: Outcome
  readonly settled: Promise<unknown>
}

/** The requests of an EVM wallet. */
export type EvmRecords = Records<WalletRequestRecord> & {
  /** Adds ABIs for the calls of contracts. Applies to earlier requests too. */
  readonly addAbi: (abi: Abi) => void
}

/** Creates the list of requests of an EVM wallet. */
export function createEvmRecords(abis: readonly Abi[] = []): EvmRecords {
  const known: Abi[] = [...abis, erc20Abi, erc721Abi]
  const records = createRecords<WalletRequestRecord>(({ method, params }, origin, outcome) => {
    const decoded = decodeRequest(method, params, known)
    return decoded && { ...decoded, origin, ...outcome }
  })
  return { ...records, addAbi: (abi) => void known.unshift(abi) }
}

/**
 * Creates the list of requests.
 *
 * @param decode Returns `undefined` for a request that a wallet answers without its user.
 * @param rejectionCode The code of the error of a user who rejects. Default: EIP-1193's.
 */
export function createRecords<record extends RequestRecord>(
  decode: (request: PageRequest, origin: string, outcome: Outcome) => record | undefined,
  rejectionCode: number = errorCodes.userRejected,
): Records<record> {
  const entries: Entry[] = []
  const toRecord = (entry: Entry) => decode(entry, entry.origin, entry.outcome)

  return {
    list: () => entries.flatMap((entry) => toRecord(entry) ?? []),
    track(origin, { method, params }, answer) {
      const entry: Entry = {
        ...{ origin, method, params },
        outcome: { status: 'open' },
        settled: answer.then(
          (result) => {
            entry.outcome = { status: 'approved', result }
          },
          (error: unknown) => {
            entry.outcome = { status: isRejection(error, rejectionCode) ? 'rejected' : 'failed', error }
          },
        ),
      }
      if (toRecord(entry)) entries.push(entry)
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

function isRejection(error: unknown, rejectionCode: number): boolean {
  const { code, data } = Object(error)
  return (
    [code, data?.originalError?.code].includes(rejectionCode) ||
    /denied by the user/.test(Object(error).message)
  )
}
