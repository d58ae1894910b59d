import { parseTransaction } from '@latchkit/core/solana'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58, base64 } from '@scure/base'
import { serializeTransaction, verifyMessage, verifyTypedData } from 'viem'
import { beforeAll, expect, inject, test, vi } from 'vitest'
import { VaultError } from '../../shared/vault/VaultError.js'
import { getDigest } from '../approval/getDigest.js'
import type { Approval, ApprovalContent, SigningRequest } from '../approval/types.js'
import { toNetwork } from '../config/toNetwork.js'
import { createSolanaTransaction, createSolTransfer } from '../describe/createSolanaTransaction.fixtures.js'
import { type ChainRpc, createChainRpc } from '../rpc/createChainRpc.js'
import { RpcError } from '../rpc/RpcError.js'
import { createFakeVault } from '../vault/createFakeVault.fixtures.js'
import { prepareApproval } from './prepareApproval.js'
import { signApproval } from './signApproval.js'

const { signal } = new AbortController()
const chain = { chainId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', rpcUrl: inject('solana').rpcUrl } as const
const network = toNetwork(chain)
const noRpc: ChainRpc = ({ method }) => Promise.reject(new RpcError({ message: `Unexpected ${method}` }))
// An address that no other test spends from.
const vault = createFakeVault({ solanaKey: ed25519.utils.randomSecretKey() })
const { eip155, solana } = vault.user.addresses

const approvalOf = (content: ApprovalContent, address = eip155): Approval => ({
  id: '1',
  origin: 'https://my-dapp.example',
  chainId: 'eip155:1',
  address,
  content,
})
const message = new TextEncoder().encode('Hello')
const hello = approvalOf({ type: 'evmMessage', message })
const typedData = {
  domain: { name: 'App', chainId: 1 },
  types: { Mail: [{ name: 'text', type: 'string' }] },
  primaryType: 'Mail',
  message: { text: 'Hello' },
} as const

test('default: messages and typed data', async () => {
  const signature = await signApproval(hello, getDigest(hello), { vault, rpc: noRpc, network, signal })
  expect(
    await verifyMessage({
      address: eip155 as `0x${string}`,
      message: 'Hello',
      signature: signature as `0x${string}`,
    }),
  ).toBe(true)
  const data = approvalOf({ type: 'evmTypedData', typedData })
  const signed = await signApproval(data, getDigest(data), { vault, rpc: noRpc, network, signal })
  expect(
    await verifyTypedData({
      address: eip155 as `0x${string}`,
      ...typedData,
      signature: signed as `0x${string}`,
    }),
  ).toBe(true)
  const text = approvalOf({ type: 'solanaMessage', message }, solana)
  const answer = await signApproval(text, getDigest(text), { vault, rpc: noRpc, network, signal })
  const { signature: bytes } = answer as { signature: string }
  expect(ed25519.verify(base58.decode(bytes), message, base58.decode(solana))).toBe(true)
})

test('default: an approved change of the account signs nothing here, and moves only the recovery', async () => {
  const changes = createFakeVault()
  for (const type of ['emailChange', 'recoveryMove'] as const) {
    const change = approvalOf({ type, from: 'old@example.org', to: 'new@example.org' })
    expect(
      await signApproval(change, getDigest(change), { vault: changes, rpc: noRpc, network, signal }),
    ).toBeNull()
  }
  expect(changes.calls).toEqual([{ name: 'moveRecovery', parameters: { to: 'new@example.org' } }])
  const moved = approvalOf({ type: 'recoveryMove', from: 'old@example.org', to: 'other@example.org' })
  await expect(
    signApproval(
      moved,
      getDigest(approvalOf({ type: 'recoveryMove', from: null, to: 'other@example.org' })),
      {
        ...{ vault: changes, rpc: noRpc, network, signal },
      },
    ),
  ).rejects.toMatchObject({ failure: 'changed' })
  changes.failWith(new VaultError({ code: 'recovery', message: 'It is not reachable.' }))
  await expect(
    signApproval(moved, getDigest(moved), { vault: changes, rpc: noRpc, network, signal }),
  ).rejects.toMatchObject({ failure: 'recovery' })
})

test('error: something else than what was displayed', async () => {
  const displayed = getDigest(hello)
  const changes: readonly Approval[] = [
    approvalOf({ type: 'evmMessage', message: new TextEncoder().encode('Hallo') }),
    approvalOf({ type: 'solanaMessage', message }),
    { ...hello, origin: 'https://other.example' },
    { ...hello, chainId: 'eip155:10' },
    { ...hello, address: solana },
  ]
  const before = vault.signed.length
  for (const changed of changes)
    await expect(
      signApproval(changed, displayed, { vault, rpc: noRpc, network, signal }),
    ).rejects.toMatchObject({
      failure: 'changed',
    })
  expect(vault.signed).toHaveLength(before)
})

test('error: another user, or none', async () => {
  const other = approvalOf({ type: 'evmMessage', message }, `0x${'22'.repeat(20)}`)
  await expect(
    signApproval(other, getDigest(other), { vault, rpc: noRpc, network, signal }),
  ).rejects.toMatchObject({
    failure: 'account_changed',
  })
  const loggedOut = createFakeVault({ isLoggedIn: false })
  await expect(
    signApproval(hello, getDigest(hello), { vault: loggedOut, rpc: noRpc, network, signal }),
  ).rejects.toMatchObject({ failure: 'session_expired' })
  expect(loggedOut.signed).toEqual([])
})

const unsent: readonly (readonly [string, Approval])[] = [
  [
    'error: an EVM transaction that is aborted after its signature is not sent',
    approvalOf({
      type: 'evmTransaction',
      transaction: serializeTransaction({ type: 'eip1559', chainId: 1, to: `0x${'22'.repeat(20)}` }),
      simulation: { status: 'unavailable' },
    }),
  ],
  [
    'error: a Solana transaction that is aborted after its signature is not sent',
    approvalOf(
      {
        type: 'solanaTransactions',
        transactions: [{ bytes: createSolanaTransaction({ payer: solana }), encoding: 'base58' }],
        send: {},
        isList: false,
        simulation: { status: 'unavailable' },
      },
      solana,
    ),
  ],
]

test.each(unsent)('%s', async (_title, approval) => {
  const controller = new AbortController()
  const sent: string[] = []
  const rpc: ChainRpc = async ({ method }) => {
    if (!/^(?:eth_sendRawTransaction|sendTransaction)$/.test(method))
      throw new RpcError({ message: 'Refused' })
    sent.push(method)
    return '0x1'
  }
  const stopping = {
    ...vault,
    sign: (parameters: Parameters<typeof vault.sign>[0]) => {
      controller.abort()
      return vault.sign(parameters)
    },
  }
  await expect(
    signApproval(approval, getDigest(approval), { vault: stopping, rpc, network, signal: controller.signal }),
  ).rejects.toThrow()
  expect(sent).toEqual([])
})

const rpc = createChainRpc([chain], fetch)
const ask = (method: string, params: unknown) => rpc({ ...chain, method, params, signal })

const recipient = base58.encode(new Uint8Array(32).fill(77))

/** A transfer of a few lamports is possible only to an account that exists. */
beforeAll(async () => {
  for (const address of [solana, recipient]) {
    await ask('requestAirdrop', [address, 2_000_000_000])
    const getBalance = () => ask('getBalance', [address, { commitment: 'confirmed' }])
    await vi.waitFor(async () => expect(await getBalance()).not.toMatchObject({ value: 0 }), 60_000)
  }
})

async function prepareTransfer(lamports: bigint, send?: { readonly preflightCommitment: string }) {
  const blockhash = (await ask('getLatestBlockhash', [])) as { value: { blockhash: string } }
  const bytes = createSolanaTransaction({
    payer: solana,
    instructions: [createSolTransfer(solana, recipient, lamports)],
    blockhash: base58.decode(blockhash.value.blockhash),
  })
  const request: SigningRequest = {
    type: 'solanaTransactions',
    transactions: [{ bytes, encoding: 'base64' }],
    isList: false,
    send,
  }
  const subject = { id: '1', origin: 'https://my-dapp.example', chainId: chain.chainId, address: solana }
  return { bytes, approval: await prepareApproval({ ...subject, request }, { rpc, network, signal }) }
}

test('default: sends a Solana transaction that was simulated', async () => {
  const { approval } = await prepareTransfer(1_000_000_000n, { preflightCommitment: 'confirmed' })
  const { content } = approval
  if (content.type !== 'solanaTransactions') throw new TypeError('It has another type')
  expect(content.simulation).toEqual({ status: 'changes', native: -1_000_005_000n })
  const answer = await signApproval(approval, getDigest(approval), { vault, rpc, network, signal })
  const { signature } = answer as { signature: string }
  await expect
    .poll(async () => ask('getSignatureStatuses', [[signature]]))
    .toMatchObject({ value: [{ err: null }] })
})

test('default: signs a Solana transaction without sending it', async () => {
  const { approval, bytes } = await prepareTransfer(1n)
  const answer = await signApproval(approval, getDigest(approval), { vault, rpc, network, signal })
  const { signature, transaction } = answer as { signature: string; transaction: string }
  const { message: signedMessage, signatures } = parseTransaction(base64.decode(transaction))
  expect(signedMessage).toEqual(parseTransaction(bytes).message)
  expect(signatures).toEqual([base58.decode(signature)])
  expect(ed25519.verify(base58.decode(signature), signedMessage, base58.decode(solana))).toBe(true)
})

test("error: a Solana transaction that takes more than was displayed, or can't be simulated again", async () => {
  const { approval } = await prepareTransfer(1n)
  const { content } = approval
  if (content.type !== 'solanaTransactions') throw new TypeError('It has another type')
  const shown: Approval = {
    ...approval,
    content: { ...content, simulation: { status: 'changes', native: -4_000n } },
  }
  for (const [displayed, node] of [
    [shown, rpc],
    [approval, noRpc],
  ] as const)
    await expect(
      signApproval(displayed, getDigest(displayed), { vault, rpc: node, network, signal }),
    ).rejects.toMatchObject({ failure: 'effects_changed' })
})

test('behavior: a Solana transaction that would fail', async () => {
  const { approval } = await prepareTransfer(10n ** 15n)
  expect(approval.content).toMatchObject({ simulation: { status: 'reverted' } })
})

test('error: the node refuses a transaction, or is away', async () => {
  const { approval } = await prepareTransfer(10n ** 15n, { preflightCommitment: 'confirmed' })
  await expect(
    signApproval(approval, getDigest(approval), { vault, rpc, network, signal }),
  ).rejects.toMatchObject({
    failure: 'send_rejected',
  })
  await expect(
    signApproval(approval, getDigest(approval), { vault, rpc: noRpc, network, signal }),
  ).rejects.toMatchObject({ failure: 'send_unknown' })
})
