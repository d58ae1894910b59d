import { describe, expect, test } from 'vitest'
import { toHex } from '../../foundation/encoding/bytes.js'
import { InvalidTransactionError } from '../../foundation/errors/parameters.js'
import { addresses, publicKey, read } from './bitcoin.fixtures.js'
import { planTransfer } from './planTransfer.js'

const txid = 'ab'.repeat(32)
const coin = { txid, vout: 3, value: 50_000n, confirmed: true }
const esplora: Parameters<typeof planTransfer>[0]['esplora'] = {
  getUtxos: async () => [coin],
  getFeeRate: async () => 1,
  getTransaction: async (id) => (id === txid ? '0200' : ''),
}

test('behavior: spends exactly the given outputs for the given fee', async () => {
  const address = addresses.p2wpkh.mainnet
  const from = { ...read(address), address, publicKey }
  const { script } = from
  const planWith = (fee: bigint) =>
    planTransfer({ from, to: from, amount: 10_000n, esplora, exact: { coins: [coin], fee } })
  expect((await planWith(500n)).outputs).toEqual([
    { script, value: 10_000n },
    { script, value: 39_500n },
  ])
  expect((await planWith(40_000n)).outputs).toEqual([{ script, value: 10_000n }])
  await expect(planWith(39_900n)).rejects.toThrow('leave 100 sats')
  await expect(planWith(40_001n)).rejects.toThrow('leave -1 sats')
})

function plan(kind: keyof typeof addresses, key: string | undefined = publicKey) {
  const address = addresses[kind].mainnet
  const from = { ...read(address), address, publicKey: key }
  return planTransfer({ from, to: read(addresses.p2wsh.mainnet), amount: 10_000n, esplora })
}

describe('planTransfer', () => {
  test('default: the receiver first, then the change', async () => {
    const { inputs, outputs, fee } = await plan('p2wpkh')
    const { script } = read(addresses.p2wpkh.mainnet)
    expect(inputs).toEqual([
      { hash: txid, index: 3, sequence: 0xfffffffd, witnessUtxo: { script, value: 50_000n } },
    ])
    // 11 + 68 + 43 + 31 virtual bytes.
    expect(outputs).toEqual([
      { script: read(addresses.p2wsh.mainnet).script, value: 10_000n },
      { script, value: 39_847n },
    ])
    expect(fee).toBe(153n)
  })

  test('behavior: a p2pkh input includes the transaction it spends from', async () => {
    const { inputs } = await plan('p2pkh')
    expect(inputs).toEqual([
      { hash: txid, index: 3, sequence: 0xfffffffd, nonWitnessUtxo: Uint8Array.of(2, 0) },
    ])
  })

  test('behavior: a p2tr input includes its key without the parity byte', async () => {
    const { inputs } = await plan('p2tr')
    expect(toHex(inputs[0]?.tapInternalKey ?? new Uint8Array())).toBe(publicKey.slice(2))
  })

  test('behavior: a p2sh input includes the redeem script', async () => {
    const { inputs } = await plan('p2sh')
    expect(toHex(inputs[0]?.redeemScript ?? new Uint8Array())).toBe(
      '0014751e76e8199196d454941c45d1b3a323f1433bd6',
    )
  })

  test('error: rejects an address that cannot be spent from without its public key', async () => {
    const address = addresses.p2sh.mainnet
    const from = { ...read(address), address }
    const failure = planTransfer({ from, to: from, amount: 10_000n, esplora })
    await expect(failure).rejects.toThrow(InvalidTransactionError)
  })
})
