import { readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startEvmNode } from '../../data/accountData/startEvmNode.fixtures.js'
import { createTemporaryFolder, startProgram } from '../../testing/program.fixtures.js'
import { describeCapabilities } from './describeCapabilities.js'

const id = 'eip155:42'

/** Writes the settings of a gateway with one chain, whose node answers. */
async function write(chain: object = {}) {
  const node = await startEvmNode({ native: 1n, tokens: {}, hasMulticall3: true }, '0x2a')
  const folder = createTemporaryFolder()
  const chainsFile = join(folder, 'chains.json')
  writeFileSync(chainsFile, JSON.stringify({ chains: [{ id, http: [node.url], ...chain }] }))
  return { folder, chainsFile }
}

const bare =
  'node, balances, permissions; without: subscriptions (unsupported), history (not_indexed), nfts (not_indexed), prices (unpriced)'

test('default: tells per chain what a gateway has, and why it lacks the rest', async () => {
  const { chainsFile } = await write()
  const text = await describeCapabilities({ chainsFile })
  expect(text).toContain(`  ${id}: ${bare}`)
  expect(text).toMatch(/ {2}all chains: relay, walletDirectory, images; without: onramp \(unsupported\)/)
})

test('behavior: a setting changes what clients see', async () => {
  const { chainsFile } = await write({ index: {} })
  // The node of the test has no blocks to index.
  const text = await describeCapabilities({ chainsFile })
  expect(text).toMatch(/history, nfts(?:, permissions)?; without: subscriptions \(unsupported\), prices/)
})

test('error: says why the gateway does not start, and leaves no files', async () => {
  const { chainsFile } = await write({ http: [] })
  const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('latchkit-check-'))
  const before = folders()
  const text = await describeCapabilities({ chainsFile })
  expect(text).toMatch(/^What clients will see is not known, because the gateway does not start: /)
  expect(folders()).toEqual(before)
})

test('behavior: the command prints it before its findings', async () => {
  const { folder, chainsFile } = await write()
  const env = { CHAINS_FILE: chainsFile, DATA_DIR: folder, MIN_FREE_BYTES: '0' }
  const { output } = await startProgram(env, ['check']).ended
  expect(output.indexOf('What clients will see:')).toBeLessThan(output.indexOf('ok      DATA_DIR'))
  expect(output).toContain(`  ${id}: ${bare}`)
})
