import {
  createKeyPairSignerFromPrivateKeyBytes,
  getBase58Decoder,
  getBase58Encoder,
  getBase64Decoder,
  getBase64Encoder,
  getTransactionDecoder,
  getTransactionEncoder,
  partiallySignTransaction,
  type SignatureBytes,
  signBytes,
} from '@solana/kit'
import { createWalletClient, defineChain, http, type TransactionRequest } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { FrameHandlers } from '../host/createFrameHost.js'
import { FrameHandlerError } from '../host/FrameHandlerError.js'

/** The frame's half with real keys, which asks its user for each signature. */
export type Vault = {
  readonly handlers: FrameHandlers
  readonly evmAddress: string
  readonly solanaAddress: string
  readonly methods: string[]
  isLoggedIn: boolean
  /** Whether the user approves. */
  approves: boolean
  /** The chains with smart accounts. Default none. */
  smartAccountNetworks: readonly number[]
  /** The account that signs on them. Both have the same address, as with EIP-7702. Default `eoa`. */
  accountType: 'eoa' | 'smartAccount'
  /** Signs with another key than asked. */
  cheats: boolean
}

type Urls = { readonly evm?: Readonly<Record<number, string>>; readonly solana?: string }

const evmKey = '0xdbda1821b80551c9d65939329250298aa3472ba22feea921c0cf5d620ea67b97'

/**
 * Creates a vault with an account on EVM chains and on Solana.
 *
 * @param urls The RPC servers, by EVM chain id.
 * @param solanaSeed The first 32 bytes of the secret key on Solana. Default: random.
 */
export async function createVault(
  urls: Urls,
  solanaSeed: Uint8Array = crypto.getRandomValues(new Uint8Array(32)),
): Promise<Vault> {
  const account = privateKeyToAccount(evmKey)
  const otherAccount = privateKeyToAccount(`0x${'01'.repeat(32)}`)
  const solanaSigner = await createKeyPairSignerFromPrivateKeyBytes(solanaSeed)
  const otherSolanaSigner = await createKeyPairSignerFromPrivateKeyBytes(new Uint8Array(32).fill(7))

  async function signSolana(transaction: string): Promise<Uint8Array> {
    const decoded = getTransactionDecoder().decode(getBase64Encoder().encode(transaction))
    const key = vault.cheats ? otherSolanaSigner : solanaSigner
    if (vault.cheats) {
      const signature = await signBytes(key.keyPair.privateKey, decoded.messageBytes)
      const signatures = { ...decoded.signatures, [solanaSigner.address]: signature }
      return Uint8Array.from(getTransactionEncoder().encode({ ...decoded, signatures }))
    }
    return Uint8Array.from(
      getTransactionEncoder().encode(await partiallySignTransaction([key.keyPair], decoded)),
    )
  }

  const toBase64 = (bytes: Uint8Array) => getBase64Decoder().decode(bytes)
  const textOf = (params: unknown, name: string) =>
    String((params as Readonly<Record<string, unknown>>)[name])

  async function sign(method: string, params: unknown, chainId: number): Promise<unknown> {
    const key = vault.cheats ? otherAccount : account
    const list = Array.isArray(params) ? params : []
    switch (method) {
      case 'personal_sign':
        return key.signMessage({ message: { raw: list[0] } })
      case 'eth_signTypedData_v4':
        return key.signTypedData(JSON.parse(list[1]))
      case 'eth_sendTransaction': {
        const { chainId: _, ...transaction } = list[0] as TransactionRequest & { chainId?: unknown }
        const url = urls.evm?.[chainId]
        if (!url) throw new FrameHandlerError({ message: 'The network is not supported', rpcCode: 4901 })
        const chain = defineChain({
          id: chainId,
          name: 'Test',
          nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
          rpcUrls: { default: { http: [url] } },
        })
        const { to, data, value, ...others } = transaction
        const fields = { to: to ?? null, ...(data && { data }), value: BigInt(value ?? 0), ...toFees(others) }
        return createWalletClient({ account, chain, transport: http(url) }).sendTransaction(fields)
      }
      case 'solana_signMessage': {
        const bytes = Uint8Array.from(getBase58Encoder().encode(textOf(params, 'message')))
        const { privateKey } = (vault.cheats ? otherSolanaSigner : solanaSigner).keyPair
        return { signature: toBase58(await signBytes(privateKey, bytes)) }
      }
      case 'solana_signTransaction':
        return { transaction: toBase64(await signSolana(textOf(params, 'transaction'))) }
      case 'solana_signAllTransactions': {
        // The schema of the protocol has parsed it.
        const { transactions } = Object(params) as { readonly transactions: readonly string[] }
        return { transactions: (await Promise.all(transactions.map(signSolana))).map(toBase64) }
      }
      case 'solana_signAndSendTransaction':
        return { signature: await sendSolana(await signSolana(textOf(params, 'transaction')), params) }
    }
    throw new FrameHandlerError({ message: `${method} is not supported`, rpcCode: 4200 })
  }

  async function sendSolana(transaction: Uint8Array, request: unknown): Promise<string> {
    // The schema of the protocol has parsed it.
    const { options } = Object(request) as { readonly options?: object }
    const params = [toBase64(transaction), { ...options, encoding: 'base64' }]
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'sendTransaction', params })
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(urls.solana ?? '', { method: 'POST', headers, body })
    const { result, error } = await response.json()
    if (error) throw new FrameHandlerError({ message: error.message, rpcCode: error.code })
    return result
  }

  const vault: Vault = {
    evmAddress: account.address,
    solanaAddress: solanaSigner.address,
    methods: [],
    isLoggedIn: false,
    approves: true,
    cheats: false,
    smartAccountNetworks: [],
    accountType: 'eoa',
    handlers: {
      SYNC_DAPP_DATA: () => undefined,
      SYNC_THEME: () => undefined,
      CONNECT_EMAIL: () => ({ action: vault.isLoggedIn ? 'CONNECT' : 'VERIFY_OTP' }),
      CONNECT_OTP({ otp }) {
        if (otp !== '123456') throw new FrameHandlerError({ message: 'The code is wrong.' })
        vault.isLoggedIn = true
        return undefined
      },
      IS_CONNECTED: () => ({ isConnected: vault.isLoggedIn }),
      GET_USER(payload) {
        const chainId = payload?.chainId ?? 1
        const address = typeof chainId === 'number' ? account.address : solanaSigner.address
        const user = { address, chainId, email: 'user@my-dapp.example' }
        if (!vault.smartAccountNetworks.some((one) => one === chainId)) return user
        if (payload?.preferredAccountType) vault.accountType = toAccountType(payload.preferredAccountType)
        return {
          ...user,
          accounts: [
            { address, type: 'eoa' },
            { address, type: 'smartAccount' },
          ],
          preferredAccountType: vault.accountType,
          smartAccountDeployed: false,
        }
      },
      GET_SMART_ACCOUNT_ENABLED_NETWORKS: () => ({
        smartAccountEnabledNetworks: vault.smartAccountNetworks,
      }),
      INIT_SMART_ACCOUNT: () => ({ address: account.address, isDeployed: false }),
      SET_PREFERRED_ACCOUNT({ type }) {
        if (!vault.isLoggedIn) throw new FrameHandlerError({ message: 'Log in first' })
        vault.accountType = toAccountType(type)
        return { type, address: account.address }
      },
      SWITCH_NETWORK: ({ chainId }) => ({ chainId }),
      SIGN_OUT() {
        vault.isLoggedIn = false
        return undefined
      },
      async RPC_REQUEST({ method, params, chainId }) {
        vault.methods.push(method)
        if (!vault.isLoggedIn) throw new FrameHandlerError({ message: 'Log in first', rpcCode: 4100 })
        if (method === 'wallet_getCapabilities') return { '0x1': { atomic: { status: 'supported' } } }
        if (!vault.approves) throw new FrameHandlerError({ message: 'The user declined', rpcCode: 4001 })
        // Plain data by construction.
        return (await sign(method, params, Number(chainId))) as string
      },
    },
  }
  return vault
}

function toAccountType(type: string): Vault['accountType'] {
  if (type === 'eoa' || type === 'smartAccount') return type
  throw new FrameHandlerError({ message: 'There is no such account' })
}

const feeFields = ['gas', 'gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas', 'nonce'] as const

/** Parses the fees and the nonce of a JSON-RPC transaction, which are hexadecimal numbers. */
function toFees(transaction: Readonly<Partial<Record<(typeof feeFields)[number], unknown>>>): object {
  const given = feeFields.filter((name) => transaction[name] !== undefined)
  return Object.fromEntries(
    given.map((name) => {
      const value = BigInt(String(transaction[name]))
      return [name, name === 'nonce' ? Number(value) : value]
    }),
  )
}

function toBase58(signature: SignatureBytes): string {
  return getBase58Decoder().decode(signature)
}
