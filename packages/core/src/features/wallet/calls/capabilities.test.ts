import { describe, expect, test } from 'vitest'
import { UnsupportedNonOptionalCapabilityError } from '../../../foundation/errors/calls.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { home, setUpCalls, to } from './calls.fixtures.js'
import { sendCalls } from './sendCalls.js'

const calls = [{ to, value: 5n }] as const

describe('capabilities', () => {
  const url = 'https://paymaster.example'
  const supported = { paymasterService: { supported: true } }

  test('behavior: leaves out the optional ones that the wallet lacks, and names them', async () => {
    const { kit, evm, requests } = await setUpCalls({ wallet_sendCalls: { id: '0x1' } })
    evm.capabilities = { '0x7a69': { known: {} } }
    const sent = await sendCalls(kit, {
      calls: [{ to, capabilities: { other: { optional: true }, known: {} } }, { to }],
      capabilities: { paymasterService: { url, optional: true } },
    })
    expect(sent).toEqual({
      ...{ type: 'batch', id: '0x1', transactionHashes: [] },
      omittedCapabilities: ['paymasterService', 'other'],
    })
    const call = { to, data: '0x', value: '0x0' }
    expect(requests[0]?.params).toEqual([
      expect.objectContaining({ calls: [{ ...call, capabilities: { known: {} } }, call] }),
    ])
    expect(requests[0]?.params).not.toMatchObject([{ capabilities: {} }])
  })

  test('error: the wallet lacks one of a call: code 5700, and the wallet is not asked to send', async () => {
    const { kit, evm, requests } = await setUpCalls({ wallet_sendCalls: { id: '0x1' } })
    evm.capabilities = { '0x7a69': supported }
    const sent = sendCalls(kit, { calls: [{ to, capabilities: { other: {} } }], fallback: 'sequential' })
    await expect(sent).rejects.toMatchObject({ rpcCode: 5700, message: expect.stringContaining('"other"') })
    expect(requests).toEqual([])
  })

  test('param: paymasterService by chain: the wallet gets that of the chain of the calls', async () => {
    const { kit, evm, requests } = await setUpCalls({ wallet_sendCalls: { id: '0x1' } })
    evm.capabilities = { '0x7a69': supported }
    const byChain = {
      [home.caipNetworkId]: { url, context: { policy: 'a' } },
      'eip155:1': { url: `${url}/1` },
    }
    await sendCalls(kit, { calls, capabilities: { paymasterService: { ...byChain, optional: true } } })
    expect(requests[0]?.params).toMatchObject([
      { capabilities: { paymasterService: { url, context: { policy: 'a' }, optional: true } } },
    ])
    expect(JSON.stringify(requests)).not.toContain(`${url}/1`)
  })

  test('behavior: an optional paymaster of another chain is left out', async () => {
    const { kit, requests } = await setUpCalls({ wallet_sendCalls: { id: '0x1' } })
    const paymasterService = { 'eip155:1': { url }, optional: true }
    const sent = await sendCalls(kit, { calls, capabilities: { paymasterService } })
    expect(requests[0]?.params).not.toMatchObject([{ capabilities: {} }])
    // The app can tell the user that the account pays.
    expect(sent).toMatchObject({ omittedCapabilities: ['paymasterService'] })
  })

  test.each<[string, object]>([
    ['capabilities.paymasterService.url', { url: 'http://paymaster.example' }],
    ['capabilities.paymasterService.url', { url: 'https://user:secret@paymaster.example' }],
    ['capabilities.paymasterService.url', { url: 'javascript:alert(1)' }],
    ['capabilities.paymasterService.url', {}],
    ['capabilities.paymasterService', { 'eip155:1': { url } }],
    ['capabilities.paymasterService["eip155:31337"].url', { 'eip155:31337': 'https://a.example' }],
  ])('error: %s: %j', async (field, paymasterService) => {
    const { kit, requests } = await setUpCalls({ wallet_sendCalls: { id: '0x1' } })
    // Apps without types may pass these.
    const parameters = { calls, capabilities: { paymasterService } } as Parameters<typeof sendCalls>[1]
    await expect(sendCalls(kit, parameters)).rejects.toMatchObject({ field })
    expect(requests).toEqual([])
  })

  test('behavior: the fallback names what it leaves out', async () => {
    const { kit, evm } = await setUpCalls({})
    const sent = await sendCalls(kit, {
      calls: [{ to, capabilities: { other: { optional: true } } }],
      capabilities: { paymasterService: { url, optional: true } },
      fallback: 'sequential',
    })
    expect(sent).toMatchObject({ type: 'sequential', omittedCapabilities: ['paymasterService', 'other'] })
    expect(evm.sent.map(({ transaction }) => transaction)).toEqual([{ to, data: '0x' }])
  })

  test('error: one of a call that is not optional never falls back', async () => {
    const { kit, evm } = await setUpCalls({})
    const sent = sendCalls(kit, { calls: [{ to, capabilities: { other: {} } }], fallback: 'sequential' })
    await expect(sent).rejects.toThrow(UnsupportedNonOptionalCapabilityError)
    expect(evm.sent).toEqual([])
  })
})

describe('the hashes that a wallet tells with the id (CAIP-345)', () => {
  const hash = `0x${'1'.repeat(64)}`
  const toAnswer = (caip2: string) => ({
    id: '0x1',
    capabilities: { caip345: { caip2, transactionHashes: [hash] } },
  })

  test('default: they are in the result, and the transaction is tracked without asking the wallet', async () => {
    const { kit, requests } = await setUpCalls({ wallet_sendCalls: toAnswer(home.caipNetworkId) })
    expect(await sendCalls(kit, { calls })).toMatchObject({ id: '0x1', transactionHashes: [hash] })
    await nextMacrotask()
    expect(kit.getState().calls?.pending).toEqual([])
    expect(requests.map(({ method }) => method)).toEqual(['wallet_sendCalls'])
  })

  test('behavior: ignores those of another chain', async () => {
    const { kit } = await setUpCalls({ wallet_sendCalls: toAnswer('eip155:1') })
    expect(await sendCalls(kit, { calls })).toMatchObject({ transactionHashes: [] })
    expect(kit.getState().calls?.pending).toMatchObject([{ id: '0x1' }])
  })
})
