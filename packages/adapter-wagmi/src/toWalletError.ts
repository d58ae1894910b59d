import {
  ChainNotSupportedError,
  LatchkitError,
  UserRejectedError,
  WalletNotFoundError,
  WalletRequestError,
  WalletResponseError,
} from '@latchkit/core'

/** EIP-1193's "user rejected" and CAIP-25's. */
const rejectionCodes: readonly unknown[] = [4001, 5000]

/** What wallets write that give no code. */
const rejectionWords = /reject|denied|declin|cancel|request reset/i

/** What wagmi and JavaScript itself throw over an answer that is not what it should be. */
const malformedNames: readonly unknown[] = ['TypeError', 'InvalidAddressError']

/**
 * The one place where what wagmi, viem or a wallet threw becomes one of ours.
 *
 * @param parameters `method` is what was asked for, as JSON-RPC calls it.
 */
export function toWalletError(parameters: {
  readonly method: string
  readonly connectorId: string
  readonly cause: unknown
}): LatchkitError {
  const { method, connectorId, cause } = parameters
  if (cause instanceof LatchkitError) return cause
  if (isRejection(cause)) return new UserRejectedError({ cause })
  const names = causesOf(cause).map((error) => field(error, 'name'))
  if (names.includes('ProviderNotFoundError')) return new WalletNotFoundError({ connectorId })
  const details = wordsOf(cause)
  if (names.some((name) => malformedNames.includes(name))) {
    return new WalletResponseError({ method, reason: details ?? 'it is not what was asked for', cause })
  }
  return new WalletRequestError({ method, rpcCode: codeOf(cause), details, cause })
}

/** As `toWalletError`, for a network switch: whatever kept the wallet from adding the chain, the chain is not supported (spec §4). */
export function toSwitchError(parameters: {
  readonly connectorId: string
  readonly network: string
  readonly cause: unknown
}): LatchkitError {
  const { connectorId, network, cause } = parameters
  const error = toWalletError({ method: 'wallet_switchEthereumChain', connectorId, cause })
  if (!(error instanceof WalletRequestError)) return error
  // wagmi wraps all that goes wrong while it has a chain added as if the person had said no.
  const adding = field(cause, 'name') === 'UserRejectedRequestError'
  const unknown = [4902, 4200, -32_601].includes(error.rpcCode ?? 0)
  return adding || unknown ? new ChainNotSupportedError({ network, cause }) : error
}

/** Whether a chain was added, and the wallet stayed where it was: wagmi says that the person has said no. */
export function isAddedOnly(cause: unknown): boolean {
  return codeOf(cause) === undefined && wordsOf(cause) === 'User rejected switch after adding network.'
}

function isRejection(cause: unknown): boolean {
  const code = codeOf(cause)
  if (code !== undefined) return rejectionCodes.includes(code)
  return rejectionWords.test(wordsOf(cause) ?? '')
}

/** The wallet's own code: the innermost one. Those around it are wagmi's and viem's reading of it. */
function codeOf(cause: unknown): number | undefined {
  const causes = causesOf(cause)
  const innermost = causes.at(-1)
  const coded = causes.filter((error) => typeof field(error, 'code') === 'number' && !isWrapper(error))
  const code = field(coded.at(-1) ?? innermost, 'code')
  // viem writes -1 where there was none.
  return typeof code === 'number' && code !== -1 ? code : undefined
}

/** wagmi's and viem's classes carry a fixed code, whatever they are wrapped around. */
function isWrapper(error: unknown): boolean {
  return (field(error, 'cause') ?? undefined) !== undefined
}

function wordsOf(cause: unknown): string | undefined {
  const innermost = causesOf(cause).at(-1)
  const words = typeof innermost === 'string' ? innermost : field(innermost, 'message')
  return typeof words === 'string' && words !== '' ? words : undefined
}

/** From the outermost error to the innermost, through causes and the errors that wallets nest in `data`. */
function causesOf(error: unknown): readonly unknown[] {
  const causes: unknown[] = []
  // The limit is for causes that go in a circle.
  for (let next = error; next !== undefined && next !== null && causes.length < 16; ) {
    causes.push(next)
    next = field(next, 'cause') ?? field(field(next, 'data'), 'originalError')
  }
  return causes
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
