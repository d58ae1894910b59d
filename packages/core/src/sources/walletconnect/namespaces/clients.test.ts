import { ed25519 } from '@noble/curves/ed25519'
import { secp256k1 } from '@noble/curves/secp256k1'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { parseRawTransaction } from '../../../chains/bitcoin/rawTransaction.js'
import { segwitHash } from '../../../chains/bitcoin/signatureHash.js'
import {
  getCapabilities,
  getProvider,
  readContract,
  sendBitcoinTransfer,
  sendTransaction,
  signAllSolanaTransactions,
  signAndSendSolanaTransaction,
  signBitcoinMessage,
  signMessage,
  signPsbt,
  signSolanaTransaction,
  signTypedData,
} from '../../../exports/actions.js'
import { bitcoin, solana } from '../../../exports/networks.js'
import type { fakeRelay } from '../../../exports/testing.js'
import { encodeBase58 } from '../../../foundation/encoding/base58.js'
import { evmAddress, start } from './clients.fixtures.js'

const bitcoinAddress = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
/** The private key of `evmAddress`, which is the first account of local chains. */
const evmKey = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
const signature65 = `0x${'ab'.repeat(65)}` as const
const hash = `0x${'cd'.repeat(32)}` as const

const getLastRequest = ({ requests }: ReturnType<typeof fakeRelay>) => requests.at(-1)

describe('eip155', () => {
  test('default: sends signing methods to the wallet, with their chain', async () => {
    const { kit, relay } = await start()
    const signature = await evmKey.signMessage({ message: 'hi' })
    relay.answers.set('personal_sign', signature)
    expect(await signMessage(kit, { message: 'hi' })).toBe(signature)
    expect(getLastRequest(relay)).toEqual({
      chainId: 'eip155:1',
      method: 'personal_sign',
      params: ['0x6869', evmAddress],
    })
    relay.answers.set('eth_sendTransaction', hash)
    expect(await sendTransaction(kit, { to: evmAddress, value: 1n })).toBe(hash)
    expect(getLastRequest(relay)).toEqual({
      chainId: 'eip155:1',
      method: 'eth_sendTransaction',
      params: [{ from: evmAddress, chainId: '0x1', to: evmAddress, value: '0x1' }],
    })
  })

  test('behavior: adds `EIP712Domain` to the types of typed data, and sends bigints as decimal strings', async () => {
    const { kit, relay } = await start()
    const types = { Mail: [{ name: 'amount', type: 'uint256' }] }
    const typedData = {
      domain: { name: 'App', chainId: 1n },
      types,
      primaryType: 'Mail',
      message: { amount: 5n },
    } as const
    const signature = await evmKey.signTypedData(typedData)
    relay.answers.set('eth_signTypedData_v4', signature)
    expect(await signTypedData(kit, typedData)).toBe(signature)
    const [address, text] = (getLastRequest(relay) ?? { params: [] }).params as [string, string]
    expect(address).toBe(evmAddress)
    expect(JSON.parse(text)).toEqual({
      domain: { name: 'App', chainId: '1' },
      types: {
        EIP712Domain: [
          { name: 'name', type: 'string' },
          { name: 'chainId', type: 'uint256' },
        ],
        ...types,
      },
      primaryType: 'Mail',
      message: { amount: '5' },
    })
  })

  test('behavior: a remote Safe responds with `0x`, which is a signature only if the account is a contract', async () => {
    const { kit, relay } = await start()
    relay.answers.set('personal_sign', '0x')
    const asked: unknown[] = []
    const setCode = (result: string) =>
      vi.stubGlobal('fetch', async (_url: string, { body }: { readonly body: string }) => {
        const parsed: unknown = JSON.parse(body)
        const calls = [parsed].flat() as readonly { readonly id: number; readonly method: string }[]
        asked.push(...calls.map(({ method }) => method))
        const answers = calls.map(({ id, method }) => ({
          ...{ jsonrpc: '2.0', id },
          result: method === 'eth_chainId' ? '0x1' : result,
        }))
        return new Response(JSON.stringify(Array.isArray(parsed) ? answers : answers[0]))
      })
    onTestFinished(() => void vi.unstubAllGlobals())
    setCode('0x6080')
    expect(await signMessage(kit, { message: 'hi' })).toBe('0x')
    setCode('0x')
    await expect(signMessage(kit, { message: 'hi' })).rejects.toMatchObject({ code: 'wallet-response' })
    expect(asked.filter((method) => method === 'eth_getCode')).toHaveLength(2)
  })

  test('error: an invalid signature or hash', async () => {
    const { kit, relay } = await start()
    relay.answers.set('personal_sign', '0x12')
    await expect(signMessage(kit, { message: 'hi' })).rejects.toMatchObject({ code: 'wallet-response' })
    relay.answers.set('eth_sendTransaction', signature65)
    await expect(sendTransaction(kit, { to: evmAddress })).rejects.toMatchObject({ code: 'wallet-response' })
  })

  test('behavior: reads capabilities from the wallet, or returns {} if it has none', async () => {
    const { kit, relay } = await start()
    expect(await getCapabilities(kit)).toEqual({})
    relay.answers.set('wallet_getCapabilities', { '0x1': { atomic: { status: 'ready' } } })
    expect(await getCapabilities(kit)).toEqual({ 'eip155:1': { atomic: { status: 'ready' } } })
  })

  test('behavior: the provider returns account and chain from the session', async () => {
    const { kit, relay } = await start()
    const provider = (await getProvider(kit, { namespace: 'eip155' })) as {
      request(parameters: { method: string; params?: unknown }): Promise<unknown>
    }
    const before = relay.requests.length
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
    expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([evmAddress])
    expect(await provider.request({ method: 'net_version' })).toBe('1')
    expect(relay.requests).toHaveLength(before)
  })

  test('error: reading a contract requires a chain library', async () => {
    const { kit } = await start()
    const call = { address: evmAddress, abi: [], functionName: 'name' } as const
    await expect(readContract(kit, call)).rejects.toMatchObject({ code: 'method-not-supported' })
  })
})

describe('solana', () => {
  const secret = Uint8Array.from({ length: 32 }, (_, at) => at + 1)
  const key = ed25519.getPublicKey(secret)
  const signed = Uint8Array.from({ length: 64 }, (_, at) => at + 1)

  /** A legacy message of one signer, without instructions. */
  function transactionOf(signer: Uint8Array, signature = new Uint8Array(64)): Uint8Array {
    return Uint8Array.from([1, ...signature, 1, 0, 0, 1, ...signer, ...new Uint8Array(32), 0])
  }

  /** The same transaction, signed by its only signer. */
  function signatureOf(transaction: Uint8Array): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(ed25519.sign(transaction.slice(65), secret))
  }

  async function startWithKey() {
    const { kit, relay } = await start()
    const { solana: part, ...others } = relay.session?.namespaces ?? {}
    if (!part) throw new Error('no solana')
    relay.update({
      ...others,
      solana: { ...part, accounts: [`${solana.caipNetworkId}:${encodeBase58(key)}`] },
    })
    return { kit, relay, part }
  }

  const toBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

  test('default: sends the message, and returns the signature, in base58', async () => {
    const { kit, relay } = await startWithKey()
    const signature = encodeBase58(ed25519.sign(new TextEncoder().encode('hi'), secret))
    relay.answers.set('solana_signMessage', { signature })
    expect(await signMessage(kit, { namespace: 'solana', message: 'hi' })).toBe(signature)
    expect(getLastRequest(relay)).toEqual({
      chainId: solana.caipNetworkId,
      method: 'solana_signMessage',
      params: { message: encodeBase58(new TextEncoder().encode('hi')), pubkey: encodeBase58(key) },
    })
  })

  test('error: a signature of another message', async () => {
    const { kit, relay } = await startWithKey()
    const signature = encodeBase58(ed25519.sign(new TextEncoder().encode('Pay everything'), secret))
    relay.answers.set('solana_signMessage', { signature })
    await expect(signMessage(kit, { namespace: 'solana', message: 'hi' })).rejects.toMatchObject({
      code: 'wallet-response',
    })
  })

  test('behavior: accepts a signed transaction, or its signature alone', async () => {
    const { kit, relay } = await startWithKey()
    const transaction = transactionOf(key)
    const signature = signatureOf(transaction)
    const expected = transactionOf(key, signature)
    relay.answers.set('solana_signTransaction', { signature: encodeBase58(signature) })
    expect(await signSolanaTransaction(kit, { transaction })).toEqual(expected)
    relay.answers.set('solana_signTransaction', { signature: '', transaction: toBase64(expected) })
    expect(await signSolanaTransaction(kit, { transaction })).toEqual(expected)
    expect(getLastRequest(relay)?.params).toEqual({
      transaction: toBase64(transaction),
      pubkey: encodeBase58(key),
    })
  })

  test('error: rejects a different transaction, or one without a signature', async () => {
    const { kit, relay } = await startWithKey()
    const transaction = transactionOf(key)
    const another = transactionOf(key, signatureOf(transaction))
    another[another.length - 2] = 9
    for (const response of [another, transaction, transactionOf(key, signed)]) {
      relay.answers.set('solana_signTransaction', { transaction: toBase64(response) })
      await expect(signSolanaTransaction(kit, { transaction })).rejects.toMatchObject({
        code: 'wallet-response',
      })
    }
  })

  test('error: does not ask the wallet to sign a transaction of another account', async () => {
    const { kit, relay } = await start()
    const before = relay.requests.length
    const transaction = transactionOf(key)
    await expect(signSolanaTransaction(kit, { transaction })).rejects.toMatchObject({
      code: 'invalid-parameter',
    })
    expect(relay.requests).toHaveLength(before)
  })

  test.each([
    ['account', 4100, { address: encodeBase58(new Uint8Array(32).fill(1)) }],
    ['network', 4901, { network: { ...solana, caipNetworkId: 'solana:another' as const } }],
  ])(
    'error: does not ask the wallet for another %s than that of the session',
    async (_, rpcCode, another) => {
      const { kit, relay } = await startWithKey()
      const before = relay.requests.length
      const methods = kit.internal.adapterOf('solana')?.solana
      const caller = { connectorId: 'walletConnect', address: encodeBase58(key), network: solana, ...another }
      const transaction = transactionOf(key)
      const error = { code: 'wallet-request', rpcCode }
      await expect(methods?.signTransaction({ ...caller, transaction })).rejects.toMatchObject(error)
      await expect(methods?.signAndSendTransaction({ ...caller, transaction })).rejects.toMatchObject(error)
      await expect(
        methods?.signAllTransactions({ ...caller, transactions: [transaction] }),
      ).rejects.toMatchObject(error)
      expect(relay.requests).toHaveLength(before)
    },
  )

  test('behavior: signs several transactions at once, or one by one if the wallet does not support it', async () => {
    const { kit, relay, part } = await startWithKey()
    const transactions = [transactionOf(key), transactionOf(key)]
    const whole = toBase64(transactionOf(key, signatureOf(transactionOf(key))))
    relay.answers.set('solana_signAllTransactions', { transactions: [whole, whole] })
    expect(await signAllSolanaTransactions(kit, { transactions })).toHaveLength(2)
    relay.answers.set('solana_signAllTransactions', { transactions: [whole] })
    await expect(signAllSolanaTransactions(kit, { transactions })).rejects.toMatchObject({
      code: 'wallet-response',
    })
    const accounts = [`${solana.caipNetworkId}:${encodeBase58(key)}`] as const
    relay.update({ solana: { ...part, accounts, methods: ['solana_signTransaction'] } })
    relay.answers.set('solana_signTransaction', { transaction: whole })
    expect(await signAllSolanaTransactions(kit, { transactions })).toHaveLength(2)
    expect(getLastRequest(relay)?.method).toBe('solana_signTransaction')
  })

  test('behavior: the wallet sends the transaction, with the options', async () => {
    const { kit, relay } = await startWithKey()
    relay.answers.set('solana_signAndSendTransaction', { signature: encodeBase58(signed) })
    const transaction = transactionOf(key)
    const response = await signAndSendSolanaTransaction(kit, {
      transaction,
      options: { skipPreflight: true, preflightCommitment: 'max' },
    })
    expect(response).toBe(encodeBase58(signed))
    // Current nodes have another name for the commitment.
    expect(getLastRequest(relay)?.params).toMatchObject({
      sendOptions: { skipPreflight: true, preflightCommitment: 'finalized' },
    })
  })

  test('behavior: the wallet only signs what is checked before it is sent', async () => {
    const { kit, relay } = await startWithKey()
    relay.answers.set('solana_signTransaction', { transaction: 'AQID' })
    const write = { connectorId: 'walletConnect', address: encodeBase58(key), network: solana }
    const sent = kit.internal
      .adapterOf('solana')
      ?.solana?.signAndSendTransaction({ ...write, transaction: transactionOf(key), isChecked: true })
    await expect(sent).rejects.toMatchObject({ code: 'wallet-response' })
    expect(getLastRequest(relay)?.method).toBe('solana_signTransaction')
  })
})

describe('bip122', () => {
  test('default: signs a message in the format of its address, and converts hex signatures to base64', async () => {
    const { kit, relay } = await start()
    // The example of BIP-322.
    const address = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'
    const signature =
      'AkcwRAIgZRfIY3p7/DoVTty6YZbWS71bc5Vct9p9Fia83eRmw2QCICK/ENGfwLtptFluMGs2KsqoNSk89pO7F29zJLUx9a/sASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI='
    const { bip122: part } = relay.session?.namespaces ?? {}
    if (!part) throw new Error('The session has no bip122.')
    relay.update({ bip122: { ...part, accounts: [`${bitcoin.caipNetworkId}:${address}`] } })
    relay.answers.set('signMessage', { address, signature: Buffer.from(signature, 'base64').toString('hex') })
    expect(await signBitcoinMessage(kit, { message: 'Hello World' })).toBe(signature)
    expect(getLastRequest(relay)).toEqual({
      chainId: bitcoin.caipNetworkId,
      method: 'signMessage',
      params: { account: address, address, message: 'Hello World', protocol: 'bip322' },
    })
    await expect(signBitcoinMessage(kit, { message: 'Hello' })).rejects.toMatchObject({
      code: 'wallet-response',
    })
  })

  test('behavior: sends a transfer in sats, as text', async () => {
    const { kit, relay } = await start()
    const txid = 'ef'.repeat(32)
    relay.answers.set('sendTransfer', { txid })
    expect(await sendBitcoinTransfer(kit, { to: bitcoinAddress, amount: 5_000n })).toBe(txid)
    expect(getLastRequest(relay)?.params).toEqual({
      account: bitcoinAddress,
      recipientAddress: bitcoinAddress,
      amount: '5000',
    })
  })

  // One input of the session's address, one output (BIP-174).
  const script = [
    0, 20, 0x75, 0x1e, 0x76, 0xe8, 0x19, 0x91, 0x96, 0xd4, 0x54, 0x94, 0x1c, 0x45, 0xd1, 0xb3, 0xa3, 0x23,
    0xf1, 0x43, 0x3b, 0xd6,
  ]
  const output = [0x10, 0x27, 0, 0, 0, 0, 0, 0, script.length, ...script]
  const transactionOf = (lockTime: number) => [
    2,
    0,
    0,
    0,
    1,
    ...Array<number>(32).fill(7),
    0,
    0,
    0,
    0,
    0,
    255,
    255,
    255,
    255,
    1,
    ...output,
    lockTime,
    0,
    0,
    0,
  ]
  function psbtOf(fields: readonly number[], lockTime = 0): string {
    const transaction = transactionOf(lockTime)
    const globals = [1, 0, transaction.length, ...transaction, 0]
    const input = [1, 1, output.length, ...output, ...fields, 0]
    return Buffer.from([0x70, 0x73, 0x62, 0x74, 0xff, ...globals, ...input, 0]).toString('base64')
  }
  // The key of `bitcoinAddress` is the number 1.
  const secret = Uint8Array.from({ length: 32 }, (_, at) => Number(at === 31))
  const key = [...secp256k1.getPublicKey(secret, true)]
  const scriptCode = Uint8Array.of(0x76, 0xa9, 20, ...script.slice(2), 0x88, 0xac)
  const transaction = parseRawTransaction(Uint8Array.from(transactionOf(0)))
  const digest = segwitHash(transaction, 0, { scriptCode, value: 10_000n }, 1)
  const signature = [...secp256k1.sign(digest, secret).toDERRawBytes(), 1]
  const partial = [34, 2, ...key, signature.length, ...signature]
  const witness = [2, signature.length, ...signature, key.length, ...key]
  const final = [1, 8, witness.length, ...witness]
  const inputs = [{ index: 0, address: bitcoinAddress }]

  test.each([
    ['partially signed', partial, false],
    ['finalized', final, true],
  ])('behavior: returns a %s PSBT', async (_, fields, isFinal) => {
    const { kit, relay } = await start()
    const answered = psbtOf(fields)
    relay.answers.set('signPsbt', { psbt: answered })
    expect(await signPsbt(kit, { psbt: psbtOf([]), inputs })).toMatchObject({ psbt: answered, isFinal })
    expect(getLastRequest(relay)?.params).toEqual({
      account: bitcoinAddress,
      psbt: psbtOf([]),
      signInputs: inputs,
      broadcast: false,
    })
  })

  test('error: rejects a different transaction, one without a signature, and an invalid PSBT', async () => {
    const { kit, relay } = await start()
    for (const response of [psbtOf(partial, 1), psbtOf([]), 'AAAA', undefined]) {
      relay.answers.set('signPsbt', { psbt: response })
      await expect(signPsbt(kit, { psbt: psbtOf([]), inputs })).rejects.toMatchObject({
        code: 'wallet-response',
      })
    }
  })
})
