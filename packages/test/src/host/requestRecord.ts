import {
  type Abi,
  type Address,
  decodeFunctionData,
  type Hex,
  hexToBigInt,
  hexToString,
  isAddress,
  isHex,
} from 'viem'

/** The subject of a request. */
export type RequestKind =
  | 'connect'
  | 'transaction'
  | 'calls'
  | 'message'
  | 'typedData'
  | 'chain'
  | 'token'
  | 'permission'

/** A call of a contract, decoded with an ABI. */
export type DecodedCall = { readonly functionName: string; readonly args: readonly unknown[] }

/** A request that a wallet of any namespace asks its user about, decoded. */
export type RequestRecord = {
  readonly kind: RequestKind
  readonly method: string
  readonly params: unknown
  readonly origin: string
  /** `failed`: the wallet answered with an error that is not the user's. */
  readonly status: 'open' | 'approved' | 'rejected' | 'failed'
  /** The account that signs. */
  readonly from?: string | undefined
  readonly to?: string | null | undefined
  /** In the smallest unit: wei, lamports, sats. */
  readonly value?: bigint | undefined
  readonly data?: string | undefined
  readonly call?: DecodedCall | undefined
  /** The text of a message. */
  readonly message?: string | undefined
  readonly typedData?: TypedDataRecord | undefined
  /** The parts of a transaction: calls, instructions, outputs. */
  readonly calls?: readonly AnyCallRecord[] | undefined
  readonly chainId?: number | undefined
  /** The answer of the wallet: a signature, a hash, accounts. */
  readonly result?: unknown
  readonly error?: unknown
}

/** One part of a transaction. */
export type AnyCallRecord = Pick<RequestRecord, 'to' | 'value' | 'data' | 'call'>

/** A request that an EVM wallet asks its user about, decoded. */
export type WalletRequestRecord = RequestRecord & {
  /** The account that signs. */
  readonly from?: Address | undefined
  readonly to?: Address | null | undefined
  /** In wei. */
  readonly value?: bigint | undefined
  readonly data?: Hex | undefined
  /** The call in `data`, if an ABI has it. Calls of tokens are known. */
  readonly call?: DecodedCall | undefined
  /** The text of a message. */
  readonly message?: string | undefined
  readonly typedData?: TypedDataRecord | undefined
  /** The calls of `wallet_sendCalls`. */
  readonly calls?: readonly CallRecord[] | undefined
  /** The chain to switch to or to add. */
  readonly chainId?: number | undefined
}

/** Typed data (EIP-712) as the app sent it. */
export type TypedDataRecord = {
  readonly domain: Readonly<Record<string, unknown>>
  readonly primaryType: string
  readonly types: Readonly<Record<string, unknown>>
  readonly message: Readonly<Record<string, unknown>>
}

/** One of several calls. */
export type CallRecord = Pick<WalletRequestRecord, 'to' | 'value' | 'data' | 'call'>

/** The decoded part of a record. */
export type DecodedRequest = Omit<WalletRequestRecord, 'origin' | 'status' | 'result' | 'error'>

const kinds: Readonly<Record<string, RequestKind>> = {
  eth_requestAccounts: 'connect',
  wallet_requestPermissions: 'connect',
  eth_sendTransaction: 'transaction',
  wallet_sendCalls: 'calls',
  personal_sign: 'message',
  eth_signTypedData: 'typedData',
  eth_signTypedData_v3: 'typedData',
  eth_signTypedData_v4: 'typedData',
  wallet_addEthereumChain: 'chain',
  wallet_switchEthereumChain: 'chain',
  wallet_watchAsset: 'token',
  wallet_grantPermissions: 'permission',
  wallet_requestExecutionPermissions: 'permission',
}

/** Decodes a request. Returns `undefined` for one that a wallet answers without its user. */
export function decodeRequest(
  method: string,
  params: unknown,
  abis: readonly Abi[],
): DecodedRequest | undefined {
  const kind = Object.hasOwn(kinds, method) ? kinds[method] : undefined
  if (!kind) return undefined
  return { kind, method, params, ...decodeParams(kind, Array.isArray(params) ? params : [params], abis) }
}

function decodeParams(
  kind: RequestKind,
  params: readonly unknown[],
  abis: readonly Abi[],
): Partial<DecodedRequest> {
  switch (kind) {
    case 'transaction':
      return { from: readAddress(readFields(params[0]).from), ...decodeCall(readFields(params[0]), abis) }
    case 'calls': {
      const { from, calls } = readFields(params[0])
      const list = Array.isArray(calls) ? calls : []
      return { from: readAddress(from), calls: list.map((call) => decodeCall(readFields(call), abis)) }
    }
    case 'message': {
      const from = params.findLast(
        (value) => typeof value === 'string' && isAddress(value, { strict: false }),
      )
      const text = params.find((value) => value !== from)
      return { from: readAddress(from), message: decodeText(text) }
    }
    case 'typedData':
      return {
        from: params.map(readAddress).find((address) => address !== undefined),
        typedData: decodeTypedData(params[1]),
      }
    case 'chain': {
      const { chainId } = readFields(params[0])
      return { chainId: isHex(chainId) ? Number(chainId) : undefined }
    }
    default:
      return {}
  }
}

function decodeCall(fields: Readonly<Record<string, unknown>>, abis: readonly Abi[]): CallRecord {
  const data = fields.data ?? fields.input
  return {
    to: readAddress(fields.to) ?? null,
    value: isHex(fields.value) && fields.value !== '0x' ? hexToBigInt(fields.value) : 0n,
    data: isHex(data) ? data : undefined,
    call: isHex(data) ? decodeData(data, abis) : undefined,
  }
}

function decodeData(data: Hex, abis: readonly Abi[]): DecodedCall | undefined {
  for (const abi of abis) {
    try {
      const { functionName, args = [] } = decodeFunctionData({ abi, data })
      return { functionName, args }
    } catch {
      // Another ABI may have the function.
    }
  }
  return undefined
}

function decodeText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  return isHex(value) ? hexToString(value) : value
}

function decodeTypedData(value: unknown): TypedDataRecord | undefined {
  const { domain, primaryType, types, message } = readFields(
    typeof value === 'string' ? parseJson(value) : value,
  )
  return {
    domain: readFields(domain),
    primaryType: String(primaryType),
    types: readFields(types),
    message: readFields(message),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readFields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function readAddress(value: unknown): Address | undefined {
  return typeof value === 'string' && isAddress(value, { strict: false }) ? value : undefined
}
